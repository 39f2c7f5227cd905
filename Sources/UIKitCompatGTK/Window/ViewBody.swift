import ActionSheetsGTK
import UIKitCompat

/// A widget that holds the widgets of a view and of its subviews, each at its view's frame.
@MainActor
final class ViewBody {
  private struct Entry {
    let view: UIView
    let shown: any ViewWidget
  }

  /// The widget itself.
  let widget = Widget.container()
  /// The layout of the widget.
  let layout: Layout
  /// The view that fills it.
  weak var root: UIView? {
    didSet {
      guard oldValue !== root else { return }
      if let oldValue { giveUpRoot(oldValue) }
      if let root { claim(root) }
    }
  }
  /// Called to lay out the views for a size.
  var onPlace: (CGSize) -> Void = { _ in }
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The shown widgets, from back to front.
  private var order: [Entry] = []

  init() {
    layout = Layout(of: widget)
    layout.place = { [weak self] width, height in self?.place(width, height) }
  }

  isolated deinit {
    for entry in entries.values { release(entry) }
    if let root { giveUpRoot(root) }
  }

  /// The widget of the root view, or `nil` for a view that shows only its subviews.
  var rootWidget: Widget? { root.flatMap { entries[ObjectIdentifier($0)]?.shown.widget } }

  /// Returns the body that shows a view or a superview, or `nil`.
  static func showing(_ view: UIView) -> ViewBody? {
    view.withAncestors.lazy.compactMap { $0.shownBy as? ViewBody }.first
  }

  /// Updates the widgets from the views.
  func update() {
    // The widgets of views that have left go first.
    for (key, entry) in entries where root.map(entry.view.isDescendant(of:)) != true {
      entries[key] = nil
      release(entry)
    }
    order = []
    if let root { collect(root) }
    var before: Widget?
    let isInOrder = widget.children == order.map(\.shown.widget)
    for entry in order {
      if !isInOrder { entry.shown.widget.place(after: before, in: widget) }
      before = entry.shown.widget
    }
    widget.queueAllocate()
  }

  /// Returns the natural size of a view in the given room, or `nil` when it has no widget.
  func measure(_ view: UIView, _ size: CGSize) -> CGSize? {
    guard let shown = shown(view) else { return nil }
    shown.show()
    let width = shown.widget.width()
    let room = size.width > 0 && size.width < 100_000 ? Int(size.width) : width.natural
    let used = max(width.minimum, min(width.natural, room))
    return CGSize(width: used, height: shown.widget.height(forWidth: used).natural)
  }

  /// Updates the widgets of a view and its subviews; what the view inherits is passed on, as the widgets are siblings.
  private func collect(
    _ view: UIView, isHidden: Bool = false, alpha: CGFloat = 1, canTarget: Bool = true
  ) {
    let isHidden = isHidden || view.isHidden
    let alpha = alpha * min(max(view.alpha, 0), 1)
    let canTarget = canTarget && view.isUserInteractionEnabled
    if let shown = shown(view) {
      shown.show()
      // A sheet that leaves a bar usable may have made this widget inert.
      Inertness.setVisible(!isHidden, of: shown.widget)
      shown.widget.opacity = alpha
      Inertness.setCanTarget(canTarget, of: shown.widget)
      order.append(Entry(view: view, shown: shown))
    } else if view === root, view.element == nil {
      view.element = widget
      view.shownBy = self
    }
    for child in view.subviews {
      collect(child, isHidden: isHidden, alpha: alpha, canTarget: canTarget)
    }
  }

  /// Returns the widget of a view, made if necessary, or `nil` for a view that shows only its subviews.
  private func shown(_ view: UIView) -> (any ViewWidget)? {
    claim(view)
    let key = ObjectIdentifier(view)
    let element = view.element as? Widget
    if let entry = entries[key] {
      if element == nil { view.element = entry.shown.widget }
      if element == nil || entry.shown.widget == element { return entry.shown }
      entries[key] = nil
      release(entry)
    }
    let made: (any ViewWidget)?
    if let element {
      // The program may show its widget elsewhere.
      guard element.parent == nil, element != widget else { return nil }
      made = ProgramWidget(element)
    } else {
      made = view.makeWidget()
    }
    guard let made else { return nil }
    if view.element == nil { view.element = made.widget }
    view.shownBy = self
    entries[key] = Entry(view: view, shown: made)
    return made
  }

  /// Takes a view that has moved here from the body that showed it.
  private func claim(_ view: UIView) {
    guard let other = view.shownBy as? ViewBody, other !== self else { return }
    if let entry = other.entries.removeValue(forKey: ObjectIdentifier(view)) {
      other.release(entry)
    } else {
      other.giveUpRoot(view)
    }
  }

  private func giveUpRoot(_ view: UIView) {
    if widget == view.element as? Widget { view.element = nil }
    if view.shownBy === self { view.shownBy = nil }
  }

  private func release(_ entry: Entry) {
    entry.shown.widget.removeFromParent()
    order.removeAll { $0.view === entry.view }
    let element = entry.view.element as? Widget
    if !(entry.shown is ProgramWidget), entry.shown.widget == element {
      entry.view.element = nil
    }
    if entry.view.shownBy === self { entry.view.shownBy = nil }
  }

  private func place(_ width: Int, _ height: Int) {
    onPlace(CGSize(width: width, height: height))
    guard let root else { return }
    for entry in order {
      let part = entry.shown.widget
      let frame = entry.view.convert(entry.view.bounds, to: root)
      // A view without a size is not shown.
      part.setChildVisible(!frame.isEmpty)
      guard part.isVisible, !frame.isEmpty else { continue }
      let x = Int(points: frame.minX)
      let y = Int(points: frame.minY)
      // GTK warns when a widget gets less than its minimum.
      let partWidth = max(part.width().minimum, Int(points: frame.maxX) - x)
      let partHeight = max(part.height(forWidth: partWidth).minimum, Int(points: frame.maxY) - y)
      part.allocate(x: x, y: y, width: partWidth, height: partHeight)
    }
  }
}
