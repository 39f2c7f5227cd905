import ActionSheets

extension SheetLayoutBuilder {
  /// The columns before a field for the mark of the focus; in a narrow card it stands in the padding.
  private static let markColumns = 2

  /// Returns the columns of a field in so many.
  static func fieldColumns(_ columns: Int) -> Int {
    columns - (columns >= 10 ? markColumns : 0)
  }

  /// Places the blocks, and scrolls to where the focus is in view.
  func place(
    _ blocks: SheetBlocks, _ heights: HeightAllocation<Int>, columns: Int,
    _ placement: PopoverPlacement<Int>?, _ scroll: inout Int
  ) -> SheetLayout {
    let chrome = blocks.chrome
    let isWhole = blocks.items.count == blocks.count && heights.rows == blocks.listLines
    let isDivided = blocks.rule > 0 && (heights.text > 0 || isWhole && blocks.heading.isEmpty)
    let height = heights.total + (isDivided ? 1 : 0) + chrome.rowsAround
    let frame = frame(of: CellSize(columns: columns, rows: height), placement)
    let inset = chrome.columnsAcross / 2
    var layout = SheetLayout(
      frame: frame, contentColumns: frame.inset(columns: inset, rows: 0).columns, chrome: chrome)
    layout.isSideBySide = order.isSideBySide
    layout.showsEscapeHint = order.cancel == nil && presentation.content.isDismissible
    layout.arrow = placement.map(arrow)
    var row = frame.origin.row + chrome.rowsAround / 2
    layout.textLines = zip(blocks.heading.prefix(heights.text), row...).map { text, row in
      SheetLayout.TextLine(line: text.line, row: row, isBold: text.isBold)
    }
    row += heights.text
    let top = RowScroll.top(
      from: scroll - blocks.start, showing: blocks.focus.map { $0 - blocks.start },
      of: blocks.items.map(\.height), in: heights.rows)
    scroll = blocks.start + top
    // Where all is in view the rule stands between fields and buttons, else between the heading and the list.
    let ruled = isWhole && blocks.fieldCount < blocks.count ? blocks.fieldCount : top
    let end = row + heights.rows + (isDivided ? 1 : 0)
    layout.list = row + (isDivided && ruled == top ? 1 : 0)..<end
    var next = top
    while next < blocks.items.count, row < end {
      if isDivided, next == ruled {
        layout.rules.append(row)
        row += 1
      }
      let rows = row..<min(row + blocks.items[next].height, end)
      add(blocks.items[next], rows: rows, to: &layout)
      row = rows.upperBound
      next += 1
    }
    layout.hiddenAbove = scroll
    layout.hiddenBelow = blocks.count - blocks.start - next
    if chrome != .plain { layout.boxes = [frame] }
    if let cancel = blocks.cancel, heights.pinsCancel {
      row = layout.list.upperBound + heights.gap
      add([cancel], rows: row..<row + heights.cancel, to: &layout)
      if chrome == .card, heights.gap > 0 { layout.rules.append(row - 1) }
      if chrome == .cards, heights.gap > 0 {
        layout.boxes = [frame.rows.lowerBound..<row - 1, row - 1..<frame.rows.upperBound]
          .map { CellRectangle(frame.columns, $0) }
      }
    }
    return layout
  }

  private func frame(of size: CellSize, _ placement: PopoverPlacement<Int>?) -> CellRectangle {
    if let frame = placement?.frame {
      return CellRectangle(origin: CellPosition(column: frame.x, row: frame.y), size: size)
    }
    let frame = bounds.centered(size)
    guard presentation.form == .bottomSheet || settings.standsAtBottom else { return frame }
    return frame.lowered(by: bounds.rows.upperBound - frame.rows.upperBound)
  }

  private func arrow(_ placement: PopoverPlacement<Int>) -> SheetLayout.Mark {
    let (frame, tip, box) = (placement.frame, placement.arrowPosition, settings.box)
    return switch placement.arrowEdge {
    case .top: SheetLayout.Mark(CellPosition(column: tip, row: frame.y - 1), box.up)
    case .bottom: SheetLayout.Mark(CellPosition(column: tip, row: frame.maxY), box.down)
    case .left: SheetLayout.Mark(CellPosition(column: frame.x - 1, row: tip), box.left)
    case .right: SheetLayout.Mark(CellPosition(column: frame.maxX, row: tip), box.right)
    }
  }

  private func add(_ item: SheetBlocks.Item, rows: Range<Int>, to layout: inout SheetLayout) {
    switch item {
    case .buttons(let titles): add(titles, rows: rows, to: &layout)
    case .field(let index, let hasLabel, let problem):
      let columns = layout.contentColumns
      let start = columns.upperBound - Self.fieldColumns(columns.count)
      let mark = start > columns.lowerBound ? columns.lowerBound : columns.lowerBound - 1
      let showsLabel = hasLabel && rows.count >= 2
      let row = rows.lowerBound + (showsLabel ? 1 : 0)
      layout.fields.append(
        SheetLayout.Field(
          index: index, frame: CellRectangle(start..<columns.upperBound, row..<row + 1),
          labelRow: showsLabel ? rows.lowerBound : nil,
          focusMark: layout.frame.columns.contains(mark)
            ? CellPosition(column: mark, row: row) : nil,
          problem: Array(problem.prefix(max(0, rows.upperBound - row - 1)))))
    }
  }

  /// Places a button, or two beside each other, the first on the side on which lines begin.
  private func add(
    _ titles: [SheetBlocks.Title], rows: Range<Int>, to layout: inout SheetLayout
  ) {
    let inset = layout.chrome == .plain ? 0 : 1
    var sides = [layout.frame.inset(columns: inset, rows: 0).columns]
    if titles.count == 2 {
      let all = layout.contentColumns
      let half = (all.count - 1) / 2
      sides = [all.lowerBound..<all.lowerBound + half, all.upperBound - half..<all.upperBound]
      layout.divider = SheetLayout.Mark(
        CellPosition(column: sides[1].lowerBound - 1, row: rows.lowerBound), settings.box.vertical)
      if presentation.layoutDirection == .rightToLeft { sides.reverse() }
    }
    for (title, side) in zip(titles, sides) {
      layout.rows.append(
        SheetLayout.Row(
          id: title.id, frame: CellRectangle(side, rows),
          lines: Array(title.lines.prefix(rows.count)),
          subtitle: rows.count < title.height ? nil : title.subtitle))
    }
  }
}

extension CellRectangle {
  /// Creates a rectangle of some columns and rows.
  init(_ columns: Range<Int>, _ rows: Range<Int>) {
    self.init(
      column: columns.lowerBound, row: rows.lowerBound, columns: columns.count, rows: rows.count)
  }

  /// Returns the rectangle so many rows further down.
  func lowered(by rows: Int) -> CellRectangle {
    CellRectangle(columns, origin.row + rows..<origin.row + rows + size.rows)
  }
}
