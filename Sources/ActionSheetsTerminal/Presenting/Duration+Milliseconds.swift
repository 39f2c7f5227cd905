extension Duration {
  /// Whole milliseconds, rounded up, so that a limit is never reached early.
  var milliseconds: Int64 {
    let parts = components
    let whole = parts.seconds.multipliedReportingOverflow(by: 1000)
    guard !whole.overflow else { return parts.seconds < 0 ? .min : .max }
    let rest = (parts.attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    let sum = whole.partialValue.addingReportingOverflow(rest)
    return sum.overflow ? .max : sum.partialValue
  }
}
