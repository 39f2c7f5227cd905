import ActionSheets

extension SheetDrawing {
  /// Draws a field and the reason for which its text is not valid.
  ///
  /// Its label stands above it where there is room, else in the field while that is empty.
  func draw(_ field: SheetLayout.Field, on surface: inout CellSurface) {
    guard editors.indices.contains(field.index) else { return }
    let editor = editors[field.index]
    let isFocused = presentation.focusedField == field.index
    var style = Style(isUnderlined: true)
    surface.fill(field.frame, style: style)
    if let row = field.labelRow {
      drawLabel(of: field, row: row, style: Style(isBold: isFocused), on: &surface)
    }
    if editor.isEmpty, field.labelRow == nil {
      style.isDim = true
      drawLabel(of: field, row: field.frame.origin.row, style: style, on: &surface)
    } else {
      let view = view(of: editor, in: field)
      let start = CellPosition(
        column: field.frame.origin.column + view.startColumn, row: field.frame.origin.row)
      surface.write(view.clusters, at: start, style: style, within: field.frame)
      if view.hasRightToLeft {
        fence(field.frame.inset(columns: -1, rows: 0).columns, row: start.row, on: &surface)
      }
    }
    if isFocused, let mark = field.focusMark {
      surface.write(
        isMirrored ? "‹" : "›", at: mark, style: Style(isBold: true), charset: settings.charset)
    }
    for (line, row) in zip(field.problem, (field.frame.origin.row + 1)...) {
      write(
        line, at: start(of: line, in: field, row: row), style: Style(foreground: .red),
        on: &surface)
    }
  }

  /// The cell for the hardware cursor: the caret of the focused field, else the focused title.
  var cursor: CellPosition? {
    guard let index = presentation.focusedField else {
      return layout.cursor(on: presentation.focusedButton)
    }
    guard let field = layout.fields.first(where: { $0.index == index }),
      editors.indices.contains(index)
    else { return nil }
    let caret = view(of: editors[index], in: field).caretColumn
    return CellPosition(column: field.frame.origin.column + caret, row: field.frame.origin.row)
  }

  private func view(of editor: FieldEditor, in field: SheetLayout.Field) -> FieldView {
    FieldView(
      editor, columns: field.frame.size.columns, charset: settings.charset,
      isMirrored: isMirrored, fence: String(settings.fence))
  }

  private func drawLabel(
    of field: SheetLayout.Field, row: Int, style: Style, on surface: inout CellSurface
  ) {
    let label = presentation.content.fields[field.index].label
    guard let line = text.line(label, columns: field.frame.size.columns) else { return }
    write(line, at: start(of: line, in: field, row: row), style: style, on: &surface)
  }

  /// Returns where a line at the leading edge of a field begins.
  private func start(of line: TextLayout.Line, in field: SheetLayout.Field, row: Int)
    -> CellPosition
  {
    let columns = field.frame.columns
    return CellPosition(
      column: isMirrored ? columns.upperBound - line.width : columns.lowerBound, row: row)
  }
}
