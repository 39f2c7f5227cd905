extension Duration {
  /// Whole milliseconds, rounded up, within what a timer of GLib takes.
  var wholeMilliseconds: UInt32 {
    let parts = components
    let whole = parts.seconds.multipliedReportingOverflow(by: 1000)
    guard !whole.overflow else { return parts.seconds < 0 ? 1 : .max }
    return UInt32(clamping: whole.partialValue + parts.attoseconds / 1_000_000_000_000_000 + 1)
  }
}
