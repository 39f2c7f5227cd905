/// The part in view of something that scrolls, in points.
struct Viewport {
  let offset: Double
  let length: Double
  let contents: Double

  /// Returns the nearest offset at which a range is in view, or its beginning where it is longer than the view.
  ///
  /// - Parameters:
  ///   - range: Where it begins and ends, counted from the beginning of all there is.
  ///   - peek: How much on either side of the range is in view as well, where there is so much and room for both.
  func offset(revealing range: Range<Double>, peek: Double) -> Double {
    let spare = length - (range.upperBound - range.lowerBound)
    let peek = min(peek, max(spare / 2, 0))
    let start = max(range.lowerBound - peek, 0)
    let end = min(range.upperBound + peek, contents)
    return min(max(offset, end - length), start)
  }

  /// Returns the offset after scrolling by the length of the view.
  ///
  /// - Parameters:
  ///   - isForward: Whether it scrolls toward the end.
  ///   - kept: The length that stays in view, so that nothing is passed over: a line. Half of the view is the least
  ///     step.
  func offset(afterPage isForward: Bool, keeping kept: Double) -> Double {
    let step = max(length - kept, length / 2)
    let wanted = isForward ? offset + step : offset - step
    return max(min(wanted, contents - length), 0)
  }
}
