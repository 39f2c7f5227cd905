import ActionSheets
import CGTK

/// An entry of GTK's for one line of text; one for a secret has memory that is not swapped out.
@MainActor
package final class TextEntry {
  package let widget: Widget
  /// Whether the text is a secret.
  package let isSecure: Bool
  /// Called at each change that the person makes.
  package var onChange: (FieldText) -> Void = { _ in }
  /// Whether an input method is putting a word together, and needs all keys.
  private(set) var isComposing = false
  private var isShowing = false

  /// Creates an empty entry.
  package init(isSecure: Bool) {
    self.isSecure = isSecure
    widget = Widget(new: isSecure ? gtk_password_entry_new() : gtk_entry_new())
    if isSecure { gtk_password_entry_set_show_peek_icon(widget.opaque, 1) }
    widget.on("changed") { [weak self] in
      guard let self, !isShowing else { return }
      onChange(text)
    }
    guard let inner = gtk_editable_get_delegate(widget.opaque) else { return }
    // Of a paste of several lines the first is taken, as in a terminal.
    cgtk_set_boolean_property(UnsafeMutableRawPointer(inner), "truncate-multiline", 1)
    Signal.connect(UnsafeMutableRawPointer(inner), "preedit-changed") { [weak self] arguments in
      self?.isComposing = !arguments.isEmptyText(0)
      return false
    }
    if isSecure { letGo(of: Widget(inner)) }
  }

  /// Keeps the part that is edited from signalling to an entry that is gone.
  ///
  /// A window keeps the part that had the focus until its next frame, and GTK 4.8 then tells the entry of the loss.
  private func letGo(of inner: Widget) {
    let entry = UnsafeMutableRawPointer(widget.pointer)
    widget.on("destroy") {
      g_signal_handlers_disconnect_matched(
        inner.pointer, G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, entry)
    }
  }

  /// The text; setting it is no change that the person makes.
  package var text: FieldText {
    get { widget.editedText }
    set {
      guard newValue != text else { return }
      isShowing = true
      defer { isShowing = false }
      widget.editedText = newValue
    }
  }

  /// The text in the entry while it is empty, which is also its name for assistive technology.
  package var placeholder = "" {
    didSet {
      guard oldValue != placeholder else { return }
      cgtk_set_string_property(widget.pointer, "placeholder-text", Text.shown(placeholder))
      widget.setAccessibleName(Text.spoken(placeholder))
    }
  }

  /// Takes over text, caret and focus of another entry.
  package func replace(_ other: TextEntry) {
    let isFocused = other.widget.containsFocus
    let caret = gtk_editable_get_position(other.widget.opaque)
    text = other.text
    // The focus selects all of the text.
    if isFocused { widget.grabFocus() }
    gtk_editable_set_position(widget.opaque, caret)
  }
}
