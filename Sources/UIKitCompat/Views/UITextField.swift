import ActionSheets

/// A line of text that the person edits, such as a field of an alert.
///
/// Each edit changes ``text`` at once and sends `.editingChanged`. Text that the program sets is shown at once.
@preconcurrency @MainActor
open class UITextField: UIControl {
  /// Posted after the text has changed; the object is the field.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")

  /// The text of the empty field; it is spoken as the field's name.
  open var placeholder: String? { didSet { if oldValue != placeholder { setNeedsDisplay() } } }

  /// Whether the text is a secret, which is never shown, spoken or logged.
  open var isSecureTextEntry = false {
    didSet { if oldValue != isSecureTextEntry { setNeedsDisplay() } }
  }

  /// When UIKit shows a button that empties a field. The value is kept.
  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }

  /// The keyboard in UIKit. Kept.
  open var keyboardType = UIKeyboardType.default
  /// The letters that UIKit capitalizes. Kept.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether UIKit corrects the text. Kept.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// The words on UIKit's Return key. Kept.
  open var returnKeyType = UIReturnKeyType.default
  /// The meaning of the text. Kept.
  open var textContentType: UITextContentType?
  /// When UIKit shows a button that empties the field. Kept.
  open var clearButtonMode = ViewMode.never

  /// The text without making a string of it, for hosts that show the field.
  package internal(set) var content = FieldText("")
  var onEdit: ((FieldText) -> Void)?

  /// The text; reading it makes a string.
  open var text: String? {
    get { content.string }
    set {
      content = FieldText(newValue ?? "")
      onEdit?(content)
      setNeedsDisplay()
    }
  }

  /// Whether the field is not empty.
  public var hasText: Bool { !content.isEmpty }

  /// Takes the text that the person has entered; called by the host that shows the field.
  package func take(_ entered: FieldText) {
    guard entered != content else { return }
    content = entered
    sendActions(for: .editingChanged)
    postChange()
  }

  /// Posts that the text has changed: at once, or in the next turn of the main queue.
  ///
  /// Foundation does not recognize the main queue in a program whose asynchronous `main` has been suspended. Posting
  /// at once would then wait without end for an observer on `OperationQueue.main`.
  private func postChange() {
    let post: @Sendable @MainActor () -> Void = {
      NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }
    if OperationQueue.current === OperationQueue.main {
      post()
    } else {
      OperationQueue.main.addOperation { MainActor.assumeIsolated(post) }
    }
  }

  var field: Content.Field {
    Content.Field(placeholder ?? "", text: content.string, isSecure: isSecureTextEntry)
  }
}
