import ActionSheets

/// A line of text that the person edits: a field of an alert.
///
/// What is entered stands in ``text`` at once, and `.editingChanged` is sent; text that the program sets is
/// shown at once too.
@preconcurrency @MainActor
open class UITextField: UIControl {
  /// Posted after the text has changed; the object is the field.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")

  /// What stands in the field while it is empty; it is spoken as the field's name.
  open var placeholder: String? {
    didSet { if oldValue != placeholder { setNeedsDisplay() } }
  }

  /// Whether the text is a secret: it is never shown, spoken or logged.
  open var isSecureTextEntry = false {
    didSet { if oldValue != isSecureTextEntry { setNeedsDisplay() } }
  }

  /// When UIKit shows a button that empties a field. The value is kept.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While the field is edited.
    case whileEditing = 1
    /// While it is not.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }

  /// The keyboard that UIKit would show. Kept.
  open var keyboardType = UIKeyboardType.default

  /// What UIKit would make a capital. Kept.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences

  /// Whether UIKit would correct the text. Kept.
  open var autocorrectionType = UITextAutocorrectionType.default

  /// What UIKit's Return key would say. Kept.
  open var returnKeyType = UIReturnKeyType.default

  /// The meaning of the text. Kept.
  open var textContentType: UITextContentType?

  /// When UIKit would show a button that empties the field. Kept.
  open var clearButtonMode = ViewMode.never

  /// The text, of which no string is made; for what shows the field.
  package internal(set) var content = FieldText("")
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

  /// Takes what the person has entered; called by what shows the field.
  package func take(_ entered: FieldText) {
    guard entered != content else { return }
    content = entered
    sendActions(for: .editingChanged)
    postChange()
  }

  /// Posts that the text has changed: at once, or in the next turn of the main queue.
  ///
  /// An observer on `OperationQueue.main` would be waited for without end where Foundation does not know that this
  /// is the main queue. That is so in a program whose `main` is asynchronous, once it has been suspended.
  private func postChange() {
    if OperationQueue.current === OperationQueue.main {
      NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    } else {
      OperationQueue.main.addOperation {
        MainActor.assumeIsolated {
          NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
        }
      }
    }
  }

  var field: TextField {
    TextField(placeholder ?? "", text: content.string, isSecure: isSecureTextEntry)
  }
}
