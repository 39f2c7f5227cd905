/// The figures that one program gave for one measure.
struct Samples {
  private(set) var values: [Int] = []

  mutating func add(_ value: Int) { values.append(value) }

  /// The middle of the sorted values; 0 where there are none.
  var median: Int { percentile(50) }

  /// The value that this many hundredths of all values do not exceed; 0 where there are none.
  func percentile(_ hundredths: Int) -> Int {
    guard !values.isEmpty else { return 0 }
    let rank = (values.count * hundredths + 99) / 100
    return values.sorted()[max(rank, 1) - 1]
  }
}
