import ActionSheets

/// The text fields that an alert view can have.
public enum UIAlertViewStyle: Int, Sendable {
  /// None.
  case `default` = 0
  /// One for a secret.
  case secureTextInput = 1
  /// One for a line of text.
  case plainTextInput = 2
  /// Two: for a name, and for a secret.
  case loginAndPasswordInput = 3
}

/// An alert that needs no controller: it is shown in the key window.
///
///     let alert = UIAlertView(
///       title: "Rename Note", message: "", delegate: self, cancelButtonTitle: "Cancel",
///       otherButtonTitles: "Rename")
///     alert.alertViewStyle = .plainTextInput
///     alert.show()
///
/// The delegate receives the index of the button that was pressed; Cancel, where it is given, has index 0. The
/// alert is kept while it is visible. A change made while it is visible counts from the next time.
@preconcurrency @MainActor
open class UIAlertView: UIModalView {
  /// Receives the calls about the alert if it is a ``UIAlertViewDelegate``; it is not kept.
  open weak var delegate: AnyObject?

  /// The explanation below the title, or `nil`.
  open var message: String?

  /// Which text fields the alert has; setting it makes new ones.
  open var alertViewStyle = UIAlertViewStyle.default { didSet { makeFields() } }

  private var fields: [UITextField] = []

  /// Creates an empty alert; it needs a text or a button to be shown.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates an empty alert.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates an alert with at most a Cancel button. The delegate is not kept.
  public init(
    title: String?, message: String?, delegate: AnyObject?, cancelButtonTitle: String?
  ) {
    super.init(frame: .zero)
    self.title = title
    self.message = message
    self.delegate = delegate
    append(cancel: cancelButtonTitle)
  }

  /// Creates an alert and adds further buttons to it; a `nil` ends the list, as in Objective-C.
  public convenience init(
    title: String?, message: String?, delegate: AnyObject?, cancelButtonTitle: String?,
    otherButtonTitles firstButtonTitle: String?, _ moreButtonTitles: String?...
  ) {
    self.init(
      title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle)
    addButtons(untilNil: [firstButtonTitle] + moreButtonTitles)
  }

  /// Creates an alert with further buttons, of which the first has the index `firstOtherButtonIndex`.
  public convenience init(
    title: String?, message: String?, delegate: AnyObject?, cancelButtonTitle: String?,
    otherButtonTitles: [String]
  ) {
    self.init(
      title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle)
    addOtherButtons(otherButtonTitles)
  }

  /// Returns a text field, counted from 0; a missing one is reported and `nil`.
  open func textField(at textFieldIndex: Int) -> UITextField? {
    if fields.indices.contains(textFieldIndex) { return fields[textFieldIndex] }
    reportIndex(textFieldIndex, of: "text field")
    return nil
  }

  /// Shows the alert in the key window; a program without a window that can show it is told so.
  open func show() {
    guard let host = ViewAnchor.keyHost(for: self) else { return }
    if delegate != nil, listener == nil {
      UIDiagnostic.warn(
        .foreignDelegate,
        "The delegate of \(UIDiagnostic.name(self)) is no UIAlertViewDelegate and is not called")
    }
    show(on: host)
  }

  private var listener: (any UIAlertViewDelegate)? { delegate as? any UIAlertViewDelegate }

  override var content: Content {
    var buttons = contentButtons
    if let first = firstOrdinaryButton {
      buttons[first].isEnabled = listener?.alertViewShouldEnableFirstOtherButton(self) ?? true
    }
    return Content(
      kind: .alert, title: title, message: message, buttons: buttons,
      fields: fields.map { $0.field })
  }

  override func tellDelegate(_ call: Presentation.Call, index: Int) {
    listener?.tell(call, index: index, from: self)
  }

  override func take(_ text: FieldText, at position: Int) {
    guard fields.indices.contains(position) else { return }
    fields[position].take(text)
    guard let first = firstOrdinaryButton, let listener else { return }
    let isEnabled = listener.alertViewShouldEnableFirstOtherButton(self)
    openShowing?.send(.setEnabled(ButtonID(first), isEnabled))
  }

  private var firstOrdinaryButton: Int? { titles.indices.first { $0 != cancelButtonIndex } }

  private func makeFields() {
    let placeholders: [String?] =
      switch alertViewStyle {
      case .default: []
      case .plainTextInput, .secureTextInput: [nil]
      case .loginAndPasswordInput: ["Login", "Password"]
      }
    fields = placeholders.enumerated().map { position, placeholder in
      let field = UITextField()
      field.placeholder = placeholder
      field.onEdit = { [weak self] in self?.openShowing?.send(.setText(field: position, $0)) }
      return field
    }
    fields.last?.isSecureTextEntry = alertViewStyle != .plainTextInput
  }
}
