import ActionSheets
import CGTK

/// A popover of GTK with an arrow, which does not grab the keyboard and the pointer.
///
/// The sheet decides about a press outside, and of a popover that grabs, Orca says the window's name once more.
@MainActor
final class Popover {
  let widget = Widget(new: gtk_popover_new())
  private(set) var isShown = false
  /// Called when something else has closed the popover.
  var onClose: () -> Void = {}
  private var aimed = GdkRectangle()

  init(_ content: Widget, in parent: Widget, appearance: Appearance) {
    let popover = widget.cast(to: GtkPopover.self)
    gtk_popover_set_autohide(popover, 0)
    gtk_popover_set_has_arrow(popover, 1)
    gtk_popover_set_child(popover, content.pointer)
    widget.setClass("actionsheet-popover")
    widget.setClass("actionsheet-ios", appearance == .iOS)
    gtk_widget_set_parent(widget.pointer, parent.pointer)
    widget.on("closed") { [weak self] in
      guard let self, isShown else { return }
      isShown = false
      onClose()
    }
  }

  /// Returns the greatest height that fits on the monitor of a window, with room for the arrow.
  static func greatestHeight(in window: Widget) -> Int {
    Screen.size(around: window).map { max($0.height * 4 / 5 - 40, 60) } ?? 600
  }

  /// Shows the popover, or moves it.
  ///
  /// - Parameters:
  ///   - anchor: The rectangle that the arrow aims at, in the coordinates of the parent.
  ///   - room: The window, or the part of it that is on screen, in the coordinates of the parent.
  ///   - content: The size that the content wants.
  func show(at anchor: Rectangle<Double>, in room: Rectangle<Double>, content: Size<Double>) {
    // The length of the arrow and the least size that is of use are chosen. GTK finds the place on that side itself.
    let placement = PopoverPlacement(
      size: content, anchor: anchor, bounds: room, arrow: 12, corner: 20,
      smallest: Size(width: 60, height: 60),
      permitted: Edge.arrowEdges(in: widget.layoutDirection))
    let popover = widget.cast(to: GtkPopover.self)
    gtk_popover_set_position(popover, Popover.position(of: placement?.arrowEdge ?? .top))
    aim(at: anchor, in: room)
    if isShown {
      gtk_popover_present(popover)
    } else {
      isShown = true
      gtk_popover_popup(popover)
    }
  }

  func hide() {
    isShown = false
    gtk_popover_popdown(widget.cast(to: GtkPopover.self))
  }

  /// Has the arrow aim at the part of an anchor that is in view; GTK lays the popover out with the next frame.
  func aim(at anchor: Rectangle<Double>, in room: Rectangle<Double>) {
    let target = PopoverPlacement.target(anchor, in: room)
    var place = GdkRectangle(
      x: Int32(target.x), y: Int32(target.y), width: Int32(max(target.width, 1)),
      height: Int32(max(target.height, 1)))
    guard gdk_rectangle_equal(&place, &aimed) == 0 else { return }
    aimed = place
    gtk_popover_set_pointing_to(widget.cast(to: GtkPopover.self), &place)
  }

  /// Takes the popover away; its content is free then.
  func remove() {
    isShown = false
    gtk_popover_set_child(widget.cast(to: GtkPopover.self), nil)
    widget.removeFromParent()
  }

  /// The side of the anchor on which a popover stands whose arrow leaves from an edge.
  private static func position(of arrowEdge: Edge) -> GtkPositionType {
    switch arrowEdge {
    case .top: GTK_POS_BOTTOM
    case .bottom: GTK_POS_TOP
    case .left: GTK_POS_RIGHT
    case .right: GTK_POS_LEFT
    }
  }
}
