import ActionSheets

/// The heights of many rows of which few have been measured.
///
/// A row that has not been measured counts as high as most are. Finding where a row is takes time logarithmic in the
/// number of rows of another height, finding which row is somewhere that many times the logarithm of the number of all
/// rows, and taking note of a height time linear in the number of rows of another height.
struct RowHeights {
  /// The number of rows.
  let count: Int
  /// The height of a row with one line.
  let common: Int
  /// The distance between two rows.
  let spacing: Int

  /// The rows of another height, by place, with what all rows up to each have beyond the common height.
  private var others: [(place: Int, extra: Int, sum: Int)] = []

  init(count: Int, common: Int, spacing: Int) {
    self.count = count
    self.common = common
    self.spacing = spacing
  }

  /// The height of all rows.
  var total: Int { count == 0 ? 0 : offset(of: count) - spacing }

  /// Takes note of the height of a row. Returns whether it was another.
  mutating func set(_ height: Int, at place: Int) -> Bool {
    let extra = height - common
    let index = firstOther(from: place)
    let known = index < others.count && others[index].place == place
    if known {
      guard others[index].extra != extra else { return false }
      others[index].extra = extra
    } else {
      guard extra != 0 else { return false }
      others.insert((place, extra, 0), at: index)
    }
    var sum = index > 0 ? others[index - 1].sum : 0
    for index in index..<others.count {
      sum += others[index].extra
      others[index].sum = sum
    }
    return true
  }

  /// Returns the height of a row.
  func height(at place: Int) -> Int {
    let index = firstOther(from: place)
    return index < others.count && others[index].place == place
      ? common + others[index].extra : common
  }

  /// Returns where a row begins, counted from the beginning of the first.
  func offset(of place: Int) -> Int {
    let index = firstOther(from: place)
    return place * (common + spacing) + (index > 0 ? others[index - 1].sum : 0)
  }

  /// Returns where a row begins and ends.
  func span(of place: Int) -> Range<Int> {
    let start = offset(of: place)
    return start..<start + height(at: place)
  }

  /// Returns the row at an offset, or the nearest one.
  func place(at offset: Int) -> Int {
    var low = 0
    var high = max(count - 1, 0)
    while low < high {
      let middle = (low + high + 1) / 2
      if self.offset(of: middle) <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Returns the greatest height up to one at which a list that goes on ends in the middle of a row.
  func cut(_ height: Int) -> Int {
    ListContinuation.cut(height, last: place(at: height), span: span(of:))
  }

  private func firstOther(from place: Int) -> Int {
    var low = 0
    var high = others.count
    while low < high {
      let middle = (low + high) / 2
      if others[middle].place < place { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
