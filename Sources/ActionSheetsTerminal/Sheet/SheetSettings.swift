import ActionSheets

/// What the drawing of sheets needs to know of the terminal.
struct SheetSettings: Hashable, Sendable {
  /// The characters that the terminal can show.
  var charset = TerminalCharset.utf8
  /// Whether the terminal's font has round corners.
  var hasRoundCorners = true
  /// The side on which lines begin: right-to-left mirrors what stands in the borders.
  var layoutDirection = LayoutDirection.leftToRight
  /// Whether nothing lies around the sheets, so that what floats elsewhere stands at the bottom here.
  var standsAtBottom = false
  /// The words that are added to a sheet.
  var vocabulary = TerminalVocabulary()

  /// The characters of borders.
  var box: BoxCharacters { .preferred(for: charset, hasRoundCorners: hasRoundCorners) }
}
