import ActionSheets

/// Draws a laid-out sheet in the terminal's own palette.
struct SheetDrawing {
  let presentation: Presentation
  let layout: SheetLayout
  let settings: SheetSettings
  /// What the fields of an alert hold.
  var editors: [FieldEditor] = []

  /// Draws the sheet onto a surface in the coordinates of its layout.
  func draw(on surface: inout CellSurface) {
    surface.fill(layout.frame)
    for box in layout.boxes { surface.drawBox(box, characters: settings.box) }
    for rule in layout.rules {
      surface.drawHorizontalRule(
        at: CellPosition(column: layout.frame.origin.column, row: rule),
        columns: layout.frame.size.columns, joinsBox: true, characters: settings.box)
    }
    for text in layout.textLines {
      write(text.line, row: text.row, style: Style(isBold: isBold(text)), on: &surface)
    }
    for field in layout.fields { draw(field, on: &surface) }
    for row in layout.rows { draw(row, on: &surface) }
    if let divider = layout.divider {
      surface.write(String(settings.box.vertical), at: divider, charset: settings.charset)
    }
    drawArrow(on: &surface)
    drawNotes(on: &surface)
  }

  /// A title stands out where a message follows it, and a message where it stands alone (row U8).
  private func isBold(_ text: SheetLayout.TextLine) -> Bool {
    let content = presentation.content
    return text.isTitle ? content.message != nil : content.title == nil
  }

  /// Draws one row anew over what it looked like before, where ``SheetLayout/keepsNotesOffRows``.
  ///
  /// Returns the cells that may be different now: beyond its highlight, a row shows nothing but spaces.
  func redraw(_ row: SheetLayout.Row, on surface: inout CellSurface) -> CellRectangle {
    var changed = CellRectangle.empty
    for (offset, line) in row.lines.prefix(row.frame.size.rows).enumerated() {
      let cells = highlight(of: line, offset, in: row)
      surface.fill(cells)
      changed = changed.union(cells)
    }
    draw(row, on: &surface)
    return changed
  }

  /// How a sheet looks that is so many rows below its place.
  func appearance(shift: Int) -> SheetAppearance {
    SheetAppearance(
      rows: layout.rows.map { style(of: $0) }, secondsLeft: presentation.secondsLeft, shift: shift)
  }

  private func style(of row: SheetLayout.Row) -> Style {
    var style = Style()
    guard let button = presentation.content[row.id] else { return style }
    let isFocused = presentation.focusedButton == row.id
    let isPressed = presentation.highlightedButton == row.id
    if button.role == .destructive { style.foreground = .red }
    if button.role == .cancel { style.isBold = true }
    style.isDim = !button.isEnabled
    style.isReversed = isPressed || (isFocused && presentation.highlightedButton == nil)
    style.isUnderlined = isPressed
    return style
  }

  private func draw(_ row: SheetLayout.Row, on surface: inout CellSurface) {
    let style = style(of: row)
    for (offset, line) in row.lines.prefix(row.frame.size.rows).enumerated() {
      if style.isReversed { surface.fill(highlight(of: line, offset, in: row), style: style) }
      let start = CellPosition(
        column: layout.startColumn(of: line, in: row), row: row.frame.origin.row + offset)
      surface.write(line.clusters, at: start, style: style, within: row.frame)
    }
  }

  /// The cells of a line's text with the padding on both sides of it.
  private func highlight(
    of line: TextLayout.Line, _ offset: Int, in row: SheetLayout.Row
  ) -> CellRectangle {
    CellRectangle(
      column: layout.startColumn(of: line, in: row) - RowText.padding,
      row: row.frame.origin.row + offset, columns: line.width + RowText.padding * 2, rows: 1
    ).intersection(row.frame)
  }

  private func drawArrow(on surface: inout CellSurface) {
    guard let arrow = layout.arrow else { return }
    let character =
      switch arrow.edge {
      case .top: settings.box.up
      case .bottom: settings.box.down
      case .left: settings.box.left
      case .right: settings.box.right
      }
    surface.write(String(character), at: arrow.position, charset: settings.charset)
  }

  private func write(
    _ line: TextLayout.Line, row: Int, style: Style, on surface: inout CellSurface
  ) {
    surface.write(
      line.clusters, at: CellPosition(column: layout.startColumn(of: line), row: row),
      style: style, within: layout.frame)
  }
}
