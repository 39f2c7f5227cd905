import ActionSheets

extension SheetDrawing {
  /// Draws a field: its label above where there is room, else in the field while that is empty.
  func draw(_ field: SheetLayout.Field, on surface: inout CellSurface) {
    guard editors.indices.contains(field.index) else { return }
    let editor = editors[field.index]
    let isFocused = presentation.focusedField == field.index
    let label = presentation.content.fields[field.index].label
    if let row = field.labelRow {
      write(label, row: row, style: Style(isBold: isFocused), in: field, on: &surface)
    }
    surface.fill(field.frame, style: Style(isUnderlined: true))
    let view = FieldView(
      editor, columns: field.frame.size.columns, charset: settings.charset)
    if editor.isEmpty, field.labelRow == nil {
      let style = Style(isDim: true, isUnderlined: true)
      write(label, row: field.frame.origin.row, style: style, in: field, on: &surface)
    } else {
      surface.write(
        view.clusters, at: field.frame.origin, style: Style(isUnderlined: true),
        within: field.frame)
    }
    if isFocused, let mark = layout.focusMark(of: field) {
      surface.write(focusMark, at: mark, style: Style(isBold: true), charset: settings.charset)
    }
  }

  /// Returns the cell for the hardware cursor: the caret of the focused field, else the focused title.
  var cursor: CellPosition? {
    guard let index = presentation.focusedField else {
      return layout.cursor(on: presentation.focusedButton)
    }
    guard let field = layout.fields.first(where: { $0.index == index }),
      editors.indices.contains(index)
    else { return nil }
    let view = FieldView(
      editors[index], columns: field.frame.size.columns, charset: settings.charset)
    return CellPosition(
      column: field.frame.origin.column + view.caretColumn, row: field.frame.origin.row)
  }

  private var focusMark: String { settings.charset == .utf8 ? "›" : ">" }

  private func write(
    _ label: String, row: Int, style: Style, in field: SheetLayout.Field,
    on surface: inout CellSurface
  ) {
    let line = TextLayout(DisplayText(label, charset: settings.charset))
      .lines(width: field.frame.size.columns, limit: 1).first
    surface.write(
      line?.clusters ?? [], at: CellPosition(column: field.frame.origin.column, row: row),
      style: style, within: layout.frame)
  }
}

extension SheetLayout {
  /// Returns the cell beside a field for the mark of the focus, where there is one.
  func focusMark(of field: Field) -> CellPosition? {
    let column = field.frame.origin.column - 2
    guard column >= frame.origin.column else { return nil }
    return CellPosition(column: column, row: field.frame.origin.row)
  }
}
