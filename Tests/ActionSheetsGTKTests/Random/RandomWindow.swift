import ActionSheets
import CGTK

@testable import ActionSheetsGTK

/// A window of a program with a bar, a popover, and controls that sheets come from and lie over.
@MainActor
final class RandomWindow {
  let window = Widget(new: gtk_window_new())
  private let share = Widget(new: gtk_button_new_with_label("Share"))
  private let beneath = Widget(new: gtk_button_new_with_label("Beneath"))
  private let entry = Widget(new: gtk_entry_new())
  private let spare = Widget(new: gtk_button_new_with_label("Spare"))
  private let inPopover = Widget(new: gtk_button_new_with_label("In a popover"))
  private let fixed = Widget(new: gtk_fixed_new())
  private let menuButton = Widget(new: gtk_menu_button_new())
  private let popover = Widget(new: gtk_popover_new())
  /// What each widget was like before the first sheet.
  private var states: [(widget: Widget, state: WidgetState)] = []

  init(isAutohide: Bool) {
    let handle = window.cast(to: GtkWindow.self)
    let header = Widget(new: gtk_header_bar_new())
    gtk_header_bar_pack_end(header.opaque, share.pointer)
    gtk_header_bar_pack_start(header.opaque, menuButton.pointer)
    gtk_window_set_titlebar(handle, header.pointer)
    gtk_menu_button_set_popover(menuButton.opaque, popover.pointer)
    gtk_popover_set_autohide(popover.cast(to: GtkPopover.self), isAutohide ? 1 : 0)
    gtk_popover_set_child(popover.cast(to: GtkPopover.self), inPopover.pointer)
    for control in RandomAnchor.Control.allCases {
      gtk_widget_set_name(widget(of: control).pointer, "\(control)")
    }
    let content = Widget(new: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    for part in [beneath, entry, fixed] {
      gtk_box_append(content.cast(to: GtkBox.self), part.pointer)
    }
    gtk_widget_set_vexpand(fixed.pointer, 1)
    put(x: 10, y: 10)
    gtk_window_set_child(handle, content.pointer)
    gtk_window_set_default_size(handle, 700, 500)
    gtk_window_present(handle)
    Display.wait { window.isMapped && window.size.width > 1 }
    beneath.grabFocus()
    states =
      ([share, beneath, entry, fixed, spare, menuButton, popover, inPopover, content, header])
      .map { ($0, WidgetState($0)) }
  }

  /// Whether the window has not been destroyed.
  var isThere: Bool { window.isToplevel }

  /// All that can take the focus beneath a sheet.
  var controls: [Widget] { [share, beneath, entry, spare, inPopover, menuButton] }

  /// What differs from how it was before the first sheet.
  var changes: [String] {
    states.compactMap { widget, before in
      let now = WidgetState(widget)
      return now == before ? nil : "\(widget.name): \(before) became \(now)"
    }
  }

  func widget(of control: RandomAnchor.Control) -> Widget {
    switch control {
    case .share: share
    case .beneath: beneath
    case .entry: entry
    case .spare: spare
    case .inPopover: inPopover
    }
  }

  /// Finds the anchor's control.
  func anchor(_ anchor: RandomAnchor?) -> Anchor<Widget>? {
    anchor.map { anchor in
      let widget = widget(of: anchor.control)
      return switch anchor.origin {
      case .toolbar: .toolbar(widget)
      case .tabBar: .tabBar(widget)
      case .barButtonItem: .barButtonItem(widget)
      case .view: .view(widget)
      case .rectangle: .rectangle(anchor.rectangle, in: widget)
      }
    }
  }

  func change(_ change: Step.Change) {
    switch change {
    case .hide: spare.isVisible = false
    case .show: spare.isVisible = true
    case .remove:
      if spare.parent != nil { gtk_fixed_remove(fixed.cast(to: GtkFixed.self), spare.pointer) }
    // To where it is not seen, and the window is no larger for it.
    case .moveAway: put(x: -400, y: -300)
    case .moveBack: put(x: 10, y: 10)
    }
  }

  func openPopover() {
    gtk_menu_button_popup(menuButton.opaque)
  }

  func closePopover() {
    gtk_popover_popdown(popover.cast(to: GtkPopover.self))
  }

  var hasOpenPopover: Bool { popover.isMapped }

  func destroy() {
    if isThere { gtk_window_destroy(window.cast(to: GtkWindow.self)) }
  }

  private func put(x: Double, y: Double) {
    let handle = fixed.cast(to: GtkFixed.self)
    if spare.parent == nil {
      gtk_fixed_put(handle, spare.pointer, x, y)
    } else {
      gtk_fixed_move(handle, spare.pointer, x, y)
    }
  }
}

/// What a sheet changes of a widget beneath it, and must put back.
@MainActor
struct WidgetState: Equatable {
  let canFocus: Bool
  let canTarget: Bool
  let isSensitive: Bool
  let opacity: Double
  let isHidden: Bool

  init(_ widget: Widget) {
    canFocus = gtk_widget_get_can_focus(widget.pointer) != 0
    canTarget = gtk_widget_get_can_target(widget.pointer) != 0
    isSensitive = widget.isSensitive
    opacity = widget.opacity
    // GTK itself hides from assistive technology what is not visible.
    isHidden = widget.isVisible && cgtk_is_accessible_hidden(widget.pointer) != 0
  }
}

extension Widget {
  /// Whether nothing that the widget is in keeps the focus away.
  var canBeFocused: Bool {
    lineage.allSatisfy { gtk_widget_get_can_focus($0.pointer) != 0 }
  }
}
