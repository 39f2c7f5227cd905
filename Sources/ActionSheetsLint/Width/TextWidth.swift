/// The width of a text in the system font of iOS, for every size.
///
/// A width is linear in the sums of advances and in the number of characters, so that a text is worked through once
/// for all sizes and devices.
struct TextWidth: Hashable, Sendable {
  /// How heavy the letters are.
  enum Weight: Hashable, Sendable {
    /// Weight 400.
    case regular
    /// Weight 600.
    case semibold
  }

  /// The part by which the width of Latin, Greek and Cyrillic may be missed.
  ///
  /// The model misses up to one per cent, and so does the sum of advances, because few pairs of letters are in the
  /// table.
  static let modelError = 0.02

  /// The part by which the advances of a similar font may miss the width of other scripts.
  ///
  /// The only public figure is one of Hebrew, of which Noto is 9 % too wide.
  static let similarFontError = 0.10

  /// Why the width is not known, or `nil`.
  private(set) var doubt: Doubt?

  // Thousandths of an em.
  private var text = 0
  private var display = 0
  private var other = 0

  /// The characters that are set apart by the system font's tracking.
  private var tracked = 0

  /// Measures a text.
  ///
  /// Complexity: linear in the length of the text; nothing is allocated.
  init(of string: some StringProtocol, _ weight: Weight) {
    var joining = ArabicJoining()
    var previous: Unicode.Scalar = " "
    var isAfterEmoji = false
    var joinsEmoji = false
    for scalar in string.unicodeScalars {
      let advance = Advance(of: scalar)
      switch advance.source {
      case .modeled:
        let width = advance.text(weight)
        // A mark stands on what is before it, and does not part letters that join.
        guard width > 0 else { continue }
        let kerning = Advance.kerning(previous, scalar)
        text += width - kerning
        display += advance.display(weight) - kerning
        tracked += 1
        other += joining.end()
      case .joining: other += joining.add(scalar, advance, weight)
      case .similar: other += joining.end() + advance.text(weight)
      case .emoji: other += joining.end() + (joinsEmoji ? 0 : advance.text(weight))
      case .shaping: doubt = .needsShaping
      case .unknown: doubt = doubt ?? .unknownCharacter
      }
      previous = scalar
      joinsEmoji = isAfterEmoji && scalar == "\u{200D}"
      isAfterEmoji = advance.source == .emoji || joinsEmoji
    }
    other += joining.end()
  }

  /// Returns the width in points at a size in points.
  func points(at size: Double) -> Double {
    modeled(at: size) + similar(at: size)
  }

  /// Returns the least width in points that the text can have at a size, as far as the errors are known.
  func least(at size: Double) -> Double {
    modeled(at: size) * (1 - Self.modelError) + similar(at: size) * (1 - Self.similarFontError)
  }

  private func modeled(at size: Double) -> Double {
    let share = SystemFont.displayShare(at: size)
    let em = Double(text) * (1 - share) + Double(display) * share
    return max(0, size * em / 1000 + Double(tracked) * SystemFont.tracking(at: size))
  }

  private func similar(at size: Double) -> Double { max(0, size * Double(other) / 1000) }
}
