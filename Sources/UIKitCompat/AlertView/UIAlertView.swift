import ActionSheets

/// An alert that needs no controller: it is shown in the key window.
///
///     let alert = UIAlertView(
///       title: "Rename Note", message: "", delegate: self, cancelButtonTitle: "Cancel",
///       otherButtonTitles: "Rename")
///     alert.alertViewStyle = .plainTextInput
///     alert.show()
///
/// The delegate hears which button was pressed, by its index; Cancel, where it is given, has index 0. The alert
/// is kept while it is visible. What is changed while it is visible counts from the next time.
@preconcurrency @MainActor
open class UIAlertView: UIView {
  /// Hears what becomes of the alert, if it is a ``UIAlertViewDelegate``; it is not kept.
  open weak var delegate: AnyObject?

  /// The title, or `nil`.
  open var title: String?

  /// The explanation below the title, or `nil`.
  open var message: String?

  /// Which text fields the alert has; setting it makes them anew.
  open var alertViewStyle = UIAlertViewStyle.default {
    didSet { fields = UIAlertView.makeFields(alertViewStyle) }
  }

  var buttons = IndexedButtons()
  private var fields: [UITextField] = []
  private var showings: [IndexedShowing] = []

  /// Creates an empty alert; it needs a text or a button to be shown.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates an empty alert.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates an alert with at most a Cancel button.
  ///
  /// - Parameters:
  ///   - title: The title, or `nil`.
  ///   - message: The explanation below it, or `nil`.
  ///   - delegate: Hears what becomes of the alert; it is not kept.
  ///   - cancelButtonTitle: The title of the way back, or `nil` for none.
  public init(
    title: String?, message: String?, delegate: AnyObject?, cancelButtonTitle: String?
  ) {
    super.init(frame: .zero)
    self.title = title
    self.message = message
    self.delegate = delegate
    if let cancelButtonTitle { buttons.cancel = buttons.add(cancelButtonTitle) }
  }

  // MARK: Buttons and fields

  /// The number of buttons.
  open var numberOfButtons: Int { buttons.titles.count }

  /// The index of the way back, or −1 for none. It may be set to any button.
  open var cancelButtonIndex: Int {
    get { buttons.cancel }
    set {
      buttons.cancel = newValue
      if newValue != -1, buttons.title(at: newValue) == nil { reportIndex(newValue, of: "button") }
    }
  }

  /// The index of the first of the titles that the array initializer was given, or −1.
  open var firstOtherButtonIndex: Int { buttons.firstOther }

  /// Adds a button after those that are there, and returns its index. No title is reported, and shown empty.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int {
    if title == nil {
      UIDiagnostic.warn(.missingTitle, "A button of \(UIDiagnostic.name(self)) has no title")
    }
    return buttons.add(title ?? "")
  }

  /// Returns the title of a button, or `nil` when there is none at that index.
  open func buttonTitle(at buttonIndex: Int) -> String? {
    buttons.title(at: buttonIndex)
  }

  /// Returns a text field, counted from 0; where the style has none it is reported, and `nil`.
  open func textField(at textFieldIndex: Int) -> UITextField? {
    guard fields.indices.contains(textFieldIndex) else {
      reportIndex(textFieldIndex, of: "text field")
      return nil
    }
    return fields[textFieldIndex]
  }

  // MARK: Showing

  /// Whether the alert is on screen or about to be: from the moment it is shown until it is gone.
  open var isVisible: Bool { showings.contains { $0.isVisible } }

  /// Shows the alert in the key window; where there is none that can, that is reported.
  open func show() {
    guard let (_, host) = ViewAnchor.keyWindow(for: self) else { return }
    if delegate != nil, listener == nil {
      UIDiagnostic.warn(
        .foreignDelegate,
        "The delegate of \(UIDiagnostic.name(self)) is no UIAlertViewDelegate and hears nothing")
    }
    let showing = IndexedShowing(of: self, from: nil)
    showings.append(showing)
    for (position, field) in fields.enumerated() {
      field.onEdit = { [weak showing] in showing?.send(.setText(field: position, $0)) }
    }
    showing.begin(
      PresentationRequest(content, sheet: PresentationKey(self)), on: host, from: nil,
      cancelIndex: { [self] in cancelButtonIndex },
      hear: { [self] in listener?.hear($0, from: self) },
      edit: { [self] in take($1, at: $0) },
      end: { [self] in showings.removeAll { $0 === showing } })
  }

  /// Dismisses the alert as if by a button: the delegate is told the index as it is, and no press.
  ///
  /// - Parameters:
  ///   - buttonIndex: The index that the delegate is told; any number.
  ///   - animated: Kept for source compatibility: what moved into view moves out of it.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    showings.last { $0.isOpen }?.dismiss(index: buttonIndex)
  }

  /// Tells a delegate that has no method for cancelling that Cancel was pressed (row L4).
  func pressCancel(for delegate: any UIAlertViewDelegateSwift1Optional) {
    (delegate as? any UIAlertViewDelegate)?.hear(.clicked(cancelButtonIndex), from: self)
  }

  private var listener: (any UIAlertViewDelegate)? { delegate as? any UIAlertViewDelegate }

  private var content: Content {
    var all = buttons.content
    if let first = firstOrdinaryButton {
      all[first].isEnabled = listener?.alertViewShouldEnableFirstOtherButton(self) ?? true
    }
    return Content(
      kind: .alert, title: title, message: message, buttons: all, fields: fields.map { $0.field })
  }

  private var firstOrdinaryButton: Int? {
    buttons.titles.indices.first { $0 != buttons.cancel }
  }

  private func take(_ text: FieldText, at position: Int) {
    guard fields.indices.contains(position) else { return }
    fields[position].take(text)
    guard let first = firstOrdinaryButton, let listener else { return }
    let isEnabled = listener.alertViewShouldEnableFirstOtherButton(self)
    showings.last { $0.isOpen }?.send(.setEnabled(ButtonID(first), isEnabled))
  }

  private func reportIndex(_ index: Int, of what: String) {
    UIDiagnostic.warn(
      .indexOutOfRange, "\(UIDiagnostic.name(self)) has no \(what) at index \(index)")
  }

  private static func makeFields(_ style: UIAlertViewStyle) -> [UITextField] {
    let field = { (placeholder: String?, isSecure: Bool) in
      let field = UITextField()
      field.placeholder = placeholder
      field.isSecureTextEntry = isSecure
      return field
    }
    return switch style {
    case .default: []
    case .plainTextInput: [field(nil, false)]
    case .secureTextInput: [field(nil, true)]
    case .loginAndPasswordInput: [field("Login", false), field("Password", true)]
    }
  }
}
