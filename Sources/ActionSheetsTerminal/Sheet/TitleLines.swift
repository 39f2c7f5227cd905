import ActionSheets
package import TerminalKit

extension Content.Button {
  /// Returns the lines on which a terminal of 24 rows shows the title, with the marks of the button.
  ///
  /// The last line says whether the title is cut (row A13). The other buttons do not matter: a title that is cut has
  /// made the sheet as wide as it gets.
  package func terminalLines(in kind: Content.Kind, columns: Int) -> [TextLayout.Line] {
    let size = CellSize(columns: max(0, columns), rows: 24)
    let presentation = Presentation(
      Content(kind: kind, buttons: [self]), from: nil,
      in: Presentation.Environment(
        idiom: .pad, sizeClass: .cells(columns: size.columns, rows: size.rows)))
    var scroll = 0
    let layout = SheetLayoutBuilder(
      presentation: presentation, settings: SheetSettings(),
      bounds: CellRectangle(origin: CellPosition(column: 0, row: 0), size: size)
    ).layout(scroll: &scroll)
    return layout.rows.first?.lines ?? []
  }
}
