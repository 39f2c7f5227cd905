/// The rule for ending a line where there is no space.
enum LineBreak {
  /// Whether a line may end between two clusters, neither of them a space.
  ///
  /// It may next to a character of two cells, but a line does not begin with closing punctuation or a
  /// small kana, nor end in opening punctuation (JIS X 4051).
  static func isAllowed(between first: DisplayText.Cluster, and second: DisplayText.Cluster) -> Bool
  {
    guard first.width == 2 || second.width == 2, let last = first.text.unicodeScalars.first,
      let next = second.text.unicodeScalars.first
    else { return false }
    return !opening.contains(last) && !closing.contains(next)
      && !noBreakSpaces.contains(last) && !noBreakSpaces.contains(next)
  }

  private static let noBreakSpaces = "\u{A0}\u{2007}\u{202F}".unicodeScalars
  private static let opening = Set("([{“‘«〈《「『【〔〖〘〚〝（［｛｟｢".unicodeScalars)
  // The second line holds small kana and the marks of repetition and length.
  private static let closing = Set(
    ("!%),.:;?]}”’»…、。々〉》」』】〕〗〙〛〜〞〟！％），．：；？］｝｡｣､"
      + "ぁぃぅぇぉっゃゅょゎゕゖ゛゜ゝゞァィゥェォッャュョヮヵヶ・ーヽヾ").unicodeScalars)
}
