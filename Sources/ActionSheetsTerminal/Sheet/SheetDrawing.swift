import ActionSheets

/// Draws a laid-out sheet, alert or modal view in the terminal's own palette.
struct SheetDrawing {
  let presentation: Presentation
  let layout: SheetLayout
  let settings: SheetSettings
  /// The texts of an alert's fields.
  var editors: [FieldEditor] = []

  /// Draws everything but the body of a modal view, in the coordinates of the layout.
  func draw(on surface: inout CellSurface) {
    surface.fill(layout.frame)
    for box in layout.boxes { surface.drawBox(box, characters: settings.box) }
    for rule in layout.rules {
      surface.drawHorizontalRule(
        at: CellPosition(column: layout.frame.origin.column, row: rule),
        columns: layout.frame.size.columns, joinsBox: true, characters: settings.box)
    }
    for text in layout.textLines {
      let start = CellPosition(column: layout.startColumn(of: text.line), row: text.row)
      write(text.line, at: start, style: Style(isBold: text.isBold), on: &surface)
    }
    for field in layout.fields { draw(field, on: &surface) }
    for row in layout.rows { draw(row, on: &surface) }
    for mark in [layout.divider, layout.arrow].compactMap({ $0 }) { draw(mark, on: &surface) }
    drawNotes(on: &surface)
    // The frame stays in its place where right-to-left text of what is beneath goes on beside it.
    let columns = layout.frame.columns
    for row in layout.frame.rows where surface.hasRightToLeft(inRow: row, outside: columns) {
      fence(columns.lowerBound - 1..<columns.upperBound + 1, row: row, on: &surface)
      fence(columns.dropFirst().dropLast(), row: row, on: &surface)
    }
  }

  /// Whether the sheet begins on the right.
  var isMirrored: Bool { presentation.layoutDirection == .rightToLeft }

  /// Breaks texts into lines.
  var text: SheetText { settings.text(in: presentation.layoutDirection) }

  /// Writes a line of a text, apart from right-to-left text beside it.
  func write(
    _ line: TextLayout.Line, at start: CellPosition, style: Style,
    within limits: CellRectangle? = nil, on surface: inout CellSurface
  ) {
    let limits = limits ?? layout.frame
    surface.write(line.clusters, at: start, style: style, within: limits)
    guard line.hasRightToLeft else { return }
    let columns = start.column - 1..<start.column + line.width + 1
    fence(columns, row: start.row, on: &surface)
  }

  /// Puts a fence into the first and the last of some columns, where they are blank.
  func fence(_ columns: Range<Int>, row: Int, on surface: inout CellSurface) {
    for column in [columns.first, columns.last].compactMap({ $0 }) {
      let place = CellPosition(column: column, row: row)
      surface.fillBlank(at: place, with: settings.fence)
    }
  }

  func draw(_ mark: SheetLayout.Mark, on surface: inout CellSurface) {
    surface.write(String(mark.character), at: mark.position, charset: settings.charset)
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
    for (line, number) in zip(row.lines, row.frame.rows) {
      let start = layout.startColumn(of: line, in: row.frame.columns)
      if style.isReversed {
        let padding = SheetText.padding
        let highlight = CellRectangle(
          start - padding..<start + line.width + padding, number..<number + 1)
        surface.fill(highlight.intersection(row.frame), style: style)
      }
      write(
        line, at: CellPosition(column: start, row: number), style: style, within: row.frame,
        on: &surface)
    }
    guard let subtitle = row.subtitle else { return }
    let place = CellPosition(
      column: layout.startColumn(of: subtitle, in: row.frame.columns),
      row: row.frame.origin.row + row.lines.count)
    write(subtitle, at: place, style: Style(isDim: true), within: row.frame, on: &surface)
  }
}
