/// A key of the keyboard with the modifiers held.
struct Key: Equatable {
  enum Symbol: Equatable {
    /// A key that types this character.
    case character(Unicode.Scalar)

    /// A key whose sequence ends in this letter, such as an arrow.
    case letter(UInt8)

    /// A key whose sequence is a number and a tilde, such as Page Up.
    case number(Int)
  }

  enum Phase: Int, Equatable {
    case press = 1
    case `repeat` = 2
    case release = 3
  }

  struct Modifiers: OptionSet {
    let rawValue: Int
    static let shift = Modifiers(rawValue: 1)
    static let alt = Modifiers(rawValue: 2)
    static let control = Modifiers(rawValue: 4)
  }

  var symbol: Symbol
  var modifiers: Modifiers = []
  var phase = Phase.press

  static let named: [Substring: Symbol] = [
    "enter": .character("\r"), "esc": .character("\u{1b}"), "tab": .character("\t"),
    "space": .character(" "), "backspace": .character("\u{7f}"),
    "up": .letter(UInt8(ascii: "A")), "down": .letter(UInt8(ascii: "B")),
    "right": .letter(UInt8(ascii: "C")), "left": .letter(UInt8(ascii: "D")),
    "end": .letter(UInt8(ascii: "F")), "home": .letter(UInt8(ascii: "H")),
    "insert": .number(2), "delete": .number(3), "page-up": .number(5), "page-down": .number(6),
  ]
}
