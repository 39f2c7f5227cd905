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
