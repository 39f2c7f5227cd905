/// An emoji sequence within a text: a flag, a keycap, a family (UTS #51).
package struct EmojiSequence {
  /// Sequences in use have at most ten scalars: two people with skin tones who kiss.
  private static let scalarLimit = 16

  /// The meaning of the scalar that a sequence begins with.
  package enum Kind: Hashable, Sendable {
    /// An emoji by itself, or one with what changes it.
    case emoji
    /// A key of a telephone, made of a digit, `#` or `*`.
    case keycap
    /// The flag of a country, made of two letters.
    case flag
    /// A sign that is to look like text.
    case text
  }

  /// The index after the sequence.
  package let end: Int

  /// The kind of the sequence.
  package let kind: Kind

  /// Reads the sequence that begins at an index; `nil` when none does.
  package init?(in scalars: [Unicode.Scalar], from start: Int) {
    let first = scalars[start]
    guard ScalarVisibility(of: first).isEmoji else { return nil }
    func value(_ index: Int) -> UInt32 {
      index < scalars.count ? scalars[index].value : 0
    }
    if first.isASCII {
      let enclosing = value(start + 1) == 0xFE0F ? start + 2 : start + 1
      guard value(enclosing) == 0x20E3 else { return nil }
      self.init(end: enclosing + 1, kind: .keycap)
    } else if Self.isRegional(first.value) {
      guard Self.isRegional(value(start + 1)) else { return nil }
      self.init(end: start + 2, kind: .flag)
    } else if value(start + 1) == 0xFE0E {
      self.init(end: start + 2, kind: .text)
    } else {
      var index = Self.endOfElement(in: scalars, from: start)
      while value(index) == 0x200D, index - start < Self.scalarLimit - 3, index + 1 < scalars.count,
        ScalarVisibility(of: scalars[index + 1]).isEmoji, !scalars[index + 1].isASCII
      {
        index = Self.endOfElement(in: scalars, from: index + 1)
      }
      self.init(end: index, kind: .emoji)
    }
  }

  private init(end: Int, kind: Kind) {
    self.end = end
    self.kind = kind
  }

  private static func isRegional(_ value: UInt32) -> Bool {
    (0x1_F1E6...0x1_F1FF).contains(value)
  }

  /// The index after an emoji with its presentation selector, skin tone or tags.
  private static func endOfElement(in scalars: [Unicode.Scalar], from start: Int) -> Int {
    let next = start + 1
    guard next < scalars.count else { return next }
    switch scalars[next].value {
    case 0xFE0F, 0x1_F3FB...0x1_F3FF: return next + 1
    default: return endOfTags(in: scalars, from: start) ?? next
    }
  }

  /// The index after the tags of a black flag, which name a region such as Scotland.
  private static func endOfTags(in scalars: [Unicode.Scalar], from start: Int) -> Int? {
    guard scalars[start].value == 0x1_F3F4 else { return nil }
    for index in start + 1..<min(start + 8, scalars.count) {
      switch scalars[index].value {
      case 0xE_0030...0xE_0039, 0xE_0061...0xE_007A: continue
      case 0xE_007F where index > start + 3: return index + 1
      default: return nil
      }
    }
    return nil
  }
}
