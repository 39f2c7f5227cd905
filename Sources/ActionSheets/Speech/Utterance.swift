/// One thing that is said about a sheet.
public enum Utterance: Hashable, Sendable {
  /// That something has appeared which wants an answer.
  case alert
  /// That a modal view has appeared.
  case dialog
  /// A text field: its label, then what it is.
  case field(String, isSecure: Bool)
  /// The title.
  case title(String)
  /// The message.
  case message(String)
  /// A button: its title, then what it is.
  case button(String, role: ButtonRole, isEnabled: Bool)

  /// Returns the words, in the order in which they are said.
  public func words(_ vocabulary: SpeechVocabulary = SpeechVocabulary()) -> [String] {
    switch self {
    case .alert: [vocabulary.alert]
    case .dialog: [vocabulary.dialog]
    case .field(let label, let isSecure):
      [label, isSecure ? vocabulary.secureField : vocabulary.field]
    case .title(let text), .message(let text): [text]
    case .button(let title, let role, let isEnabled):
      [title, vocabulary.button]
        + (role == .destructive ? [vocabulary.destructive] : [])
        + (isEnabled ? [] : [vocabulary.disabled])
    }
  }
}
