import ActionSheetsGTK
import CGTK
import UIKitCompat

/// What stands in a bar for one item: a button, room, or the item's own view.
@MainActor
final class BarItemWidget {
  let item: UIBarButtonItem
  let widget: Widget
  private let title: TitledButton?
  private let custom: (any ViewWidget)?
  private let customView: UIView?

  init(_ item: UIBarButtonItem) {
    self.item = item
    customView = item.customView
    if let view = item.customView {
      custom = (view.element as? Widget).map { ProgramWidget($0) } ?? view.makeWidget()
      title = nil
      widget = custom?.widget ?? Widget.container()
      if view.element == nil { view.element = widget }
    } else if item.systemItem == .flexibleSpace || item.systemItem == .fixedSpace {
      (custom, title) = (nil, nil)
      widget = Widget.container()
      gtk_widget_set_hexpand(widget.pointer, item.systemItem == .flexibleSpace ? 1 : 0)
    } else {
      let button = TitledButton()
      (custom, title) = (nil, button)
      widget = button.widget
      widget.on("clicked") { [weak item] in item?.sendAction() }
    }
    if item.element == nil { item.element = widget }
  }

  /// Whether the item still has the view, or none, that it had when the widget was made.
  var isCurrent: Bool { item.customView === customView }

  func show() {
    custom?.show()
    if let customView {
      widget.isVisible = !customView.isHidden
      widget.opacity = customView.alpha
    }
    if item.systemItem == .fixedSpace || item.systemItem == .flexibleSpace {
      gtk_widget_set_size_request(widget.pointer, Int32(Int(points: max(item.width, 0))), -1)
    }
    title?.text = item.title ?? item.systemItem?.title ?? ""
    if title != nil, widget.isSensitive != item.isEnabled { widget.isSensitive = item.isEnabled }
  }

  /// Takes the widget out of its bar.
  func remove() {
    if let parent = widget.parent {
      gtk_box_remove(parent.cast(to: GtkBox.self), widget.pointer)
    }
    if let element = item.element as? Widget, element.isSame(as: widget) { item.element = nil }
    if !(custom is ProgramWidget), widget.isSame(as: customView?.element as? Widget) {
      customView?.element = nil
    }
  }
}

extension UIBarButtonItem.SystemItem {
  /// What the button of the item says.
  fileprivate var title: String {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .add: "Add"
    case .compose: "Compose"
    case .reply: "Reply"
    case .action: "Share"
    case .organize: "Organize"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .refresh: "Refresh"
    case .stop: "Stop"
    case .camera: "Camera"
    case .trash: "Delete"
    case .play: "Play"
    case .pause: "Pause"
    case .rewind: "Rewind"
    case .fastForward: "Fast Forward"
    case .undo: "Undo"
    case .redo: "Redo"
    case .pageCurl: "Page Curl"
    case .close: "Close"
    case .flexibleSpace, .fixedSpace: ""
    }
  }
}
