/// The part in view of something that scrolls.
public struct Viewport<Unit: LayoutUnit> {
  /// How far it is scrolled: where the part in view begins.
  public let offset: Unit
  /// The length of the part in view.
  public let length: Unit
  /// The length of all there is.
  public let contents: Unit

  /// Creates a part of something.
  ///
  /// - Parameters:
  ///   - offset: How far it is scrolled.
  ///   - length: The length of the part in view.
  ///   - contents: The length of all there is.
  public init(offset: Unit, length: Unit, contents: Unit) {
    self.offset = offset
    self.length = length
    self.contents = contents
  }

  /// Returns the nearest offset at which a range is in view.
  ///
  /// Where the range is longer than what can be in view, its beginning is.
  ///
  /// - Parameters:
  ///   - range: Where it begins and ends, counted from the beginning of all there is.
  ///   - peek: How much of what is before and after the range is in view as well, where there is so much and room for it
  ///     on both sides.
  public func offset(revealing range: Range<Unit>, peek: Unit) -> Unit {
    let spare = length - (range.upperBound - range.lowerBound)
    let peek = min(peek, max(spare.half, .zero))
    let start = max(range.lowerBound - peek, .zero)
    let end = min(range.upperBound + peek, contents)
    return min(max(offset, end - length), start)
  }

  /// Returns the offset after scrolling by what is in view.
  ///
  /// - Parameters:
  ///   - isForward: Whether it scrolls toward the end.
  ///   - kept: What stays in view, so that nothing is passed over: a line. Half of the view is the least step.
  public func offset(afterPage isForward: Bool, keeping kept: Unit) -> Unit {
    let step = max(length - kept, length.half)
    let wanted = isForward ? offset + step : offset - step
    return max(min(wanted, contents - length), .zero)
  }
}

extension Viewport: Equatable {}
extension Viewport: Sendable where Unit: Sendable {}
