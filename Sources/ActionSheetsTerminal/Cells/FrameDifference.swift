/// The cells in which a frame differs from the one before, and how they are written.
struct FrameDifference {
  let old: CellSurface
  let new: CellSurface
  let depth: ColorDepth

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
    row < old.size.rows && old.size.columns == columns && new.hasSameRow(row, as: old)
  }

  /// Whether the terminal shows something else in a cell; a cell that no frame covered yet is a plain space.
  func isChanged(_ column: Int, _ row: Int) -> Bool {
    let next = new[column, row]
    let last = row < old.size.rows ? old[column, row] : .blank()
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
