import ActionSheets

/// The place from which a sheet originates, in UIKit's terms.
@MainActor
struct ViewAnchor {
  let origin: Presentation.Origin
  /// The view or bar item at the place; a second sheet from it dismisses the first (row L11).
  let source: any UIPopoverPresentationControllerSourceItem
  /// The rectangle in the view's coordinates, or `nil` for the whole of it.
  var rectangle: CGRect?

  init(
    _ origin: Presentation.Origin, _ source: any UIPopoverPresentationControllerSourceItem,
    _ rectangle: CGRect? = nil
  ) {
    self.origin = origin
    self.source = source
    self.rectangle = rectangle
  }

  private var item: UIBarButtonItem? { source as? UIBarButtonItem }

  /// Whether the place is a bar item with an element of the host, which needs no bar.
  var isItemOfHost: Bool { item?.element != nil }

  /// The window that the place is in, or `nil`.
  var window: UIWindow? { item?.window ?? (source as? UIView)?.window }

  /// Returns the same place as a presenter's anchor, or `nil` where the host has no element for it.
  func anchor<Element>(_ element: (UIView) -> Element?) -> Anchor<Element>? {
    if let item {
      if let element = item.element as? Element { return .barButtonItem(element) }
      return item.customView.flatMap { ViewAnchor(.view, $0).anchor(element) }
        .map { .barButtonItem($0.element) }
    }
    guard let view = source as? UIView else { return nil }
    for ancestor in view.withAncestors {
      if let found = element(ancestor) { return anchor(in: found, of: ancestor, from: view) }
    }
    return nil
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
