import ActionSheets

/// A line of text that the person edits: a field of an alert.
///
/// What is entered stands in ``text`` at once, and `.editingChanged` is sent; text that the program sets is
/// shown at once too.
@MainActor
open class UITextField: UIControl {
  /// Posted after the text has changed; the object is the field.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")

  /// What stands in the field while it is empty; it is spoken as the field's name.
  open var placeholder: String?

  /// Whether the text is a secret: it is never shown, spoken or logged.
  open var isSecureTextEntry = false

  var content = FieldText("")
  var onEdit: ((FieldText) -> Void)?

  /// The text; a string is made of it only when it is asked for.
  open var text: String? {
    get { content.string }
    set {
      content = FieldText(newValue ?? "")
      onEdit?(content)
      setNeedsDisplay()
    }
  }

  /// Whether anything has been entered.
  public var hasText: Bool { !content.isEmpty }

  /// Takes what the person has entered.
  func take(_ entered: FieldText) {
    guard entered != content else { return }
    content = entered
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  var field: TextField {
    TextField(placeholder ?? "", text: content.string, isSecure: isSecureTextEntry)
  }
}
