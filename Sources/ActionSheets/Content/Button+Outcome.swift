extension ActionSheet {
  /// Returns the outcome in the sheet's own choices.
  public func outcome(_ outcome: Outcome<ButtonID>) -> Outcome<Choice> {
    buttons.outcome(outcome)
  }
}

extension Alert {
  /// Returns the outcome in the alert's own choices, with what stands in its fields.
  public func outcome(
    _ outcome: Outcome<ButtonID>, texts: [FieldText]
  ) -> Outcome<AlertAnswer<Choice>> {
    buttons.outcome(outcome).map { AlertAnswer(choice: $0, texts: texts) }
  }
}

extension Array {
  /// Returns the outcome in the choices of these buttons; one that none of them makes is no choice.
  fileprivate func outcome<Choice>(
    _ outcome: Outcome<ButtonID>
  ) -> Outcome<Choice> where Element == Button<Choice> {
    switch outcome {
    case .cancelled(let cause): return .cancelled(cause)
    case .chose(let id):
      guard indices.contains(id.position), let choice = self[id.position].choice else {
        return .cancelled(.programmatic)
      }
      return .chose(choice)
    }
  }
}
