/// One question, without the values that its buttons choose.
///
/// The presentation machine and the presenters work on this form, in which a button is known by its
/// ``ButtonID``. Programs write an ``ActionSheet``, an ``Alert``, a ``Prompt`` or a ``ModalView`` instead.
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

  /// The meaning of a button for the task that the person started.
  ///
  /// A role decides where the button stands, how it looks and is said, and which acts may press it.
  public enum Role: Hashable, Sendable, CaseIterable {
    /// An ordinary choice.
    case `default`

    /// The way back. A sheet has at most one; it stands last and apart.
    case cancel

    /// A choice that cannot be undone. It stands first and is marked by more than its color.
    case destructive

    /// Whether only a deliberate act of the person may press the button.
    ///
    /// Such a button never has the first focus while another can, and neither Return in a field nor the end of the
    /// time presses it.
    public var needsIntent: Bool {
      switch self {
      case .default, .cancel: false
      case .destructive: true
      }
    }

    /// The sign before the title that tells the role without color (row I11), or `nil` for none.
    public var mark: String? {
      switch self {
      case .default, .cancel: nil
      case .destructive: "!"
      }
    }
  }

  /// A button as it is shown: everything but the choice.
  public struct Button: Hashable, Sendable {
    /// The identity of the button; given by the content that the button is put into.
    public package(set) var id = ButtonID(-1)
    /// The title, as the person reads it.
    public var title: String
    /// The meaning of the button.
    public var role: Role
    /// Whether the button can be pressed; ``Presentation/content`` also disables those that wait for a text.
    public var isEnabled: Bool
    /// A second line below the title, or `nil`.
    public var subtitle: String?
    /// Whether the choice is the one that is set now.
    public var isSelected: Bool

    /// Creates a button; an empty second line is the same as none.
    public init(
      _ title: String, role: Role = .default, isEnabled: Bool = true, subtitle: String? = nil,
      isSelected: Bool = false
    ) {
      self.title = title
      self.role = role
      self.isEnabled = isEnabled
      self.subtitle = subtitle?.isEmpty == true ? nil : subtitle
      self.isSelected = isSelected
    }

    /// Whether the title is empty or white space alone, so that nobody could tell what the button does.
    public var isBlank: Bool {
      title.unicodeScalars.allSatisfy { SearchFolding.isSpace($0.value) }
    }

    /// The most lines on which a title is shown; the rest is cut with an ellipsis (row A13).
    public static let lineLimit = 3
  }

  /// A line of text that is asked for.
  public struct Field: Hashable, Sendable {
    /// The name of the field: it stands in the empty field, and screen readers say it.
    public var label: String
    /// The text that the field holds at first.
    public var text: String
    /// Whether the text is a secret: it is never shown, spoken or logged.
    public var isSecure: Bool
    /// Why the first text is not valid, or `nil` when it is.
    public var problem: String?

    /// Creates a field.
    public init(
      _ label: String, text: String = "", isSecure: Bool = false, problem: String? = nil
    ) {
      self.label = label
      self.text = text
      self.isSecure = isSecure
      self.problem = problem
    }
  }

  /// How far a task has come whose end the person waits for.
  public enum Progress: Hashable, Sendable {
    /// Nobody knows how far.
    case indeterminate
    /// A part of the whole, from 0 to 1.
    case fraction(Double)
  }

  /// Which modal element this is.
  public var kind: Kind
  /// The title, or `nil`.
  public var title: String?
  /// The explanation below the title, or `nil`.
  public var message: String?
  /// The buttons in storage order; each is given an identity.
  public var buttons: [Button] { didSet { identify() } }
  /// The lines of text that an alert asks for.
  public var fields: [Field]
  /// The button of an alert that Return presses, or `nil` for the first that neither cancels nor destroys.
  public var preferredButton: ButtonID?
  /// The button that the end of the time presses, or `nil` to cancel.
  ///
  /// A button that is destructive, disabled, missing, or the cancel button is never pressed: the presentation is then
  /// cancelled as timed out.
  public var timeoutAnswer: ButtonID?
  /// Whether Escape and closing the window dismiss it, and a press outside where one does; off, a modal view has
  /// controls of its own, and a task goes on to its end.
  public var isDismissible: Bool
  /// How far the task has come that an alert waits for, or `nil` for a question.
  public var progress: Progress?
  /// The language of the texts, or `nil` for the one of the host.
  public var language: Language?
  /// Whether a way back must stand beside buttons that all destroy.
  var needsWayBack = false

  /// Creates content; an empty title or message is the same as none.
  public init(
    kind: Kind = .actionSheet, title: String? = nil, message: String? = nil, buttons: [Button],
    fields: [Field] = [], isDismissible: Bool = true, progress: Progress? = nil
  ) {
    self.kind = kind
    self.fields = fields
    self.isDismissible = isDismissible
    self.progress = progress
    self.title = title?.isEmpty == true ? nil : title
    self.message = message?.isEmpty == true ? nil : message
    self.buttons = buttons
    identify()
  }

  /// Creates the content of a typed element.
  init<Choice>(_ parts: TypedContent<Choice>, kind: Kind = .actionSheet, fields: [Field] = []) {
    self.init(
      kind: kind, title: parts.title?.source, message: parts.message?.source,
      buttons: parts.buttons, fields: fields)
    language = parts.language
    preferredButton = parts.choices.firstIndex { $0.isPreferred }.map { ButtonID($0) }
    timeoutAnswer = parts.choices.firstIndex { $0.answersTimeout }.map { ButtonID($0) }
    needsWayBack = true
  }

  /// The button with an identity, or `nil` when there is none.
  ///
  /// Complexity: constant, but linear after an update that took buttons away.
  public subscript(id: ButtonID) -> Button? {
    index(of: id).map { buttons[$0] }
  }

  func index(of id: ButtonID) -> Int? {
    if buttons.indices.contains(id.number), buttons[id.number].id == id { return id.number }
    return buttons.firstIndex { $0.id == id }
  }

  /// Gives an identity to each button that has none.
  private mutating func identify() {
    guard buttons.contains(where: { $0.id.number < 0 }) else { return }
    var next = 1 + (buttons.map { $0.id.number }.max() ?? -1)
    // In a copy: each change of the property itself would look for more buttons without an identity.
    var identified = buttons
    for index in identified.indices where identified[index].id.number < 0 {
      identified[index].id = ButtonID(next)
      next += 1
    }
    buttons = identified
  }

  /// Gives the buttons other identities, one for each in storage order.
  mutating func identify(_ ids: [ButtonID]) {
    let old = buttons.map { $0.id }
    preferredButton = preferredButton.flatMap { old.firstIndex(of: $0) }.map { ids[$0] }
    timeoutAnswer = timeoutAnswer.flatMap { old.firstIndex(of: $0) }.map { ids[$0] }
    buttons = zip(buttons, ids).map { button, id in
      var button = button
      button.id = id
      return button
    }
  }

  /// Returns the content as it is shown while some texts of its fields are not valid: all buttons but Cancel wait.
  func waiting(for problems: [String?]) -> Content {
    guard problems.contains(where: { $0 != nil }) else { return self }
    var shown = self
    shown.buttons = buttons.map { button in
      var button = button
      if button.role != .cancel { button.isEnabled = false }
      return button
    }
    return shown
  }

  /// Returns whether an enabled button needs valid texts: all but Cancel do.
  func mustWait(_ id: ButtonID) -> Bool {
    self[id].map { $0.role != .cancel && $0.isEnabled } == true
  }

  /// The first button with the cancel role, if there is one.
  public var cancelButton: ButtonID? { buttons.first { $0.role == .cancel }?.id }

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

  /// The name that assistive technology says of the sheet: the title, or the message where there is no title (row S11).
  public var accessibleName: String? { title ?? message }

  /// The text that assistive technology adds to the name: the message beside a title.
  public var accessibleDescription: String? { title == nil ? nil : message }

  /// Why this content cannot be presented, or `nil` when it can.
  ///
  /// Complexity: linear in the number of buttons.
  public var problem: PresentationError? {
    if buttons.count(where: { $0.role == .cancel }) > 1 { return .severalCancelButtons }
    if let blank = buttons.first(where: { $0.isBlank }) { return .emptyTitle(blank.id) }
    if needsWayBack, !buttons.isEmpty, buttons.allSatisfy({ $0.role.needsIntent }) {
      return .noWayBack
    }
    let isEmpty = buttons.isEmpty && fields.isEmpty && title == nil && message == nil
    if isEmpty && kind != .modal { return .nothingToPresent }
    return nil
  }
}

/// The identity of a button within one presentation.
///
/// Two buttons with equal titles have different identities. A button that stays while the content changes keeps its
/// identity, wherever it stands on screen.
public struct ButtonID: Hashable, Sendable {
  /// The place in storage order at the beginning; a button that came later has a number of its own.
  package let number: Int

  package init(_ number: Int) {
    self.number = number
  }
}

extension ModalView {
  /// The frame around the body.
  public var content: Content {
    var content = Content(kind: .modal, title: title, buttons: [], isDismissible: isDismissible)
    content.language = language
    return content
  }
}
