extension [UInt8] {
  /// Appends a number in decimal digits.
  mutating func append(decimal number: Int) {
    guard (0..<1000).contains(number) else { return append(contentsOf: String(number).utf8) }
    if number >= 100 { append(digit: number / 100) }
    if number >= 10 { append(digit: number / 10 % 10) }
    append(digit: number % 10)
  }

  private mutating func append(digit: Int) {
    append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit))
  }
}
