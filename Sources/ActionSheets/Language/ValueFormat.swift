/// How a value is written into a text: a conversion of C's and Apple's formats, such as `%05.1f`.
///
/// The result is that of C's `printf`, with four exceptions: integers have 64 bits whatever the format says, `%@` and
/// `%s` take a value of any kind, `%f` without a precision writes a number as Swift does, and `#` is for integers.
package struct ValueFormat: Hashable, Sendable {
  /// What a conversion can write.
  package enum Kind: Hashable, Sendable {
    /// Whole numbers.
    case integer
    /// Numbers.
    case decimal
    /// Everything.
    case text
  }

  /// What the conversion can write.
  package let kind: Kind
  /// What stands behind the percent sign.
  package let spelling: String
  private let conversion: UInt8
  private let flags: [UInt8]
  private let width: Int?
  private let precision: Int?

  /// The format that takes a value of any kind and adds nothing: `%@`.
  package static var plain: ValueFormat {
    ValueFormat(
      kind: .text, spelling: "@", conversion: UInt8(ascii: "@"), flags: [], width: nil,
      precision: nil)
  }
}

extension ValueFormat {
  /// Reads what stands behind the percent sign, and leaves the rest; `nil` when it is no conversion.
  ///
  /// A space is no flag, because a translator who writes "100 % dense" means none. Neither are widths that come out of
  /// the arguments (`*`), nor those of more than 255 characters. The flag `I` of the GNU C library, which asks for the
  /// digits of the language, changes nothing: digits are Latin.
  package init?(_ text: inout Substring.UTF8View) {
    var rest = text
    let flags = rest.prefix { "-+0#'I".utf8.contains($0) }
    rest.removeFirst(flags.count)
    let width = Self.number(&rest)
    var precision: Int?
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      precision = Self.number(&rest) ?? 0
    }
    rest.removeFirst(rest.prefix { "hlqjztL".utf8.contains($0) }.count)
    guard let conversion = rest.popFirst(), max(width ?? 0, precision ?? 0) <= 255 else {
      return nil
    }
    let kind: Kind
    switch conversion {
    case UInt8(ascii: "@"), UInt8(ascii: "s"): kind = .text
    case let letter where "diuxXoc".utf8.contains(letter): kind = .integer
    case let letter where "fFeEgG".utf8.contains(letter): kind = .decimal
    default: return nil
    }
    self.init(
      kind: kind, spelling: String(Substring(text[..<rest.startIndex])), conversion: conversion,
      flags: Array(flags), width: width, precision: precision)
    text = rest
  }

  /// The place that a literal has for a value of the same kind, such as `%lld` for `%d`; `nil` where there is more to
  /// the format than the kind.
  package var literalPlace: String? {
    guard flags.isEmpty, width == nil, precision == nil else { return nil }
    switch conversion {
    case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u"): return "%lld"
    case UInt8(ascii: "f"): return "%lf"
    default: return kind == .text ? "%@" : nil
    }
  }

  /// Returns a value as it is written, or `nil` where the format is one for values of another kind.
  package func text(of argument: LocalizedText.Argument) -> String? {
    switch (argument, kind) {
    case (.integer(let number), .integer): integer(number)
    case (.integer(let number), .decimal): decimal(Double(number))
    case (.integer(let number), .text): padded(cut("\(number)"))
    case (.decimal(let number), .decimal): decimal(number)
    case (.decimal(let number), .text): padded(cut("\(number)"))
    case (.text(let text), .text): padded(cut(text))
    case (.decimal, .integer), (.text, .integer), (.text, .decimal): nil
    }
  }

  private func has(_ flag: Unicode.Scalar) -> Bool { flags.contains(UInt8(ascii: flag)) }

  private func cut(_ text: String) -> String {
    precision.map { String(text.prefix($0)) } ?? text
  }

  private func integer(_ number: Int) -> String {
    let radix: Int
    switch conversion {
    case UInt8(ascii: "c"):
      let scalar = UInt32(exactly: number).flatMap { Unicode.Scalar($0) }
      return padded(String(Character(scalar ?? "\u{FFFD}")))
    case UInt8(ascii: "x"), UInt8(ascii: "X"): radix = 16
    case UInt8(ascii: "o"): radix = 8
    default: radix = 10
    }
    let isSigned = conversion == UInt8(ascii: "d") || conversion == UInt8(ascii: "i")
    var digits = String(
      isSigned ? number.magnitude : UInt(bitPattern: number), radix: radix,
      uppercase: conversion == UInt8(ascii: "X"))
    if precision == 0, number == 0 { digits = "" }
    if let precision, digits.utf8.count < precision {
      digits = String(repeating: "0", count: precision - digits.utf8.count) + digits
    }
    var prefix = isSigned ? sign(isNegative: number < 0) : ""
    if has("#") {
      if radix == 16, number != 0 { prefix = conversion == UInt8(ascii: "X") ? "0X" : "0x" }
      if radix == 8, !digits.hasPrefix("0") { digits = "0" + digits }
    }
    return padded(digits, prefix: prefix, zeros: has("0") && precision == nil)
  }

  private func decimal(_ number: Double) -> String {
    let prefix = sign(isNegative: number.sign == .minus && !number.isNaN)
    guard number.isFinite else { return padded(number.isNaN ? "nan" : "inf", prefix: prefix) }
    var text: String
    switch conversion {
    case UInt8(ascii: "f"), UInt8(ascii: "F"):
      text =
        precision.map { DecimalDigits(number).fixed(fraction: $0) } ?? "\(number.magnitude)"
    case UInt8(ascii: "e"), UInt8(ascii: "E"):
      text = DecimalDigits(number).scientific(fraction: precision ?? 6)
    default:
      text = DecimalDigits(number).general(significant: max(precision ?? 6, 1))
    }
    if conversion < UInt8(ascii: "a") { text = text.uppercased() }
    return padded(text, prefix: prefix, zeros: has("0"))
  }

  private func sign(isNegative: Bool) -> String { isNegative ? "-" : has("+") ? "+" : "" }

  private func padded(_ text: String, prefix: String = "", zeros: Bool = false) -> String {
    let missing = (width ?? 0) - prefix.utf8.count - text.count
    guard missing > 0 else { return prefix + text }
    if has("-") { return prefix + text + String(repeating: " ", count: missing) }
    if zeros { return prefix + String(repeating: "0", count: missing) + text }
    return String(repeating: " ", count: missing) + prefix + text
  }

  /// Reads digits; a number that is too large for any use ends as one.
  private static func number(_ text: inout Substring.UTF8View) -> Int? {
    let digits = text.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    text.removeFirst(digits.count)
    return digits.isEmpty ? nil : Int(Substring(digits)) ?? .max
  }
}
