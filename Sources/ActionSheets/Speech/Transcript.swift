/// What a screen reader says of a sheet, in reading order, which is visual order.
public enum Transcript {
  /// Returns what is said when a sheet appears: "alert", the title and message, and what has the focus.
  public static func appearing(
    _ content: Content, focus: ButtonID?, field: Int? = nil
  ) -> [Utterance] {
    let focused =
      focus.flatMap { button($0, in: content) } ?? field.flatMap { self.field($0, in: content) }
    return heading(content) + (focused.map { [$0] } ?? [])
  }

  /// Returns the whole sheet as it reads from top to bottom.
  ///
  /// Complexity: linear in the number of buttons.
  public static func reading(_ content: Content, in order: DisplayOrder) -> [Utterance] {
    var all = heading(content) + content.fields.indices.compactMap { field($0, in: content) }
    for place in 0..<order.count {
      if let id = order[place], let said = button(id, in: content) { all.append(said) }
    }
    return all
  }

  /// Returns what is said of one button, or `nil` when there is none with that identity.
  public static func button(_ id: ButtonID, in content: Content) -> Utterance? {
    content[id].map { .button($0.title, role: $0.role, isEnabled: $0.isEnabled) }
  }

  /// Returns what is said of a text field, or `nil` when there is none at that position.
  ///
  /// What the field holds is not said: it may be a secret, and it is the toolkit's to read while editing.
  public static func field(_ position: Int, in content: Content) -> Utterance? {
    guard content.fields.indices.contains(position) else { return nil }
    let field = content.fields[position]
    return .field(field.label, isSecure: field.isSecure)
  }

  /// Returns what assistive technology calls a sheet: its title, or its message where it has no title (row S11).
  public static func name(of content: Content) -> String? {
    content.title ?? content.message
  }

  /// Returns what assistive technology adds to the name of a sheet: the message beside a title.
  public static func description(of content: Content) -> String? {
    content.title == nil ? nil : content.message
  }

  private static func heading(_ content: Content) -> [Utterance] {
    var said: [Utterance] = [content.kind == .modal ? .dialog : .alert]
    if let title = content.title { said.append(.title(title)) }
    if let message = content.message { said.append(.message(message)) }
    return said
  }
}
