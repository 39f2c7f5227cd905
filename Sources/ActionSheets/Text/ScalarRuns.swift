/// Tables of the Unicode Character Database that keep two bits for each scalar.
public enum ScalarRuns {
  /// Returns the two bits of a scalar.
  ///
  /// Complexity: logarithmic in the number of runs.
  ///
  /// - Parameters:
  ///   - value: The scalar's number.
  ///   - runs: The first scalar of each run, shifted left by two, and its bits; ascending, the first at 0.
  public static func bits(of value: UInt32, in runs: [UInt32]) -> UInt32 {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if runs[middle] >> 2 <= value { low = middle + 1 } else { high = middle }
    }
    // The first run begins at 0, so that there always is one at or before the scalar.
    return runs[low - 1] & 3
  }
}
