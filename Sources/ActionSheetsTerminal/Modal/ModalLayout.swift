import ActionSheets

/// Where the border, the title and the body of a modal view stand.
struct ModalLayout {
  /// The widest that a form sheet grows.
  private static let columns = 72

  /// All cells of the view.
  let frame: CellRectangle
  /// The cells of the body.
  let body: CellRectangle
  /// The row of the title and the hint, or `nil` where there is no room for them.
  let titleRow: Int?
  /// Whether a box is drawn around the body.
  let hasBorder: Bool

  init(presentation: Presentation, bounds: CellRectangle) {
    let isSheet = presentation.form == .formSheet
    if isSheet, bounds.size.columns >= 20, bounds.size.rows >= 8 {
      let columns = min(Self.columns, bounds.size.columns - 4)
      frame = bounds.centered(CellSize(columns: columns, rows: bounds.size.rows - 4))
      body = frame.inset(columns: 2, rows: 1)
      titleRow = frame.origin.row
      hasBorder = true
      return
    }
    frame = bounds
    hasBorder = false
    let hasBar = bounds.size.rows >= 3
    titleRow = hasBar ? bounds.origin.row : nil
    body =
      hasBar
      ? CellRectangle(
        column: bounds.origin.column, row: bounds.origin.row + 1, columns: bounds.size.columns,
        rows: bounds.size.rows - 1)
      : bounds
  }

  /// The layout as far as the pointer and the room on screen are concerned.
  var sheetLayout: SheetLayout {
    SheetLayout(
      frame: frame, contentColumns: body.columns, chrome: hasBorder ? .card : .plain)
  }
}
