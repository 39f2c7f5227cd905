/// Reads a time such as `500ms`, `2.5s`, `2m` or `1h`.
enum TimeSpan {
  /// The longest time: a year of 365 days.
  static let limit = Duration.seconds(365 * 24 * 3600)

  /// The units, in nanoseconds.
  private static let units: [(suffix: String, nanoseconds: Int64)] = [
    ("", 1_000_000_000), ("ms", 1_000_000), ("s", 1_000_000_000), ("m", 60_000_000_000),
    ("h", 3_600_000_000_000),
  ]

  /// Returns a time above zero, at most ``limit``, to nine decimals; a number alone is in seconds.
  static func parse(_ text: [UInt8], for option: String) throws(CommandError) -> Duration {
    let whole = text.prefix(while: \.isDigit)
    var rest = text[whole.endIndex...]
    var decimals: ArraySlice<UInt8> = []
    if rest.first == UInt8(ascii: ".") {
      decimals = rest.dropFirst().prefix(while: \.isDigit)
      rest = rest[decimals.endIndex...]
    }
    let suffix = String(decoding: rest, as: UTF8.self)
    guard let unit = units.first(where: { $0.suffix == suffix })?.nanoseconds,
      !whole.isEmpty || !decimals.isEmpty
    else {
      throw .usage(
        "\(option): expected a time such as 500ms, 5s, 2m, found \(MessageText.quoted(text))")
    }
    var time = Duration.zero
    for digit in whole where time <= limit {
      time = time * 10 + .nanoseconds(unit) * Int(digit - UInt8(ascii: "0"))
    }
    var step = unit
    for digit in decimals.prefix(9) {
      step /= 10
      time += .nanoseconds(step) * Int(digit - UInt8(ascii: "0"))
    }
    guard time <= limit else {
      throw .usage("\(option): \(MessageText.quoted(text)) is more than a year")
    }
    guard time > .zero else { throw .usage("\(option): the time must be more than zero") }
    return time
  }
}
