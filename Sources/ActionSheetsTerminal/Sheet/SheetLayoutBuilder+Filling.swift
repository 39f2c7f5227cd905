import ActionSheets

extension SheetLayoutBuilder {
  /// The heights that the parts of a sheet would like to have.
  struct NaturalHeights {
    var text = 0
    var rule = 0
    var rows = 0
    var gap = 0
    var cancel = 0

    var total: Int { text + rule + rows + gap + cancel }
  }

  /// Measures the parts at a width. Rows beyond the limit are not measured.
  func naturalHeights(columns: Int, chrome: SheetChrome, limit: Int) -> NaturalHeights {
    var heights = NaturalHeights()
    heights.text = textLines(columns: columns).count
    let rowCount = presentation.order.rows.count
    var place = 0
    while place < rowCount, heights.rows < limit {
      heights.rows += rowText(place)?.lineCount(columns: columns) ?? 0
      place += 1
    }
    if presentation.order.cancel != nil {
      heights.cancel = rowText(rowCount)?.lineCount(columns: columns) ?? 0
    }
    if heights.text > 0, heights.rows > 0 { heights.rule = chrome.rule }
    if heights.cancel > 0, heights.text + heights.rows > 0 { heights.gap = chrome.gap }
    return heights
  }

  /// Fills a frame, or returns `nil` when its borders leave no room for what must be seen.
  func build(
    _ chrome: SheetChrome, in frame: CellRectangle, bottomAligned: Bool, _ scroll: inout RowScroll
  ) -> SheetLayout? {
    let columns = frame.size.columns - chrome.columnsAcross
    let room = frame.size.rows - chrome.rowsAround
    guard columns > 0, room > 0 else { return nil }
    let natural = naturalHeights(columns: columns, chrome: chrome, limit: frame.size.rows)
    let rule = natural.rule
    let heights = HeightAllocation(
      available: room - rule, text: natural.text, rows: natural.rows, cancel: natural.cancel,
      gap: chrome.gap, minimumRows: 2, singleRow: 1)
    if chrome != .plain, natural.cancel > 0, !heights.pinsCancel { return nil }
    if chrome != .plain, natural.rows > 0, heights.rows == 0 { return nil }

    let isHeadless = heights.text == 0
    let usedRule = isHeadless || heights.rows == 0 ? 0 : rule
    let total = heights.total + usedRule + chrome.rowsAround
    let top = bottomAligned ? frame.rows.upperBound - total : frame.origin.row
    let start = frame.origin.column + chrome.columnsAcross / 2
    var layout = SheetLayout(
      frame: CellRectangle(
        column: frame.origin.column, row: top, columns: frame.size.columns, rows: total),
      contentColumns: start..<start + columns, chrome: chrome)
    layout.showsEscapeHint = presentation.order.cancel == nil
    var row = top + chrome.rowsAround / 2
    layout.textLines = textLines(columns: columns).placed(count: heights.text, from: row)
    row += heights.text
    if usedRule > 0 { layout.rules.append(row) }
    row += usedRule
    place(heights, natural, at: row, columns, in: &layout, &scroll)
    addBoxes(heights, to: &layout)
    return layout
  }

  private func place(
    _ heights: HeightAllocation<Int>, _ natural: NaturalHeights, at row: Int, _ columns: Int,
    in layout: inout SheetLayout, _ scroll: inout RowScroll
  ) {
    let order = presentation.order
    let count = heights.pinsCancel ? order.rows.count : order.count
    let focus = presentation.focusedButton.flatMap { order.place(of: $0) }
    let lineCount = { (place: Int) in
      rowText(place, room: heights.rows)?.lineCount(columns: columns) ?? 1
    }
    scroll.reveal(focus, count: count, height: heights.rows, lineCount: lineCount)
    let visible = scroll.visibleRows(count: count, height: heights.rows, lineCount: lineCount)
    for item in visible {
      add(
        item.place, row: row + item.line, height: item.lineCount, columns, room: heights.rows,
        to: &layout)
    }
    layout.list = row..<row + heights.rows
    layout.listCount = count
    let whole = visible.count { $0.lineCount == lineCount($0.place) }
    layout.wholePlaces = scroll.top..<scroll.top + whole
    layout.hiddenAbove = scroll.top
    layout.hiddenBelow = count - scroll.top - visible.count
    if heights.pinsCancel {
      let cancelRow = row + heights.rows + heights.gap
      if layout.chrome == .card, heights.gap > 0 { layout.rules.append(cancelRow - 1) }
      add(
        order.rows.count, row: cancelRow, height: heights.cancel, columns, room: heights.cancel,
        to: &layout)
    }
  }

  private func add(
    _ place: Int, row: Int, height: Int, _ columns: Int, room: Int, to layout: inout SheetLayout
  ) {
    guard let text = rowText(place, room: room) else { return }
    let inset = layout.chrome == .plain ? 0 : 1
    layout.rows.append(
      SheetLayout.Row(
        id: presentation.order[place],
        frame: CellRectangle(
          column: layout.frame.origin.column + inset, row: row,
          columns: layout.frame.size.columns - inset * 2, rows: height),
        lines: text.lines(columns: columns)))
  }

  private func addBoxes(_ heights: HeightAllocation<Int>, to layout: inout SheetLayout) {
    let frame = layout.frame
    switch layout.chrome {
    case .plain: break
    case .card: layout.boxes = [frame]
    case .cards where heights.gap == 0: layout.boxes = [frame]
    case .cards:
      let lower = heights.cancel + 2
      let upper = frame.size.rows - lower
      layout.boxes = [
        CellRectangle(
          origin: frame.origin, size: CellSize(columns: frame.size.columns, rows: upper)),
        CellRectangle(
          column: frame.origin.column, row: frame.origin.row + upper,
          columns: frame.size.columns, rows: lower),
      ]
    }
  }

  private func textLines(columns: Int) -> [SheetLayout.TextLine] {
    SheetText.lines(of: presentation.content, columns: columns, settings: settings)
  }
}
