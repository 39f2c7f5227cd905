/// What CLDR's plural rules ask of a number. The sign makes no difference.
struct PluralOperands {
  /// The whole part.
  private var i: UInt64
  /// The digits after the point, as a whole number.
  private var f: UInt64 = 0
  /// The same without zeros at the end.
  private var t: UInt64 = 0
  /// How many digits there are after the point.
  private var v: UInt64 = 0
  /// The power of ten that a word stands for.
  private var e: UInt64 = 0

  init(_ number: Int) {
    i = UInt64(number.magnitude)
  }

  /// Reads a number as it is written, such as "1.50" or "1.2c6".
  init?(_ number: String) {
    var rest = number.utf8[...]
    if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
    let whole = PluralOperands.digits(&rest)
    var fraction = rest.prefix(0)
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      fraction = PluralOperands.digits(&rest)
      if fraction.isEmpty { return nil }
    }
    if rest.first == UInt8(ascii: "c") || rest.first == UInt8(ascii: "e") {
      rest.removeFirst()
      let power = PluralOperands.digits(&rest)
      if power.isEmpty { return nil }
      for digit in power { PluralOperands.append(digit, to: &e) }
    }
    guard !whole.isEmpty, rest.isEmpty else { return nil }

    i = 0
    for digit in whole { PluralOperands.append(digit, to: &i) }
    // The power moves the point. Zeros beyond the digits that `append` keeps exact change nothing.
    let shift = Int(min(e, UInt64(fraction.count + 18)))
    let moved = fraction.prefix(shift)
    for digit in moved { PluralOperands.append(digit, to: &i) }
    for _ in moved.count..<shift { PluralOperands.append(UInt8(ascii: "0"), to: &i) }
    for digit in fraction[moved.endIndex...] {
      PluralOperands.append(digit, to: &f)
      v += 1
      if digit != UInt8(ascii: "0") { t = f }
    }
  }

  /// Takes the digits at the beginning.
  private static func digits(_ text: inout Substring.UTF8View) -> Substring.UTF8View {
    let digits = text.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    text = text[digits.endIndex...]
    return digits
  }

  /// Adds a digit at the end of a number; of a long one the last seventeen digits are exact, and it stays long.
  private static func append(_ digit: UInt8, to number: inout UInt64) {
    let limit: UInt64 = 100_000_000_000_000_000
    number = number * 10 + UInt64(digit & 0xF)
    if number >= limit { number = number % limit + limit }
  }

  /// The category that a rule of `LanguageTable.relations` has for the number.
  func category(rule: UInt64) -> PluralCategory {
    var holds = true
    for relation in LanguageTable.relations[Int(rule)...] {
      holds = holds && self.holds(relation)
      guard relation >> 47 & 1 == 1 else { continue }
      if holds { return PluralOperands.category(of: relation) }
      if relation >> 48 & 1 == 1 { break }
      holds = true
    }
    return .other
  }

  private func holds(_ relation: UInt64) -> Bool {
    let operand: UInt64? =
      switch relation >> 43 & 7 {
      // n, the number itself; one with a fraction is equal to nothing that the rules name.
      case 0: t == 0 ? i : nil
      case 1: i
      case 2: f
      case 3: t
      case 4: v
      default: e
      }
    var isMember = false
    if let operand {
      let power = relation >> 40 & 7
      var modulus: UInt64 = 1
      for _ in 0..<power { modulus *= 10 }
      let value = power == 0 ? operand : operand % modulus
      isMember = relation & 0xF_FFFF <= value && value <= relation >> 20 & 0xF_FFFF
    }
    return isMember != (relation >> 46 & 1 == 1)
  }

  private static func category(of relation: UInt64) -> PluralCategory {
    switch relation >> 49 {
    case 0: .zero
    case 1: .one
    case 2: .two
    case 3: .few
    default: .many
    }
  }
}
