extension DisplayOrder {
  /// The buttons of a sheet from top to bottom, without the cancel button.
  ///
  /// Only what does not stand where it was added is kept, so that a million plain rows take no memory.
  /// Finding a button or a place takes time logarithmic in the number of destructive buttons.
  public struct Rows: RandomAccessCollection, Hashable, Sendable {
    /// The positions of the destructive buttons in storage order.
    private let destructive: [Int]
    /// The positions of the destructive and the cancel buttons in storage order.
    private let moved: [Int]
    /// The number of buttons in storage.
    private let total: Int

    init(destructive: [Int], moved: [Int], total: Int) {
      self.destructive = destructive
      self.moved = moved
      self.total = total
    }

    /// The first place, which is 0.
    public var startIndex: Int { 0 }

    /// The number of rows.
    public var endIndex: Int { total - (moved.count - destructive.count) }

    /// The button at a place counted from the top, which must be below `endIndex`.
    public subscript(place: Int) -> ButtonID {
      precondition(indices.contains(place), "No such row")
      guard place >= destructive.count else { return ButtonID(destructive[place]) }
      let ordinal = place - destructive.count
      // Before the moved button at `index` stand `moved[index] - index` that were not moved.
      let before = moved.partitioningIndex { moved[$0] - $0 > ordinal }
      return ButtonID(ordinal + before)
    }

    /// Returns the place of a button counted from the top, or `nil` when it is not among the rows.
    public func place(of id: ButtonID) -> Int? {
      guard id.position >= 0, id.position < total else { return nil }
      let before = moved.partitioningIndex { moved[$0] >= id.position }
      guard before < moved.count, moved[before] == id.position else {
        return destructive.count + id.position - before
      }
      let place = destructive.partitioningIndex { destructive[$0] >= id.position }
      return place < destructive.count && destructive[place] == id.position ? place : nil
    }
  }
}

extension [Int] {
  /// Finds the first index that satisfies a condition which, once true, stays true; else the end.
  fileprivate func partitioningIndex(where condition: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = low + (high - low) / 2
      if condition(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
