import ActionSheets
import CGTK

/// A popover of the program in which a sheet takes the place of the content (row S7).
///
/// The sheet becomes a second child of the widget in which GTK keeps the popover's child. Children of it lie over
/// each other, and it is as large as the largest needs. So the program's child stays where it is, and the program
/// may ask for it or set another one at any time.
@MainActor
final class PopoverHost {
  let popover: Widget
  /// The widget that the popover was opened from.
  let opener: Widget?
  /// Called when the popover was closed while it held a sheet, which it no longer does.
  var onClose: (Cancellation) -> Void = { _ in }

  private var sheet: Widget?
  private var content: (widget: Widget, opacity: Double, inertness: Inertness)?
  private var contentShare = 0.0
  private var isHidden = false
  private var signals: [Signal] = []
  /// Whether the popover was closed to make way for its sheet, and can be opened for it again.
  private var isWithdrawn = false

  init(_ popover: Widget) {
    self.popover = popover
    opener = popover.parent
  }

  var isOpen: Bool { popover.isMapped }

  /// Whether the popover was closed to make way, and could be opened again.
  var canReopen: Bool { isWithdrawn && popover.parent?.isMapped == true }

  /// Opens the popover again if it was closed to make way.
  ///
  /// The sheet must be in it already: GTK lays out once more the content that it had when it was closed.
  func reopen() {
    guard !isOpen, canReopen, let parent = popover.parent else { return }
    isWithdrawn = false
    if cgtk_is_menu_button(parent.pointer) != 0 {
      gtk_menu_button_popup(parent.opaque)
    } else {
      gtk_popover_popup(popover.cast(to: GtkPopover.self))
    }
  }

  /// Closes the popover, to be opened again if its sheet returns to it.
  func withdraw() {
    guard isOpen else { return }
    isWithdrawn = true
    gtk_popover_popdown(popover.cast(to: GtkPopover.self))
  }

  /// Puts a sheet in the place of the content.
  func add(_ sheet: Widget) {
    guard let frame = popover.children.first(where: { $0.styleName == "contents" }) else { return }
    self.sheet = sheet
    coverContent()
    signals = [
      Signal(popover.pointer, "unmap") { [weak self] in
        if let self { lose(isClosedByPress ? .outsidePress : .hostGone) }
      },
      Signal(popover.pointer, "notify::child") { [weak self] in self?.raiseSheet() },
    ]
    sheet.isCenteredVertically = true
    gtk_widget_insert_before(sheet.pointer, frame.pointer, nil)
  }

  /// Takes the sheet out; the content is as it was before.
  func remove() {
    guard let sheet else { return }
    self.sheet = nil
    signals = []
    isHidden = false
    uncoverContent()
    sheet.removeFromParent()
    sheet.isCenteredVertically = false
  }

  func hideContent() {
    isHidden = true
    content?.inertness.hide()
  }

  /// Shows the content through a sheet that is on its way.
  ///
  /// - Parameter share: How much is left of it, from 0 to 1.
  func showContent(_ share: Double) {
    contentShare = share
    if let content { content.widget.opacity = content.opacity * share }
  }

  /// Whether a press outside closes the popover just now.
  ///
  /// GDK closes it then, and tells GTK by a signal of the surface.
  private var isClosedByPress: Bool {
    guard let surface = gtk_native_get_surface(popover.opaque) else { return false }
    return g_signal_get_invocation_hint(UnsafeMutableRawPointer(surface)) != nil
  }

  private func coverContent() {
    guard let child = gtk_popover_get_child(popover.cast(to: GtkPopover.self)) else { return }
    let widget = Widget(child)
    let inertness = Inertness()
    inertness.add(widget)
    if isHidden { inertness.hide() }
    content = (widget, widget.opacity, inertness)
    showContent(contentShare)
  }

  private func uncoverContent() {
    if let content { content.widget.opacity = content.opacity }
    content = nil
  }

  /// Keeps the sheet above a child that the program has just set.
  private func raiseSheet() {
    guard let sheet, let frame = sheet.parent else { return }
    uncoverContent()
    coverContent()
    gtk_widget_insert_before(sheet.pointer, frame.pointer, nil)
  }

  private func lose(_ cause: Cancellation) {
    guard sheet != nil else { return }
    remove()
    onClose(cause)
  }
}
