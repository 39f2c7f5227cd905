import ActionSheetsGTK
import UIKitCompat

/// What stands in a bar for one item: a button, room, or the item's own view.
@MainActor
final class BarItemWidget {
  let item: UIBarButtonItem
  let widget: Widget
  private let button: TitledButton?
  private let custom: CustomViewWidget?
  private weak var customView: UIView?

  init(_ item: UIBarButtonItem) {
    self.item = item
    customView = item.shownView
    custom = customView.map { CustomViewWidget($0) }
    // A view that has gone elsewhere leaves nothing.
    button = item.customView == nil && !item.isSpace ? TitledButton() : nil
    widget = custom?.widget ?? button?.widget ?? Widget.container()
    widget.isExpanding = item.systemItem == .flexibleSpace
    button?.onPress = { [weak item] in item?.sendAction() }
    if item.element == nil { item.element = widget }
  }

  isolated deinit {
    giveUpElement()
  }

  /// Whether the item still has the view, or none, that it had when the widget was made.
  var isCurrent: Bool {
    item.shownView === customView && (item.customView == nil) == (custom == nil)
  }

  func show() {
    custom?.show()
    if item.customView == nil, item.isSpace {
      widget.setLeastWidth(Int(points: max(item.width, 0)))
    }
    guard let button else { return }
    button.text = item.shownTitle
    widget.isSensitive = item.isEnabled
  }

  /// Has the item stand for nothing that is shown.
  func giveUpElement() {
    if widget == item.element as? Widget { item.element = nil }
  }
}

extension UIBarButtonItem {
  fileprivate var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }
}
