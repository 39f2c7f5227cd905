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
      surface.write(
        text.line.clusters, at: start, style: Style(isBold: text.isBold), within: layout.frame)
    }
    for field in layout.fields { draw(field, on: &surface) }
    for row in layout.rows { draw(row, on: &surface) }
    for mark in [layout.divider, layout.arrow].compactMap({ $0 }) { draw(mark, on: &surface) }
    drawNotes(on: &surface)
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
      surface.write(
        line.clusters, at: CellPosition(column: start, row: number), style: style,
        within: row.frame)
    }
    guard let subtitle = row.subtitle else { return }
    let place = CellPosition(
      column: layout.startColumn(of: subtitle, in: row.frame.columns),
      row: row.frame.origin.row + row.lines.count)
    surface.write(
      subtitle.clusters, at: place, style: Style(isDim: true), within: row.frame)
  }
}
