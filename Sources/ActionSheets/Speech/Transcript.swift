/// What a screen reader says of a sheet, in reading order, which is visual order.
public enum Transcript {
  /// Returns what is said when a sheet appears: "alert", the title and message, and the focused button.
  public static func appearing(_ content: Content, focus: ButtonID?) -> [Utterance] {
    heading(content) + (focus.flatMap { button($0, in: content) }.map { [$0] } ?? [])
  }

  /// Returns the whole sheet as it reads from top to bottom.
  ///
  /// Complexity: linear in the number of buttons.
  public static func reading(_ content: Content, in order: DisplayOrder) -> [Utterance] {
    var all = heading(content)
    for place in 0..<order.count {
      if let id = order[place], let said = button(id, in: content) { all.append(said) }
    }
    return all
  }

  /// Returns what is said of one button, or `nil` when there is none with that identity.
  public static func button(_ id: ButtonID, in content: Content) -> Utterance? {
    content[id].map { .button($0.title, role: $0.role, isEnabled: $0.isEnabled) }
  }

  private static func heading(_ content: Content) -> [Utterance] {
    var said = [Utterance.alert]
    if let title = content.title { said.append(.title(title)) }
    if let message = content.message { said.append(.message(message)) }
    return said
  }
}
