/// What of an action sheet can look different while its layout stays.
struct SheetAppearance: Equatable {
  /// How each row of the layout is drawn.
  let rows: [Style]
  /// The time left for an answer.
  let secondsLeft: Int?
  /// How many rows below its place the sheet is, while it moves.
  let shift: Int

  /// Returns the rows of the layout that look different in another appearance; `nil` where more than rows may.
  func changedRows(in other: SheetAppearance) -> [Int]? {
    guard shift == 0, other.shift == 0, secondsLeft == other.secondsLeft,
      rows.count == other.rows.count
    else { return nil }
    return rows.indices.filter { rows[$0] != other.rows[$0] }
  }
}
