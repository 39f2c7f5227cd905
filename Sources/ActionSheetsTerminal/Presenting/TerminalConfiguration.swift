import ActionSheets

internal import CLibrary

/// How a presenter is to use its terminal. Everything has a default taken from the environment.
public struct TerminalConfiguration: Hashable, Sendable {
  /// What the terminal can do.
  public var traits: TerminalTraits
  /// The colors that are used.
  public var colorDepth: ColorDepth
  /// Whether sheets slide in. A terminal that is slow gets no movement either way.
  public var isAnimated: Bool
  /// The language of what the presenter adds to texts that do not say theirs, and the direction of their layout.
  public var language: Language
  /// The words that the presenter adds to a sheet, or `nil` for those of the language of its texts.
  public var vocabulary: TerminalVocabulary?
  /// The words that every presenter adds, such as those of the countdown, or `nil` for those of the language
  /// of the texts.
  public var speech: Presentation.Vocabulary?

  /// Creates a configuration; what is not given is taken from the process's environment.
  ///
  /// The environment variables are `TERM`, `COLORTERM`, `NO_COLOR`, `CLICOLOR`, `CLICOLOR_FORCE`;
  /// `LC_ALL`, `LC_CTYPE`, `LANG` for the character set; and `LANGUAGE`, `LC_ALL`, `LC_MESSAGES`, `LANG` for the
  /// language, which is English where the terminal shows no more than ASCII. `MLTERM` tells of a font without braille.
  public init(
    traits: TerminalTraits = .current, colorDepth: ColorDepth? = nil, isAnimated: Bool = true,
    language: Language? = nil, vocabulary: TerminalVocabulary? = nil,
    speech: Presentation.Vocabulary? = nil
  ) {
    self.traits = traits
    self.colorDepth = colorDepth ?? .resolve(environment: environmentVariable)
    self.isAnimated = isAnimated
    self.language = language ?? .ofPerson(traits.isUTF8 ? .utf8 : .ascii)
    self.vocabulary = vocabulary
    self.speech = speech
  }

  var charset: TerminalCharset { traits.isUTF8 ? .utf8 : .ascii }

  var sheetSettings: SheetSettings {
    SheetSettings(
      charset: charset, hasRoundCorners: traits.hasRoundCorners,
      hasBrailleBlank: traits.hasBrailleBlank, vocabulary: vocabulary)
  }
}

extension Language {
  /// The language in which the person who uses this process is addressed best, with the characters of the terminal.
  static func ofPerson(_ charset: TerminalCharset) -> Language {
    guard charset == .utf8 else { return .english }
    return Presentation.Vocabulary.language(environment: environmentVariable)
  }
}
