import ActionSheets

/// How a presenter is to use its terminal. Everything has a default taken from the environment.
public struct TerminalConfiguration: Hashable, Sendable {
  /// What the terminal can do.
  public var traits: TerminalTraits
  /// The colors that are used.
  public var colorDepth: ColorDepth
  /// Whether sheets slide in. A terminal that is slow gets no movement either way.
  public var isAnimated: Bool
  /// The direction of layout where the texts do not say their language: right to left mirrors the sheet.
  public var layoutDirection: Presentation.LayoutDirection
  /// The words that the presenter adds to a sheet.
  public var vocabulary: TerminalVocabulary
  /// The words that every presenter adds, such as those of the countdown.
  public var speech: Presentation.Vocabulary

  /// Creates a configuration; what is not given is taken from the process's environment.
  ///
  /// The environment variables are `TERM`, `COLORTERM`, `NO_COLOR`, `CLICOLOR`, `CLICOLOR_FORCE`, and
  /// `LC_ALL`, `LC_CTYPE`, `LANG` for the character set.
  public init(
    traits: TerminalTraits = .current, colorDepth: ColorDepth? = nil, isAnimated: Bool = true,
    layoutDirection: Presentation.LayoutDirection = .leftToRight,
    vocabulary: TerminalVocabulary = TerminalVocabulary(),
    speech: Presentation.Vocabulary = Presentation.Vocabulary()
  ) {
    self.traits = traits
    self.colorDepth = colorDepth ?? .resolve(environment: TerminalTraits.variable)
    self.isAnimated = isAnimated
    self.layoutDirection = layoutDirection
    self.vocabulary = vocabulary
    self.speech = speech
  }

  var sheetSettings: SheetSettings {
    SheetSettings(
      charset: traits.isUTF8 ? .utf8 : .ascii, hasRoundCorners: traits.hasRoundCorners,
      hasBrailleBlank: traits.hasBrailleBlank, vocabulary: vocabulary, speech: speech)
  }
}
