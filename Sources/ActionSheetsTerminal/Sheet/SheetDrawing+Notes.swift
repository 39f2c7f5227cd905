import ActionSheets

extension SheetDrawing {
  /// Writes what the borders tell: the time left, what is out of view, and the way back.
  func drawNotes(on surface: inout CellSurface) {
    guard layout.chrome != .plain, let first = layout.boxes.first, let last = layout.boxes.last
    else { return drawPlainNotes(on: &surface) }
    var notes = SheetNotes(layout: layout, settings: settings)
    if let time { notes.write(time, row: first.rows.lowerBound, at: [.trailing], on: &surface) }
    // What is out of view is told where it is: at the lines above and below the list.
    if layout.hiddenAbove > 0 {
      let row = layout.list.lowerBound - 1
      notes.write(
        "\(settings.box.up) \(layout.hiddenAbove) \(settings.vocabulary.more)", row: row,
        at: [.center, .leading], on: &surface)
    }
    if layout.hiddenBelow > 0 {
      let row = layout.list.upperBound
      notes.write(
        "\(settings.box.down) \(layout.hiddenBelow) \(settings.vocabulary.more)", row: row,
        at: [.center], on: &surface)
    }
    if layout.showsEscapeHint {
      notes.write(
        settings.vocabulary.escapeCancels, row: last.rows.upperBound - 1, at: [.trailing],
        on: &surface)
    }
  }

  private var time: String? {
    presentation.secondsLeft.map { "\($0) \(settings.vocabulary.seconds)" }
  }

  /// Without borders, marks in the outermost column tell that the list goes on, and notes stand beside titles.
  private func drawPlainNotes(on surface: inout CellSurface) {
    var notes = SheetNotes(layout: layout, settings: settings)
    notes.spareTexts()
    if let time {
      _ = layout.frame.rows.contains { notes.write(time, row: $0, at: [.trailing], on: &surface) }
    }
    if layout.showsEscapeHint {
      let hint = settings.vocabulary.escapeCancels
      _ = layout.frame.rows.reversed().contains {
        notes.write(hint, row: $0, at: [.trailing], on: &surface)
      }
    }
    guard layout.frame.size.columns >= RowText.leastPaddedColumns, !layout.list.isEmpty else {
      return
    }
    let column =
      settings.layoutDirection == .rightToLeft
      ? layout.frame.columns.lowerBound : layout.frame.columns.upperBound - 1
    if layout.hiddenAbove > 0 {
      mark(settings.box.up, column, layout.list.lowerBound, on: &surface)
    }
    if layout.hiddenBelow > 0 {
      mark(settings.box.down, column, layout.list.upperBound - 1, on: &surface)
    }
  }

  private func mark(
    _ character: Character, _ column: Int, _ row: Int, on surface: inout CellSurface
  ) {
    surface.write(
      String(character), at: CellPosition(column: column, row: row), charset: settings.charset)
  }
}
