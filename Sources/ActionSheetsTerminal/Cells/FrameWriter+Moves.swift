extension FrameWriter {
  private enum Sideways {
    case none, carriageReturn, toColumn, forward(Int), backspaces(Int)
  }

  /// Moves the cursor with the fewest bytes.
  ///
  /// A column that is unknown is settled by an absolute move before any other, which also ends a pending wrap.
  mutating func move(toColumn column: Int, row: Int) {
    guard column != self.column || row != self.row else { return }
    let (sideways, sidewaysCost) = cheapest(to: column)
    let vertical = self.row.map { row - $0 }
    let relativeCost = vertical.map { sidewaysCost + ($0 == 0 ? 0 : Self.cost($0.magnitude)) }
    if origin == .absolute, (relativeCost ?? .max) >= Self.absoluteCost(column, row) {
      moveAbsolutely(column, row)
    } else {
      moveSideways(sideways, to: column)
      if let vertical, vertical != 0 {
        append(control: vertical < 0 ? "A" : "B", abs(vertical))
      }
    }
    moved(column: column, row: row)
  }

  /// The bytes of the move that would be made within the row.
  func costOfMove(toColumn column: Int) -> Int { cheapest(to: column).cost }

  private func cheapest(to column: Int) -> (move: Sideways, cost: Int) {
    if column == self.column { return (.none, 0) }
    if column == 0 { return (.carriageReturn, 1) }
    let absolute = (Sideways.toColumn, Self.cost(UInt(column + 1)))
    guard let current = self.column else { return absolute }
    let distance = column - current
    let relative =
      distance > 0
      ? (Sideways.forward(distance), Self.cost(UInt(distance)))
      : (Sideways.backspaces(-distance), -distance)
    return relative.1 < absolute.1 ? relative : absolute
  }

  private mutating func moveSideways(_ move: Sideways, to column: Int) {
    switch move {
    case .none: break
    case .carriageReturn: append("\r")
    case .toColumn: append(control: "G", column + 1)
    case .forward(let distance): append(control: "C", distance)
    case .backspaces(let count): for _ in 0..<count { append("\u{8}") }
    }
  }

  private mutating func moveAbsolutely(_ column: Int, _ row: Int) {
    append("\u{1b}[")
    if row > 0 { append(row + 1) }
    if column > 0 {
      append(";")
      append(column + 1)
    }
    append("H")
  }

  private static func absoluteCost(_ column: Int, _ row: Int) -> Int {
    3 + (row > 0 ? digits(UInt(row + 1)) : 0) + (column > 0 ? 1 + digits(UInt(column + 1)) : 0)
  }

  /// The bytes of a control sequence with one number.
  private static func cost(_ number: UInt) -> Int { 3 + (number == 1 ? 0 : digits(number)) }

  private static func digits(_ number: UInt) -> Int {
    var digits = 1
    var rest = number
    while rest >= 10 {
      rest /= 10
      digits += 1
    }
    return digits
  }
}
