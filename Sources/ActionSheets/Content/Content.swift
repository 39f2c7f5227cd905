/// What one presentation asks, without the values that its buttons choose.
///
/// The presentation machine and the presenters work on this form, in which a button is known by its
/// ``ButtonID``. Programs write an ``ActionSheet`` instead, whose choices are typed.
public struct Content: Hashable, Sendable {
  /// The modal elements that can be presented.
  public enum Kind: Hashable, Sendable {
    /// Alternative choices for a task that the person started.
    case actionSheet
    /// Important information that must be answered or dismissed.
    case alert
    /// A subtask whose body is the toolkit's.
    case modal
  }

  /// A button as it is shown: everything but the choice.
  public struct Button: Hashable, Sendable {
    /// The title, as the person reads it.
    public var title: String
    /// What the button means.
    public var role: ButtonRole
    /// Whether the button can be pressed.
    public var isEnabled: Bool

    /// Creates a button.
    public init(_ title: String, role: ButtonRole = .default, isEnabled: Bool = true) {
      self.title = title
      self.role = role
      self.isEnabled = isEnabled
    }

    /// Whether the title is empty or white space alone, so that nobody could tell what the button does.
    public var isBlank: Bool {
      title.unicodeScalars.allSatisfy { SearchFolding.isSpace($0.value) }
    }

    /// The most lines on which a title is shown; the rest is cut with an ellipsis (row A13).
    public static let lineLimit = 3
  }

  /// Which modal element this is.
  public var kind: Kind
  /// The title, or `nil`.
  public var title: String?
  /// The explanation below the title, or `nil`.
  public var message: String?
  /// The buttons in storage order; a button's ``ButtonID`` is its position here.
  public var buttons: [Button]
  /// The lines of text that an alert asks for.
  public var fields: [TextField]
  /// The button of an alert that Return presses, or `nil` for the first that neither cancels nor destroys.
  public var preferredButton: ButtonID?
  /// Whether the person can dismiss a modal view without its own controls.
  public var isDismissible: Bool

  /// Creates content; an empty title or message is the same as none.
  public init(
    kind: Kind = .actionSheet, title: String? = nil, message: String? = nil, buttons: [Button],
    fields: [TextField] = [], preferredButton: ButtonID? = nil, isDismissible: Bool = true
  ) {
    self.kind = kind
    self.fields = fields
    self.preferredButton = preferredButton
    self.isDismissible = isDismissible
    self.title = title?.isEmpty == true ? nil : title
    self.message = message?.isEmpty == true ? nil : message
    self.buttons = buttons
  }

  /// The button with an identity, or `nil` when there is none.
  public subscript(id: ButtonID) -> Button? {
    buttons.indices.contains(id.position) ? buttons[id.position] : nil
  }

  /// The first button with the cancel role, if there is one.
  public var cancelButton: ButtonID? {
    buttons.firstIndex { $0.role == .cancel }.map { ButtonID($0) }
  }

  /// The button whose title stands out from the others, if there is one: an alert's preferred button, else the one
  /// with the cancel role, as UIKit sets them in bold.
  public var emphasizedButton: ButtonID? {
    kind == .alert ? preferredButton ?? cancelButton : cancelButton
  }

  /// Whether the buttons stand beside each other where their titles fit: the two of an alert (row A12).
  public var mayStandSideBySide: Bool {
    kind == .alert && buttons.count == 2
  }

  /// Whether the title is set in bold: beside a message (row U8).
  public var isTitleBold: Bool { title != nil && message != nil }

  /// Whether the message is set in bold: alone (row U8).
  public var isMessageBold: Bool { title == nil }

  /// Why this content cannot be presented, or `nil` when it can.
  ///
  /// Complexity: linear in the number of buttons.
  public var problem: PresentationError? {
    if buttons.count(where: { $0.role == .cancel }) > 1 { return .severalCancelButtons }
    if let blank = buttons.firstIndex(where: { $0.isBlank }) {
      return .emptyTitle(ButtonID(blank))
    }
    let isEmpty = buttons.isEmpty && fields.isEmpty && title == nil && message == nil
    if isEmpty && kind != .modal { return .nothingToPresent }
    return nil
  }
}

/// The identity of a button within one piece of content.
///
/// Two buttons with equal titles have different identities. An identity is the button's position in
/// storage order at the moment of presenting; it says nothing about where the button stands on screen.
public struct ButtonID: Hashable, Comparable, Sendable {
  /// The button's position in ``Content/buttons``, counted from 0.
  public let position: Int

  /// Creates the identity of the button at a position in storage order.
  public init(_ position: Int) {
    self.position = position
  }

  /// Orders identities by storage position.
  public static func < (left: ButtonID, right: ButtonID) -> Bool {
    left.position < right.position
  }
}

extension Button {
  /// The button without the value that it chooses.
  fileprivate var content: Content.Button {
    Content.Button(title, role: role, isEnabled: isEnabled)
  }
}

extension ActionSheet {
  /// What the sheet asks, without the values that its buttons choose.
  public var content: Content {
    Content(
      title: title, message: message,
      buttons: buttons.map { $0.content })
  }
}

extension Alert {
  /// What the alert asks, without the values that its buttons choose.
  public var content: Content {
    Content(
      kind: .alert, title: title, message: message,
      buttons: buttons.map { $0.content },
      fields: fields, preferredButton: preferredButton.map { ButtonID($0) })
  }
}

extension ModalView {
  /// What is presented around the body.
  public var content: Content {
    Content(kind: .modal, title: title, buttons: [], isDismissible: isDismissible)
  }
}
