/// The direction in which a text is read.
public enum TextDirection: Hashable, Sendable {
  /// Latin, Greek, Chinese and most other scripts.
  case leftToRight
  /// Arabic, Hebrew, Syriac, Thaana, N'Ko and other scripts.
  case rightToLeft

  /// Returns the direction of the first letter that has one, or `nil` when no letter does.
  ///
  /// This is rule P2 of the Unicode Bidirectional Algorithm (UAX #9): what stands inside an isolate is
  /// passed over. A presenter that gets `nil` (digits, symbols, emoji) keeps its environment's direction.
  /// Takes time linear in what precedes that letter.
  public static func of(_ title: String) -> TextDirection? {
    var isolates = 0
    for scalar in title.unicodeScalars {
      switch scalar.value {
      case 0x2066...0x2068: isolates += 1
      case 0x2069: isolates = max(0, isolates - 1)
      default:
        if isolates == 0, let direction = TextDirection(ofScalar: scalar.value) { return direction }
      }
    }
    return nil
  }

  private init?(ofScalar value: UInt32) {
    if value < 0x80 {
      guard (value | 0x20) &- 0x61 < 26 else { return nil }
      self = .leftToRight
      return
    }
    switch ScalarRuns.bits(of: value, in: TextDirectionTable.runs) {
    case 1: self = .leftToRight
    case 2: self = .rightToLeft
    default: return nil
    }
  }
}
