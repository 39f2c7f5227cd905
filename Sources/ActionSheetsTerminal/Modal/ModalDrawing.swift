import ActionSheets

/// Draws what surrounds the body of a modal view: the border or bar, its title, and the way out.
struct ModalDrawing {
  let presentation: Presentation
  let layout: ModalLayout
  let settings: SheetSettings

  func draw(on surface: inout CellSurface) {
    surface.fill(layout.frame)
    if layout.hasBorder { surface.drawBox(layout.frame, characters: settings.box) }
    guard let row = layout.titleRow else { return }
    let bar = CellRectangle(
      column: layout.frame.origin.column, row: row, columns: layout.frame.size.columns, rows: 1)
    let style = Style(isBold: true, isReversed: !layout.hasBorder)
    if !layout.hasBorder { surface.fill(bar, style: style) }
    let hint = presentation.content.isDismissible ? settings.vocabulary.escapeCloses : ""
    let hintColumns = write(
      hint, on: &surface, in: bar, style: style, before: bar.size.columns, atEnd: true)
    write(
      presentation.content.title ?? "", on: &surface, in: bar, style: style,
      before: bar.size.columns - hintColumns, atEnd: false)
  }

  /// Writes a text into the bar where it fits, with a space on either side, and returns the columns it takes.
  @discardableResult
  private func write(
    _ text: String, on surface: inout CellSurface, in bar: CellRectangle, style: Style,
    before room: Int, atEnd: Bool
  ) -> Int {
    let line = TextLayout(DisplayText(text, charset: settings.charset))
      .lines(width: max(0, room - 6), limit: 1).first
    guard let line, line.width > 0, !(atEnd && (line.isTruncated || room < 30)) else { return 0 }
    let isTrailing = atEnd != (settings.layoutDirection == .rightToLeft)
    let start =
      isTrailing ? bar.columns.upperBound - 3 - line.width : bar.columns.lowerBound + 3
    let around = CellRectangle(
      column: start - 1, row: bar.origin.row, columns: line.width + 2, rows: 1)
    surface.fill(around.intersection(bar), style: layout.hasBorder ? .plain : style)
    surface.write(
      line.clusters, at: CellPosition(column: start, row: bar.origin.row), style: style, within: bar
    )
    return line.width + 3
  }
}
