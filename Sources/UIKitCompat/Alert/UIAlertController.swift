import ActionSheets

/// An action sheet or an alert, presented by a controller.
///
///     let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
///     sheet.addAction(UIAlertAction(title: "Delete Note", style: .destructive) { _ in delete() })
///     sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
///     sheet.popoverPresentationController?.barButtonItem = shareItem
///     present(sheet, animated: true)
///
/// Actions and fields that are added while it is shown appear the next time.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// The two kinds of alert controller: choices for a task, and information that interrupts.
  public enum Style: Int, Sendable {
    case actionSheet, alert
  }

  /// The kind; a subclass may override it.
  open var preferredStyle: Style { givenStyle }

  /// The explanation below the title.
  open var message: String?

  /// The actions, in the order in which they were added.
  public private(set) var actions: [UIAlertAction] = []

  /// The text fields, from top to bottom; `nil` while there are none.
  public var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

  private var givenStyle = Style.actionSheet
  private var fields: [UITextField] = []
  /// The actions of the present presentation, and the one that was pressed.
  private var shown: [UIAlertAction] = []
  private var pressed: UIAlertAction?
  private var locationIsChecked = true

  /// Creates an action sheet or an alert. The guideline for action sheets is to have no title.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    givenStyle = preferredStyle
  }

  /// Adds a button. A second cancel action is reported and becomes an ordinary button.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      UIDiagnostic.raise(
        .severalCancelActions,
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    }
    UIDiagnostic.warnIfBlank(action.title ?? "", of: self)
    actions.append(action)
  }

  /// Adds a text field, configured at once; for an action sheet that is reported and ignored.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      UIDiagnostic.raise(
        .textFieldInActionSheet,
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
      return
    }
    let field = UITextField()
    configurationHandler?(field)
    fields.append(field)
  }

  /// The action of an alert that Return triggers; one that is not its own is reported and ignored.
  open var preferredAction: UIAlertAction? {
    didSet {
      guard let preferredAction else { return }
      if preferredStyle == .alert, actions.contains(preferredAction) { return }
      self.preferredAction = oldValue
      UIDiagnostic.raise(
        .foreignPreferredAction,
        preferredStyle == .alert
          ? "The preferredAction must be one of the actions of \(UIDiagnostic.name(self))"
          : "Only an alert controller of style UIAlertControllerStyleAlert has a preferredAction")
    }
  }

  override var isPopover: Bool { preferredStyle == .actionSheet }

  override var content: Content {
    var content = Content(
      kind: preferredStyle == .alert ? .alert : .actionSheet, title: title, message: message,
      buttons: shown.map { action in
        Content.Button(
          visible: action.title ?? "", role: role(of: action), isEnabled: action.isEnabled)
      },
      fields: fields.map { $0.field })
    content.preferredButton = preferredAction.flatMap { shown.firstIndex(of: $0) }
      .map { ButtonID($0) }
    return content
  }

  /// The first shown action that cancels.
  private var cancelAction: UIAlertAction? { shown.first { $0.style == .cancel } }

  /// Returns the role on screen; a cancel action other than the first is an ordinary button.
  private func role(of action: UIAlertAction) -> Content.Role {
    switch action.style {
    case .default: .default
    case .cancel: action === cancelAction ? .cancel : .default
    case .destructive: .destructive
    }
  }

  override func willBegin() {
    shown = actions
    for (position, action) in shown.enumerated() {
      if action.isHandlerReleased {
        UIDiagnostic.warn(
          .handlerReleased,
          "The handler of “\(action.title ?? "")” has run before and runs only once")
      }
      action.onEnabling = { [weak self] in
        self?.presentation?.send(.setEnabled(ButtonID(position), $0))
      }
    }
    for (position, field) in fields.enumerated() {
      field.onEdit = { [weak self] in self?.presentation?.send(.setText(field: position, $0)) }
    }
    scheduleLocationCheck()
  }

  override func take(_ report: Presentation.Report) {
    // A host may run the main actor's tasks seldom or never; a report also means that the turn is over.
    if presentation?.id != nil { checkLocation() }
    switch report {
    case .call(.clicked(let id)): pressed = shown[id.number]
    // A cancellation without a press is a press of the cancel action, if there is one (row U6).
    case .call(.cancel): pressed = cancelAction.flatMap { $0.isEnabled ? $0 : nil }
    case .call: break
    case .text(let field, let text):
      if fields.indices.contains(field) { fields[field].take(text) }
    case .ended(.cancelled(.notPresented)): break
    case .ended:
      let action = pressed.take()
      let handler = action?.handler
      for action in shown { action.handler = nil }
      shown = []
      if let action { handler?(action) }
    }
  }

}

extension UIAlertController {
  /// Checks the place when the turn is over, because it may be set until then (row U5).
  private func scheduleLocationCheck() {
    guard preferredStyle == .actionSheet else { return }
    locationIsChecked = false
    Task { [weak self] in self?.checkLocation() }
  }

  /// Reports an action sheet without a place on a host that is wide enough for popovers (row U4).
  private func checkLocation() {
    guard !locationIsChecked, let host = presentation?.host else { return }
    locationIsChecked = true
    let environment = host.presenter.environment
    guard environment.idiom == .pad, environment.sizeClass == .regular,
      popoverPresentationController?.place == nil, let presenter = presentingViewController
    else { return }
    UIDiagnostic.raise(
      .noLocation,
      """
      Your application has presented a UIAlertController (\(UIDiagnostic.name(self))) of style \
      UIAlertControllerStyleActionSheet from \(type(of: presenter)) \
      (\(UIDiagnostic.name(presenter))). The modalPresentationStyle of a UIAlertController with this style \
      is UIModalPresentationPopover. You must provide location information for this popover through the \
      alert controller's popoverPresentationController. You must provide either a sourceView and \
      sourceRect or a barButtonItem.  If this information is not known when you present the alert \
      controller, you may provide it in the UIPopoverPresentationControllerDelegate method \
      -prepareForPopoverPresentation.
      """)
  }
}
