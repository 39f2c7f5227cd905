/// The cells in which a frame differs from the one before, and how they are written.
struct FrameDifference {
  let old: CellSurface
  let new: CellSurface
  let depth: ColorDepth
  /// The cells that may differ; all if absent.
  var changedCells: CellRectangle?

  private var columns: Int { new.size.columns }

  /// Writes all changes; tells whether a terminal with wider glyphs might reach beyond the last column.
  func write(to writer: inout FrameWriter) -> Bool {
    var mayOverrun = false
    let erased = firstErasedRow()
    for row in 0..<(erased ?? new.size.rows) where !isUnchanged(row) {
      let overruns = writeRow(row, to: &writer)
      mayOverrun = mayOverrun || overruns
    }
    if let erased {
      writer.move(toColumn: 0, row: erased)
      writer.eraseBelow()
    }
    return mayOverrun
  }

  // MARK: Comparing

  private func isUnchanged(_ row: Int) -> Bool {
    guard isComparable(row) else { return false }
    let columns = comparedColumns(row)
    return new.firstDifference(in: columns, row: row, to: old) == columns.upperBound
  }

  private func comparedColumns(_ row: Int) -> Range<Int> {
    guard let changedCells else { return 0..<columns }
    return changedCells.rows.contains(row) ? changedCells.columns : 0..<0
  }

  private func isComparable(_ row: Int) -> Bool {
    row < old.size.rows && old.size.columns == columns
  }

  /// Returns the first column, from one on, in which the terminal shows something else; the end of the row if none.
  func firstChange(from column: Int, row: Int) -> Int {
    let compared = comparedColumns(row)
    var column = max(column, compared.lowerBound)
    while column < compared.upperBound {
      if isComparable(row) {
        column = new.firstDifference(in: column..<compared.upperBound, row: row, to: old)
      }
      if column == compared.upperBound { break }
      if isChanged(column, row) { return column }
      column += max(1, new[column, row].width)
    }
    return columns
  }

  /// Whether the terminal shows something else in a cell; a cell that no frame covered yet is a plain space.
  func isChanged(_ column: Int, _ row: Int) -> Bool {
    let next = new[column, row]
    guard row < old.size.rows else { return !isPlainBlank(next) }
    let last = old[column, row]
    return last != next && !looksSame(last, next)
  }

  func looksSame(_ one: Cell, _ other: Cell) -> Bool {
    guard one.text == other.text, one.width == other.width else { return false }
    let style = one.style.reduced(to: depth)
    let otherStyle = other.style.reduced(to: depth)
    return one.isBlank ? style.onBlank == otherStyle.onBlank : style == otherStyle
  }

  func isPlainBlank(_ cell: Cell) -> Bool {
    cell.isBlank && cell.style.reduced(to: depth).onBlank == .plain
  }

  /// The first column after which all of a row is plain.
  func plainTail(_ row: Int) -> Int {
    var column = columns
    while column > 0, isPlainBlank(new[column - 1, row]) { column -= 1 }
    return column
  }

  /// The first row from which on erasing the screen is right and saves bytes.
  private func firstErasedRow() -> Int? {
    var first = new.size.rows
    while first > 0, plainTail(first - 1) == 0 { first -= 1 }
    let changed = (first..<new.size.rows).filter { row in
      !isUnchanged(row) && (0..<columns).contains { isChanged($0, row) }
    }
    if old.size.rows > new.size.rows { return changed.first ?? new.size.rows }
    return changed.count > 1 ? changed.first : nil
  }
}
