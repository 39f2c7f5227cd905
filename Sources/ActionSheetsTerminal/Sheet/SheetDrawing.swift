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

  private func draw(_ row: SheetLayout.Row, on surface: inout CellSurface) {
    guard let button = presentation.content[row.id] else { return }
    let isFocused = presentation.focusedButton == row.id
    let isPressed = presentation.highlightedButton == row.id
    var style = Style()
    if button.role == .destructive { style.foreground = .red }
    if button.role == .cancel { style.isBold = true }
    style.isDim = !button.isEnabled
    style.isReversed = isPressed || (isFocused && presentation.highlightedButton == nil)
    style.isUnderlined = isPressed
    for (offset, line) in row.lines.prefix(row.frame.size.rows).enumerated() {
      let y = row.frame.origin.row + offset
      let start = layout.startColumn(of: line, in: row)
      if style.isReversed {
        let pill = CellRectangle(
          column: start - RowText.padding, row: y, columns: line.width + RowText.padding * 2,
          rows: 1)
        surface.fill(pill.intersection(row.frame), style: style)
      }
      surface.write(
        line.clusters, at: CellPosition(column: start, row: y), style: style, within: row.frame)
    }
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
