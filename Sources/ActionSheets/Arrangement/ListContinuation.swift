/// How people see that a list goes on beyond what is in view (row I9).
///
/// The shares of a row are chosen: letters stand in its middle, so what is nearer to its edge looks like the edge.
public enum ListContinuation {
  /// Returns how much of its neighbors is in view beside a row that is brought into view: half of a row.
  public static func peek<Unit: LayoutUnit>(ofRow height: Unit) -> Unit { height.half }

  /// Returns the greatest height up to one at which a list that goes on ends in the middle of a row.
  ///
  /// The first row is never cut: with less room than for one and a half rows one is shown whole, and no more.
  ///
  /// - Parameters:
  ///   - height: The height there is, less than that of all rows.
  ///   - last: The place of the last row that begins there.
  ///   - span: Returns where a row begins and ends, counted from the beginning of the first.
  public static func cut<Unit: LayoutUnit>(
    _ height: Unit, last: Int, span: (Int) -> Range<Unit>
  ) -> Unit {
    for place in [last, last - 1] where place > 0 {
      let row = span(place)
      let own = row.upperBound - row.lowerBound
      if row.lowerBound + own.fraction(2, over: 5) <= height {
        return min(height, row.lowerBound + own.fraction(3, over: 5))
      }
    }
    return height
  }
}
