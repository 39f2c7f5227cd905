import ActionSheets

/// Fills the card of an alert in one way of sharing out the room.
///
/// Fields and buttons are one list of items from top to bottom; two buttons side by side are one item.
struct AlertFilling {
  let builder: AlertLayoutBuilder
  let chrome: SheetChrome
  let hasLabels: Bool

  private let columns: Int
  private let room: Int
  private let text: [SheetLayout.TextLine]

  init(_ builder: AlertLayoutBuilder, chrome: SheetChrome, hasLabels: Bool) {
    self.builder = builder
    self.chrome = chrome
    self.hasLabels = hasLabels
    columns = builder.contentColumns(chrome)
    room = max(0, builder.bounds.size.rows - chrome.rowsAround)
    text = SheetText.lines(
      of: builder.presentation.content, columns: columns, settings: builder.settings)
  }

  private var content: Content { builder.presentation.content }
  private var order: DisplayOrder { builder.presentation.order }
  private var fieldCount: Int { content.fields.count }
  private var isSideBySide: Bool { order.isSideBySide && columns >= 3 }
  private var itemCount: Int { fieldCount + (isSideBySide ? 1 : order.count) }
  private var focusedItem: Int? {
    let state = builder.presentation
    if let field = state.focusedField { return field }
    guard let id = state.focusedButton, let place = order.place(of: id) else { return nil }
    return fieldCount + (isSideBySide ? 0 : place)
  }

  /// Whether all fields and buttons, and the beginning of the text, are in view at once.
  var fits: Bool {
    guard columns > 0, room > 0, chrome == .plain || columns >= 8 else { return false }
    return itemLines(limit: room + 1) + ruleRows + min(text.count, 2) <= room
  }

  /// Returns the layout, and scrolls to where the focus is in view.
  func layout(scroll: inout RowScroll) -> SheetLayout {
    let isWhole = fits
    let items = itemLines(limit: room + 1)
    let rule = isWhole || (text.count > 0 && chrome != .plain && room > 4) ? ruleRows : 0
    let least = min(items, isWhole ? room : min(room, 3))
    let textRows = max(0, min(text.count, room - rule - least))
    let height = min(items, max(min(1, room), room - rule - textRows))
    let total = min(
      builder.bounds.size.rows, textRows + rule + height + chrome.rowsAround)
    var layout = emptyLayout(rows: total)
    let top = layout.frame.origin.row + chrome.rowsAround / 2
    layout.textLines = text.placed(count: textRows, from: top)
    scroll.reveal(focusedItem, count: itemCount, height: height, lineCount: lineCount)
    let visible = scroll.visibleRows(count: itemCount, height: height, lineCount: lineCount)
    // Where all is in view the rule stands between fields and buttons, else between the text and the list.
    let ruleItem = isWhole ? fieldCount : scroll.top
    var row = top + textRows
    for item in visible {
      if rule > 0, item.place == ruleItem {
        layout.rules.append(row)
        row += 1
      }
      add(item, at: row, to: &layout)
      row += item.lineCount
    }
    layout.hiddenAbove = scroll.top
    layout.hiddenBelow = itemCount - scroll.top - visible.count
    layout.showsEscapeHint = order.cancel == nil
    return layout
  }

  private var ruleRows: Int {
    chrome != .plain && order.count > 0 && (text.count > 0 || fieldCount > 0) ? 1 : 0
  }

  private func emptyLayout(rows: Int) -> SheetLayout {
    let bounds = builder.bounds
    let width = builder.frameColumns(chrome)
    var frame = bounds.centered(CellSize(columns: width, rows: rows))
    if builder.settings.standsAtBottom {
      let row = bounds.rows.upperBound - rows
      frame = CellRectangle(
        origin: CellPosition(column: frame.origin.column, row: row), size: frame.size)
    }
    let start = frame.origin.column + chrome.columnsAcross / 2
    var layout = SheetLayout(
      frame: frame, contentColumns: start..<start + columns, chrome: chrome)
    if chrome != .plain { layout.boxes = [frame] }
    return layout
  }

  private func itemLines(limit: Int) -> Int {
    var lines = 0
    var item = 0
    while item < itemCount, lines < limit {
      lines += lineCount(item)
      item += 1
    }
    return lines
  }

  private func lineCount(_ item: Int) -> Int {
    if item < fieldCount { return showsLabel(item) ? 2 : 1 }
    if isSideBySide { return 1 }
    return builder.rowText(item - fieldCount, room: max(1, room))?.lineCount(columns: columns) ?? 1
  }

  private func showsLabel(_ field: Int) -> Bool {
    hasLabels && !content.fields[field].label.isEmpty
  }

  private func add(_ item: RowScroll.VisibleRow, at row: Int, to layout: inout SheetLayout) {
    if item.place < fieldCount {
      addField(item, at: row, to: &layout)
    } else if isSideBySide {
      addPair(at: row, to: &layout)
    } else {
      let inset = chrome == .plain ? 0 : 1
      let frame = CellRectangle(
        column: layout.frame.origin.column + inset, row: row,
        columns: layout.frame.size.columns - inset * 2, rows: item.lineCount)
      addButton(item.place - fieldCount, frame: frame, columns: layout.contentColumns, to: &layout)
    }
  }

  private func addField(_ item: RowScroll.VisibleRow, at row: Int, to layout: inout SheetLayout) {
    let hasLabel = showsLabel(item.place) && item.lineCount == 2
    let mark = columns >= 10 ? AlertLayoutBuilder.markColumns : 0
    layout.fields.append(
      SheetLayout.Field(
        index: item.place,
        frame: CellRectangle(
          column: layout.contentColumns.lowerBound + mark, row: row + (hasLabel ? 1 : 0),
          columns: columns - mark, rows: 1),
        labelRow: hasLabel ? row : nil))
  }

  /// Places two buttons beside each other; the first is on the side on which lines begin.
  private func addPair(at row: Int, to layout: inout SheetLayout) {
    let all = layout.contentColumns
    let half = (columns - 1) / 2
    let sides = [all.lowerBound..<all.lowerBound + half, all.upperBound - half..<all.upperBound]
    let isMirrored = builder.settings.layoutDirection == .rightToLeft
    for (place, side) in (isMirrored ? sides.reversed() : sides).enumerated() {
      let frame = CellRectangle(column: side.lowerBound, row: row, columns: side.count, rows: 1)
      addButton(place, frame: frame, columns: side, to: &layout)
    }
    layout.divider = CellPosition(column: all.lowerBound + half + (columns - 1) % 2, row: row)
  }

  private func addButton(
    _ place: Int, frame: CellRectangle, columns: Range<Int>, to layout: inout SheetLayout
  ) {
    guard let text = builder.rowText(place, room: frame.size.rows) else { return }
    layout.rows.append(
      SheetLayout.Row(
        id: order[place], frame: frame, lines: text.lines(columns: columns.count),
        contentColumns: columns))
  }
}
