/// The bytes of a frame in the making, with what is known about the terminal's cursor and pen after them.
struct FrameWriter {
  let origin: FrameOrigin
  let depth: ColorDepth
  /// The number of columns of the surface.
  let columns: Int

  private(set) var bytes: [UInt8] = []
  /// The row of the cursor; nil when unknown, which only absolute addressing can bear.
  private(set) var row: Int?
  /// The column of the cursor; nil when unknown.
  private(set) var column: Int?
  /// The style that the terminal writes in; nil when unknown.
  private(set) var pen: Style?

  init(origin: FrameOrigin, depth: ColorDepth, columns: Int, row: Int?, column: Int?, pen: Style?) {
    self.origin = origin
    self.depth = depth
    self.columns = columns
    self.row = row
    self.column = column
    self.pen = pen
  }

  // MARK: Text

  /// Writes a cell at the cursor.
  mutating func write(_ cell: Cell) {
    let style = cell.style.reduced(to: depth)
    if !(cell.isBlank && pen?.onBlank == style.onBlank) { use(style) }
    // Byte by byte, for most texts are one byte.
    for byte in cell.text.utf8 { bytes.append(byte) }
    advance(by: cell)
  }

  /// Writes spaces in a style.
  mutating func writeBlanks(_ count: Int, style: Style) {
    let blank = Cell.blank(style)
    for _ in 0..<count { write(blank) }
  }

  private mutating func advance(by cell: Cell) {
    guard let known = column, cell.certainty == .certain, known + 1 < columns else {
      // Beyond the last column the terminal waits to wrap; terminals differ in what a relative move does then.
      column = nil
      return
    }
    column = known + 1
  }

  // MARK: Style

  /// Makes the terminal write in a style that its depth can show.
  mutating func use(_ style: Style) {
    guard pen != style else { return }
    style.appendSelection(from: pen, to: &bytes)
    pen = style
  }

  // MARK: Erasing

  /// Erases from the cursor to the end of the row, with plain cells.
  mutating func eraseRow() {
    use(.plain)
    append("\u{1b}[K")
  }

  /// Erases from the cursor to the end of the screen, with plain cells.
  mutating func eraseBelow() {
    use(.plain)
    append("\u{1b}[J")
  }

  // MARK: Raw bytes

  mutating func append(_ ascii: StaticString) {
    ascii.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  mutating func append(_ number: Int) { bytes.append(decimal: number) }

  /// Writes a control sequence with one number, left out where it is the default of 1.
  mutating func append(control final: Unicode.Scalar, _ number: Int) {
    append("\u{1b}[")
    if number != 1 { append(number) }
    bytes.append(UInt8(ascii: final))
  }

  /// Notes a move of the cursor.
  mutating func moved(column: Int, row: Int?) {
    self.column = column
    self.row = row
  }
}
