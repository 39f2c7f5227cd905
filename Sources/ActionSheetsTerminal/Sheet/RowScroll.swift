/// Which rows of a list are in view.
///
/// Reads only rows near the view, so that a list of a million costs no more than one of ten.
struct RowScroll: Hashable, Sendable {
  /// A row in view, or the part of it that fits.
  struct VisibleRow: Hashable {
    /// The row's place in the list.
    let place: Int
    /// The first line of the view that it takes.
    let line: Int
    /// The lines that fit.
    let lineCount: Int
  }

  /// The first row in view.
  private(set) var top = 0

  /// Scrolls as little as needed to show the focused row, with a row beyond it where there is one, so that
  /// people see that the list goes on (row I9).
  mutating func reveal(
    _ focus: Int?, count: Int, height: Int, lineCount: (Int) -> Int
  ) {
    top = min(top, max(0, count - 1))
    if let focus, focus < count {
      let margin = Self.margin(height)
      top = min(top, max(0, focus - margin))
      let last = min(focus + margin, count - 1)
      let whole = firstPlace(endingAt: last, height: height, lineCount)
      // A margin must not push the focused row itself out of view.
      top = max(top, min(whole, focus))
    }
    // No empty lines below the last row while rows are hidden above.
    top = min(top, firstPlace(endingAt: count - 1, height: height, lineCount))
  }

  /// Tells whether ``reveal(_:count:height:lineCount:)`` would find nothing to scroll, in a view that it was last called for.
  ///
  /// - Parameter whole: The places of the rows that are in view with all their lines.
  static func shows(_ focus: Int?, count: Int, height: Int, whole: Range<Int>) -> Bool {
    guard let focus, focus < count else { return true }
    let margin = margin(height)
    return whole.contains(max(0, focus - margin)) && whole.contains(min(focus + margin, count - 1))
  }

  /// The rows that are shown beyond the focused one.
  private static func margin(_ height: Int) -> Int { height >= 3 ? 1 : 0 }

  /// Returns the rows in view.
  func visibleRows(count: Int, height: Int, lineCount: (Int) -> Int) -> [VisibleRow] {
    var rows: [VisibleRow] = []
    var line = 0
    var place = top
    while place < count, line < height {
      let lines = min(lineCount(place), height - line)
      rows.append(VisibleRow(place: place, line: line, lineCount: lines))
      line += lines
      place += 1
    }
    return rows
  }

  /// Returns the first row of a view whose last row is the given one.
  private func firstPlace(endingAt last: Int, height: Int, _ lineCount: (Int) -> Int) -> Int {
    guard last >= 0 else { return 0 }
    var first = last
    var lines = lineCount(last)
    while first > 0 {
      lines += lineCount(first - 1)
      if lines > height { break }
      first -= 1
    }
    return first
  }
}
