/// Important information that interrupts, and must be answered or dismissed.
///
///     let alert = Alert<Bool>(title: "Delete this note?", message: "It cannot be undone.") {
///       Button("Delete", true, role: .destructive)
///       Button<Bool>.cancel("Keep")
///     }
///
/// An alert may ask for lines of text as well. Use an ``ActionSheet`` for choices in a task that the person
/// started, and an alert for what the person did not expect.
public struct Alert<Choice> {
  /// The title, or `nil`.
  public var title: String?

  /// The explanation below the title, or `nil`.
  public var message: String?

  /// The lines of text that are asked for, from top to bottom.
  public var fields: [TextField]

  /// The buttons in the order in which they were given.
  public var buttons: [Button<Choice>]

  /// The position in ``buttons`` of the one that Return presses, or `nil` for the first that neither cancels
  /// nor destroys.
  ///
  /// A destructive button may be emphasized so, but Return presses it only after the focus was moved to it.
  public var preferredButton: Int?

  /// Creates an alert from an array of buttons.
  public init(
    title: String? = nil, message: String? = nil, fields: [TextField] = [],
    buttons: [Button<Choice>], preferredButton: Int? = nil
  ) {
    self.title = title
    self.message = message
    self.fields = fields
    self.buttons = buttons
    self.preferredButton = preferredButton
  }

  /// Creates an alert from a list of buttons.
  public init(
    title: String? = nil, message: String? = nil, fields: [TextField] = [],
    preferredButton: Int? = nil, @ButtonBuilder<Choice> buttons: () -> [Button<Choice>]
  ) {
    self.init(
      title: title, message: message, fields: fields, buttons: buttons(),
      preferredButton: preferredButton)
  }

  /// Returns the outcome in the alert's own choices, with the texts of its fields.
  public func outcome(
    _ outcome: Outcome<ButtonID>, texts: [FieldText]
  ) -> Outcome<AlertAnswer<Choice>> {
    buttons.outcome(outcome).map { AlertAnswer(choice: $0, texts: texts) }
  }

  /// Returns the same alert with each choice transformed.
  public func map<NewChoice>(_ transform: (Choice) -> NewChoice) -> Alert<NewChoice> {
    Alert<NewChoice>(
      title: title, message: message, fields: fields, buttons: buttons.map { $0.map(transform) },
      preferredButton: preferredButton)
  }
}

extension Alert: Equatable where Choice: Equatable {}
extension Alert: Hashable where Choice: Hashable {}
extension Alert: Sendable where Choice: Sendable {}

/// What a person answered to an alert: the choice, and what stood in the fields.
public struct AlertAnswer<Choice> {
  /// What the pressed button chooses.
  public var choice: Choice

  /// The contents of the fields, in their order.
  public var texts: [FieldText]

  /// Creates an answer.
  public init(choice: Choice, texts: [FieldText]) {
    self.choice = choice
    self.texts = texts
  }
}

extension AlertAnswer: Equatable where Choice: Equatable {}
extension AlertAnswer: Hashable where Choice: Hashable {}
extension AlertAnswer: Sendable where Choice: Sendable {}
