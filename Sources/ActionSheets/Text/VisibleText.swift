/// A text as it is shown: nothing in it is unseen, and nothing changes how its surroundings read.
///
///     VisibleText.paragraph("Cancel\u{200B}")  // "Cancel⟨U+200B⟩"
///
/// Titles are hostile until shown otherwise (row C17). Control characters become the symbols that stand for them, other
/// unseen scalars their numbers: format characters, controls of direction, fillers, noncharacters. Joiners, variation
/// selectors and tags stay where they mean something: in emoji, in scripts whose letters join, in flags.
public enum VisibleText {
  /// Returns a title as one paragraph.
  public static func paragraph(_ text: String) -> String {
    replacingUnseen(in: text) { _ in false }
  }

  /// Returns a text in which line ends and tabs stay.
  public static func paragraphs(_ text: String) -> String {
    replacingUnseen(in: text) { $0 == "\n" || $0 == "\t" }
  }

  /// Returns what is shown in place of an unseen scalar: `␛` or `⟨U+202E⟩`, in ASCII `^[` or `<U+202E>`.
  public static func standIn(for scalar: Unicode.Scalar, inASCII: Bool = false) -> String {
    let value = scalar.value
    switch value {
    // Caret notation: the character 64 places away.
    case 0x00...0x1F where inASCII, 0x7F where inASCII: return "^" + string(value ^ 0x40)
    case 0x00...0x1F: return string(0x2400 + value)
    case 0x7F: return "\u{2421}"
    default: return inASCII ? "<\(number(of: value))>" : "\u{27E8}\(number(of: value))\u{27E9}"
    }
  }

  /// Returns whether an unseen scalar changes how the scalar before it is drawn, outside of emoji.
  public static func isMeaningful(
    _ scalar: Unicode.Scalar, after previous: Unicode.Scalar
  ) -> Bool {
    switch (scalar.value, previous.value) {
    // Zero width joiners, in Arabic, the scripts of India and their kin.
    case (0x200C...0x200D, 0x0600...0x1CFF), (0x200C...0x200D, 0xA800...0xABFF),
      (0x200C...0x200D, 0x1_0A00...0x1_1FFF):
      true
    // Mongolian letters take three variation selectors of their own.
    case (0x180B...0x180D, 0x1820...0x18AA), (0x180F, 0x1820...0x18AA): true
    case (0xFE00...0xFE0D, 0x00A1...0xFDFF), (0xFE00...0xFE0D, 0x1_0000...0x3_FFFF): true
    // Variants of ideographs.
    case (0xE_0100...0xE_01EF, 0x3400...0x9FFF), (0xE_0100...0xE_01EF, 0x2_0000...0x3_FFFF): true
    default: false
    }
  }

  private static func replacingUnseen(
    in text: String, except isKept: (Unicode.Scalar) -> Bool
  ) -> String {
    guard
      text.unicodeScalars.contains(where: { ScalarVisibility(of: $0).isUnseen && !isKept($0) })
    else { return text }
    let scalars = Array(text.unicodeScalars)
    var shown = String.UnicodeScalarView()
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      let isShown =
        !ScalarVisibility(of: scalar).isUnseen || isKept(scalar)
        || index > 0 && isMeaningful(scalar, after: scalars[index - 1])
      guard isShown else {
        shown.append(contentsOf: standIn(for: scalar).unicodeScalars)
        index += 1
        continue
      }
      let end = EmojiSequence(in: scalars, from: index)?.end ?? index + 1
      shown.append(contentsOf: scalars[index..<end])
      index = end
    }
    return String(shown)
  }

  private static func string(_ value: UInt32) -> String {
    Unicode.Scalar(value).map { String(Character($0)) } ?? ""
  }

  private static func number(of value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}
