/// Finds out how far a list is scrolled.
enum RowScroll {
  /// Returns the first row in view: the row that was first, or the nearest to it that shows the focused row.
  ///
  /// A row beyond the focused one is shown as well, where there is one, so that people see that the list goes on
  /// (row I9). No lines below the last row stay empty while rows are hidden above.
  ///
  /// - Parameters:
  ///   - top: The row that was first.
  ///   - focus: The focused row, or `nil` for none.
  ///   - heights: The lines of each row.
  ///   - room: The lines in view.
  static func top(from top: Int, showing focus: Int?, of heights: [Int], in room: Int) -> Int {
    let last = heights.count - 1
    var top = max(0, min(top, last))
    if let focus {
      let margin = room >= 3 ? 1 : 0
      top = min(top, max(0, focus - margin))
      // A margin must not push the focused row itself out of view.
      top = max(top, min(first(endingAt: min(focus + margin, last), of: heights, in: room), focus))
    }
    return min(top, first(endingAt: last, of: heights, in: room))
  }

  /// Returns the first row of a view whose last row is the given one.
  private static func first(endingAt last: Int, of heights: [Int], in room: Int) -> Int {
    var first = max(0, last)
    var lines = heights.isEmpty ? 0 : heights[first]
    while first > 0, lines + heights[first - 1] <= room {
      first -= 1
      lines += heights[first]
    }
    return first
  }
}
