import ActionSheetsGTK
import UIKitCompat

/// The widget for one item of a bar: a button, a space, or the item's custom view.
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
    // An item whose custom view is elsewhere shows nothing.
    button = item.customView == nil && !item.isSpace ? TitledButton() : nil
    widget = custom?.widget ?? button?.widget ?? Widget.container()
    widget.isExpanding = item.systemItem == .flexibleSpace
    button?.onPress = { [weak item] in item?.sendAction() }
    if item.element == nil { item.element = widget }
  }

  isolated deinit {
    giveUpElement()
  }

  /// Whether the item has the same custom view, or none, as when the widget was made.
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

  /// Takes the widget away from the item.
  func giveUpElement() {
    if widget == item.element as? Widget { item.element = nil }
  }
}

extension UIBarButtonItem {
  fileprivate var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }
}
