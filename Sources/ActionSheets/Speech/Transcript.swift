/// The words of a screen reader for a sheet, in reading order, which is visual order.
///
/// Each function returns the texts in the order in which they are said; one that is a part of a control's
/// description follows the control's name. The words are those of the language of the texts unless others are given.
package enum Transcript {
  /// Returns what is said when a sheet appears: "alert", the title and message, and what has the focus.
  package static func appearing(
    _ presentation: Presentation, _ words: Presentation.Vocabulary? = nil
  ) -> [String] {
    let content = presentation.content
    let words = words ?? presentation.words
    let focused =
      presentation.focusedField.flatMap { field($0, in: content, words) }
      ?? presentation.focusedButton.flatMap { button($0, in: content, words) }
    return heading(content, words) + (focused ?? [])
  }

  /// Returns the whole sheet as it reads from top to bottom.
  ///
  /// Complexity: linear in the number of buttons.
  package static func reading(
    _ presentation: Presentation, _ words: Presentation.Vocabulary? = nil
  ) -> [String] {
    let content = presentation.content
    let words = words ?? presentation.words
    return heading(content, words)
      + content.fields.indices.compactMap { field($0, in: content, words) }.flatMap { $0 }
      + presentation.order.compactMap { button($0, in: content, words) }.flatMap { $0 }
  }

  /// Returns the texts above the buttons as they read from top to bottom: "alert", the title, the message.
  package static func heading(
    _ content: Content, _ words: Presentation.Vocabulary
  ) -> [String] {
    let kind = content.kind == .modal ? words.dialog : words.alert
    return [kind, content.title, content.message].compactMap { $0 }
  }

  /// Returns what is said of one button, or `nil` when there is none with that identity.
  package static func button(
    _ id: ButtonID, in content: Content, _ words: Presentation.Vocabulary
  ) -> [String]? {
    content[id].map { button in
      [
        button.title, button.subtitle, words.button, button.isSelected ? words.selected : nil,
        words.role(button.role), button.isEnabled ? nil : words.disabled,
      ].compactMap { $0 }
    }
  }

  /// Returns what is said of a text field, or `nil` when there is none at that position.
  ///
  /// The text in the field is not said: it may be a secret, and it is the toolkit's to read while editing.
  package static func field(
    _ position: Int, in content: Content, _ words: Presentation.Vocabulary
  ) -> [String]? {
    guard content.fields.indices.contains(position) else { return nil }
    let field = content.fields[position]
    return [field.label, field.isSecure ? words.secureField : words.field]
  }
}
