import ActionSheets

/// The traits of the terminal that matter to the drawing of sheets.
struct SheetSettings: Hashable, Sendable {
  /// The characters that the terminal can show.
  var charset = TerminalCharset.utf8
  /// Whether the terminal's font has round corners.
  var hasRoundCorners = true
  /// Whether the terminal draws the braille pattern without dots as a blank.
  var hasBrailleBlank = true
  /// Whether an alert stands at the bottom, because there is nothing around it to stand in the middle of.
  var standsAtBottom = false
  /// The words that are added to a sheet, or `nil` for those of the language of its texts.
  var vocabulary: TerminalVocabulary?

  /// The characters of borders.
  var box: BoxCharacters { .preferred(for: charset, hasRoundCorners: hasRoundCorners) }

  /// A blank beside right-to-left text that keeps a terminal from reordering it together with what stands beyond.
  var fence: Character { charset == .utf8 && hasBrailleBlank ? "\u{2800}" : " " }

  /// Breaks texts into lines of this terminal's characters, for a sheet that begins on the given side.
  func text(in direction: Presentation.LayoutDirection) -> SheetText {
    SheetText(
      charset: charset, box: box, fence: String(fence), isMirrored: direction == .rightToLeft)
  }
}

/// The words that the terminal presenter adds to a sheet, in each of
/// ``/ActionSheets/Presentation/Vocabulary/languages``.
public struct TerminalVocabulary: Hashable, Sendable {
  /// Stands in the border of a sheet that shows no Cancel button.
  public var escapeCancels: String
  /// Stands in the border of a modal view that the person may dismiss.
  public var escapeCloses: String
  /// Says that `{count}` rows are out of view.
  public var more: PluralPhrase
}
