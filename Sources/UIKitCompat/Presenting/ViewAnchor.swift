import ActionSheets

/// The place from which a sheet originates, in UIKit's terms.
@MainActor
struct ViewAnchor {
  /// The view or item at the place.
  enum Thing {
    case view(UIView)
    case barButtonItem(UIBarButtonItem)
  }

  let origin: Origin
  let thing: Thing
  /// The rectangle in the view's coordinates, or `nil` for the whole of it.
  var rectangle: CGRect?

  init(_ origin: Origin, _ view: UIView, _ rectangle: CGRect? = nil) {
    self.origin = origin
    thing = .view(view)
    self.rectangle = rectangle
  }

  init(_ item: UIBarButtonItem) {
    origin = .barButtonItem
    thing = .barButtonItem(item)
  }

  /// The object at the place; a second sheet from it dismisses the first (row L11).
  var source: NSObject {
    switch thing {
    case .view(let view): view
    case .barButtonItem(let item): item
    }
  }

  /// The window that the place is in, or `nil`.
  var window: UIWindow? {
    switch thing {
    case .view(let view): view.window
    case .barButtonItem(let item): item.window
    }
  }

  /// Returns the same place as a presenter's anchor, or `nil` where the host has no element for it.
  func anchor<Element>(_ element: (UIView) -> Element?) -> Anchor<Element>? {
    switch thing {
    case .barButtonItem(let item):
      if let element = item.element as? Element { return .barButtonItem(element) }
      return item.customView.flatMap { ViewAnchor(.view, $0).anchor(element) }
        .map { .barButtonItem($0.element) }
    case .view(let view):
      var ancestor: UIView? = view
      while let candidate = ancestor {
        if let found = element(candidate) { return anchor(in: found, of: candidate, from: view) }
        ancestor = candidate.superview
      }
      return nil
    }
  }

  private func anchor<Element>(
    in element: Element, of ancestor: UIView, from view: UIView
  ) -> Anchor<Element> {
    switch origin {
    case .toolbar: return .toolbar(element)
    case .tabBar: return .tabBar(element)
    case .barButtonItem: return .barButtonItem(element)
    case .view: return .view(element)
    case .rectangle:
      let place = view.convert(rectangle ?? view.bounds, to: ancestor)
      return .rectangle(
        Rectangle(
          x: place.minX - ancestor.bounds.minX, y: place.minY - ancestor.bounds.minY,
          width: place.width, height: place.height),
        in: element)
    }
  }
}
