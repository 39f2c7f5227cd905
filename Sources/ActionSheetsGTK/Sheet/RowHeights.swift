/// The heights of the rows of a list, of which only those near the view have been measured.
///
/// Making it and taking note of heights takes time linear in the number of rows.
struct RowHeights {
  /// The height of a row that has not been measured: that of one line.
  let common: Int
  let spacing: Int
  private var heights: [Int]
  /// Where each row begins, and where one after the last would.
  private var starts: [Int] = []

  init(count: Int, common: Int, spacing: Int) {
    self.common = common
    self.spacing = spacing
    heights = Array(repeating: common, count: count)
    findStarts()
  }

  var count: Int { heights.count }

  var total: Int { count == 0 ? 0 : starts[count] - spacing }

  mutating func set(_ measured: [(place: Int, height: Int)]) {
    var isOther = false
    for (place, height) in measured where heights[place] != height {
      heights[place] = height
      isOther = true
    }
    if isOther { findStarts() }
  }

  /// Returns where a row begins and ends, counted from the beginning of the first.
  func span(of place: Int) -> Range<Int> { starts[place]..<starts[place] + heights[place] }

  /// Returns the row at an offset, or the nearest one.
  func place(at offset: Int) -> Int { starts.dropLast().lastIndex { $0 <= offset } ?? 0 }

  /// Returns the greatest height up to one at which a list that goes on ends in the middle of a row (row I9).
  ///
  /// Letters stand in the middle of a row, so that a cut nearer to its edge would look like the edge; the shares are
  /// chosen. The first row is never cut.
  ///
  /// - Parameter height: The height there is, less than that of all rows.
  func cut(_ height: Int) -> Int {
    let last = place(at: height)
    for place in [last, last - 1] where place > 0 {
      let row = span(of: place)
      if row.lowerBound + row.count * 2 / 5 <= height {
        return min(height, row.lowerBound + row.count * 3 / 5)
      }
    }
    return height
  }

  private mutating func findStarts() {
    starts = [0]
    starts.reserveCapacity(count + 1)
    var start = 0
    for height in heights {
      start += height + spacing
      starts.append(start)
    }
  }
}
