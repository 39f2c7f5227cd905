/// Reads a time such as `500ms`, `2.5s`, `2m` or `1h`.
enum TimeSpan {
  /// The longest time: a year of 365 days.
  static let limit = Duration.seconds(365 * 24 * 3600)

  private static let units: [(suffix: String, nanoseconds: Int64)] = [
    ("ms", 1_000_000), ("s", 1_000_000_000), ("m", 60_000_000_000), ("h", 3_600_000_000_000),
  ]

  /// Returns the time that a text means, in steps of a nanosecond; a number alone is in seconds.
  ///
  /// It must be more than zero and at most ``limit``. At most nine decimals count.
  static func parse(_ text: ArraySlice<UInt8>, for option: String) throws(CommandError) -> Duration
  {
    let digits: (UInt8) -> Bool = { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    let whole = text.prefix(while: digits)
    var rest = text[whole.endIndex...]
    var decimals: ArraySlice<UInt8> = []
    if rest.first == UInt8(ascii: ".") {
      decimals = rest.dropFirst().prefix(while: digits)
      rest = rest[(rest.startIndex + 1 + decimals.count)...]
    }
    let suffix = String(decoding: rest, as: UTF8.self)
    let unit = suffix.isEmpty ? 1_000_000_000 : units.first { $0.suffix == suffix }?.nanoseconds
    guard let unit, !whole.isEmpty || !decimals.isEmpty else {
      throw .usage(
        "\(option): expected a time such as 500ms, 5s, 2m, found \(MessageText.quoted(text))")
    }
    guard let nanoseconds = nanoseconds(whole: whole, decimals: decimals, unit: unit),
      Duration.nanoseconds(nanoseconds) <= limit
    else {
      throw .usage("\(option): \(MessageText.quoted(text)) is more than a year")
    }
    guard nanoseconds > 0 else { throw .usage("\(option): the time must be more than zero") }
    return .nanoseconds(nanoseconds)
  }

  private static func nanoseconds(
    whole: ArraySlice<UInt8>, decimals: ArraySlice<UInt8>, unit: Int64
  ) -> Int64? {
    var total: Int64 = 0
    for digit in whole {
      let (product, overflow) = total.multipliedReportingOverflow(by: 10)
      guard !overflow, product < Int64.max - 9 else { return nil }
      total = product + Int64(digit - UInt8(ascii: "0"))
    }
    let (scaled, overflow) = total.multipliedReportingOverflow(by: unit)
    guard !overflow else { return nil }
    var fraction: Int64 = 0
    var step = unit
    for digit in decimals.prefix(9) {
      step /= 10
      fraction += step * Int64(digit - UInt8(ascii: "0"))
    }
    return scaled > Int64.max - unit ? nil : scaled + fraction
  }
}
