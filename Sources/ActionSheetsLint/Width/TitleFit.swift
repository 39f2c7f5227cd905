/// How the title of a button is shown on a device.
enum TitleFit: Hashable, Sendable {
  /// In full.
  case whole
  /// In full, in letters of this part of their size.
  case shrunk(scale: Double)
  /// With an ellipsis in the place of what has no room.
  case truncated(Cut)
  /// Nobody knows.
  case notJudged(Doubt)

  /// What a cut title shows.
  struct Cut: Hashable, Sendable {
    /// The width of the whole title: in points at full size, in a terminal in columns.
    let width: Double
    /// The width beyond which the title is cut, in the same unit; on a phone, letters have become smaller then.
    let room: Double
    /// The number of characters that must go at the end so that nothing is cut.
    let excess: Int
    /// What is shown, with its ellipsis: on a phone in the middle, in a terminal at the end of the last line.
    let shown: String
  }
}

/// Why a title is not judged.
enum Doubt: Hashable, Sendable {
  /// The letters become one, or change their order, as in Devanagari: only their font knows the width.
  case needsShaping
  /// A character is in none of the fonts; a width is that of the others.
  case unknownCharacter
  /// With text of that size, titles wrap.
  case wraps
  /// The font and the width are the person's.
  case desktopDecides
}
