/// The rule for ending a line where there is no space.
enum LineBreak {
  /// Whether a line may end between two clusters, neither of them a space.
  ///
  /// It may next to a character of two cells, but a line does not begin with closing punctuation or a
  /// small kana, nor end in opening punctuation (JIS X 4051).
  static func isAllowed(between first: DisplayText.Cluster, and second: DisplayText.Cluster) -> Bool
  {
    guard first.width == 2 || second.width == 2 else { return false }
    guard let last = first.text.unicodeScalars.first, let next = second.text.unicodeScalars.first
    else { return false }
    return !isOpening(last.value) && !isClosing(next.value) && !isNoBreakSpace(last.value)
      && !isNoBreakSpace(next.value)
  }

  private static func isNoBreakSpace(_ value: UInt32) -> Bool {
    value == 0xA0 || value == 0x202F || value == 0x2007
  }

  private static func isOpening(_ value: UInt32) -> Bool {
    switch value {
    // ( [ { “ ‘ « 〈《「『【 〔〖〘〚〝 （［｛｟｢
    case 0x28, 0x5B, 0x7B, 0x201C, 0x2018, 0xAB, 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014,
      0x3016, 0x3018, 0x301A, 0x301D, 0xFF08, 0xFF3B, 0xFF5B, 0xFF5F, 0xFF62:
      true
    default:
      false
    }
  }

  private static func isClosing(_ value: UInt32) -> Bool {
    switch value {
    // ! % ) , . : ; ? ] } ” ’ » …
    case 0x21, 0x25, 0x29, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F, 0x5D, 0x7D, 0x201D, 0x2019, 0xBB, 0x2026:
      true
    // 、。々 〉》」』】〕〗〙〛〜〞〟
    case 0x3001, 0x3002, 0x3005, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017, 0x3019,
      0x301B, 0x301C, 0x301E, 0x301F:
      true
    // Small kana, marks of repetition and length.
    case 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E, 0x3095,
      0x3096, 0x309B...0x309E, 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5,
      0x30E7, 0x30EE, 0x30F5, 0x30F6, 0x30FB...0x30FE:
      true
    // ！％），．：；？］｝ and the halfwidth ｡｣､
    case 0xFF01, 0xFF05, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F, 0xFF3D, 0xFF5D, 0xFF61,
      0xFF63, 0xFF64:
      true
    default:
      false
    }
  }
}
