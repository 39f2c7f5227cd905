import ActionSheets

/// How a line dialogue is to use its terminal.
public struct LineConfiguration: Hashable, Sendable {
  /// The characters that the terminal can show; of the others it gets twins or question marks.
  public var charset: TerminalCharset
  /// The words for what a button is.
  public var speech: Presentation.Vocabulary
  /// The words of the dialogue.
  public var vocabulary: LineVocabulary

  /// Creates a configuration; the character set is taken from the process's environment unless given.
  public init(
    charset: TerminalCharset? = nil, speech: Presentation.Vocabulary = Presentation.Vocabulary(),
    vocabulary: LineVocabulary = LineVocabulary()
  ) {
    self.charset = charset ?? (TerminalTraits.current.isUTF8 ? .utf8 : .ascii)
    self.speech = speech
    self.vocabulary = vocabulary
  }

  /// Takes over what a configuration of the other presenter has in common with this one.
  @usableFromInline
  init(_ configuration: TerminalConfiguration) {
    self.init(
      charset: configuration.traits.isUTF8 ? .utf8 : .ascii, speech: configuration.speech)
  }
}
