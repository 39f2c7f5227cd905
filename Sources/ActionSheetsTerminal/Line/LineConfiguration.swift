import ActionSheets

/// How a line dialogue is to use its terminal.
public struct LineConfiguration: Hashable, Sendable {
  /// The characters that the terminal can show; of the others it gets twins or question marks.
  public var charset: TerminalCharset
  /// The language of the dialogue about texts that do not say theirs.
  public var language: Language
  /// The words for what a button is, or `nil` for those of the language of the texts.
  public var speech: Presentation.Vocabulary?
  /// The words of the dialogue, or `nil` for those of the language of the texts.
  public var vocabulary: LineVocabulary?

  /// Creates a configuration; character set and language are taken from the process's environment unless given.
  ///
  /// The environment variables of the language are `LANGUAGE`, `LC_ALL`, `LC_MESSAGES` and `LANG`.
  public init(
    charset: TerminalCharset? = nil, language: Language? = nil,
    speech: Presentation.Vocabulary? = nil, vocabulary: LineVocabulary? = nil
  ) {
    let charset = charset ?? (TerminalTraits.current.isUTF8 ? .utf8 : .ascii)
    self.charset = charset
    self.language = language ?? .ofPerson(charset)
    self.speech = speech
    self.vocabulary = vocabulary
  }

  /// Takes over what a configuration of the other presenter has in common with this one.
  @usableFromInline
  init(_ configuration: TerminalConfiguration) {
    self.init(
      charset: configuration.charset, language: configuration.language, speech: configuration.speech
    )
  }
}
