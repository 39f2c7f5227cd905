/// The ASCII text that stands for a common character where a terminal shows no other.
enum ASCIITwin {
  /// Returns the twin of a character, or `nil` when it has none.
  static func of(_ text: String) -> String? {
    let scalars = text.unicodeScalars
    guard let scalar = scalars.first, scalars.count == 1 else { return nil }
    switch scalar.value {
    case 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F: return " "
    case 0x3000: return "  "
    case 0xAD, 0x2010...0x2015, 0x2212: return "-"
    case 0x2018...0x201B, 0x2032: return "'"
    case 0x201C...0x201F, 0x2033: return "\""
    case 0xAB: return "<<"
    case 0xBB: return ">>"
    case 0x2039, 0x27E8: return "<"
    case 0x203A, 0x27E9: return ">"
    case 0x2026: return "..."
    case 0x2022, 0xB7, 0x2219: return "*"
    case 0x2044, 0x2215: return "/"
    case 0xD7: return "x"
    case 0x2190: return "<-"
    case 0x2192: return "->"
    default: return nil
    }
  }
}
