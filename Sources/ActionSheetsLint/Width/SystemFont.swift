/// The system font of iOS, as far as the widths of its texts are known.
///
/// The font itself may be used on Apple's devices alone. Inter has the same proportions; with the tracking that Apple
/// publishes, and a mix of its cut for text and its cut for display, it gives the widths that public projects have
/// measured. `Documentation/Widths.md` has the comparison.
enum SystemFont {
  /// What is added after each character, in points, at the sizes from 10 to 29 points.
  ///
  /// From Apple's Human Interface Guidelines, *Typography*, tracking values of SF Pro.
  private static let trackings: [Double] = [
    0.12, 0.06, 0, -0.08, -0.15, -0.23, -0.31, -0.43, -0.44, -0.45,
    -0.45, -0.36, -0.26, -0.10, 0.07, 0.15, 0.22, 0.29, 0.38, 0.40,
  ]

  private static let smallest = 10.0

  /// Returns what is added after each character in points; between the sizes of the table in proportion.
  static func tracking(at size: Double) -> Double {
    // What is no number is taken for the least size.
    let place = max(0, min(size - smallest, Double(trackings.count - 1)))
    guard place > 0 else { return trackings[0] }
    let index = min(Int(place), trackings.count - 2)
    let rest = place - Double(index)
    return trackings[index] * (1 - rest) + trackings[index + 1] * rest
  }

  /// Returns how much of the cut for display there is at a size: none up to 17 points, all of it from 28 points on.
  ///
  /// Apple says that the change is gradual, from 17 to 28 points.
  static func displayShare(at size: Double) -> Double {
    max(0, min((size - 17) / 11, 1))
  }
}
