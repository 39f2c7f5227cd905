import ActionSheets

/// Works out a ``SheetLayout`` from a presentation and the room there is.
struct SheetLayoutBuilder {
  let presentation: Presentation
  let settings: SheetSettings
  /// The room: the rows that the sheet may cover.
  let bounds: CellRectangle
  /// The cells that a popover aims at, if they are known.
  let anchor: CellRectangle?

  /// Popovers and centered sheets grow no wider than this many columns; longer titles wrap.
  private static let widestFloating = 56

  /// Titles beyond this many do not widen a floating sheet: reading them all would cost too much.
  private static let measuredTitles = 200

  /// Returns the layout, and scrolls to where the focus is in view.
  func layout(scroll: inout RowScroll) -> SheetLayout {
    switch presentation.form {
    case .bottomSheet:
      let chrome: SheetChrome = bounds.size.columns >= 12 && bounds.size.rows >= 8 ? .cards : .plain
      let layout = build(chrome, in: bounds, bottomAligned: true, &scroll)
      // Where a fixed Cancel leaves the rows no room, borders are a luxury.
      return layout ?? build(.plain, in: bounds, bottomAligned: true, &scroll) ?? empty
    case .popover:
      return popover(&scroll) ?? centered(&scroll)
    case .centered, .insidePopover, .fullScreen, .formSheet:
      return centered(&scroll)
    }
  }

  private var empty: SheetLayout {
    SheetLayout(frame: bounds, contentColumns: bounds.columns, chrome: .plain)
  }

  private func popover(_ scroll: inout RowScroll) -> SheetLayout? {
    guard let anchor else { return nil }
    let wanted = wantedSize(in: bounds)
    let placement = PopoverPlacement(
      size: Size(width: wanted.columns, height: wanted.rows), anchor: rectangle(anchor),
      bounds: rectangle(bounds), arrow: 1, corner: 2, smallest: Size(width: 12, height: 5),
      permitted: Edge.arrowEdges(in: settings.layoutDirection))
    guard let placement else { return nil }
    let frame = CellRectangle(
      column: placement.frame.x, row: placement.frame.y, columns: placement.frame.width,
      rows: placement.frame.height)
    guard var layout = build(.card, in: frame, bottomAligned: false, &scroll) else { return nil }
    layout.arrow = arrow(placement)
    return layout
  }

  private func centered(_ scroll: inout RowScroll) -> SheetLayout {
    let wanted = wantedSize(in: bounds)
    let frame = bounds.centered(wanted)
    return build(.card, in: frame, bottomAligned: false, &scroll)
      ?? build(.plain, in: frame, bottomAligned: false, &scroll) ?? empty
  }

  private func arrow(_ placement: PopoverPlacement<Int>) -> SheetLayout.Arrow {
    let frame = placement.frame
    let position =
      switch placement.arrowEdge {
      case .top: CellPosition(column: placement.arrowPosition, row: frame.y - 1)
      case .bottom: CellPosition(column: placement.arrowPosition, row: frame.maxY)
      case .left: CellPosition(column: frame.x - 1, row: placement.arrowPosition)
      case .right: CellPosition(column: frame.maxX, row: placement.arrowPosition)
      }
    return SheetLayout.Arrow(position: position, edge: placement.arrowEdge)
  }

  /// Returns the size that a floating sheet wants, within some bounds.
  private func wantedSize(in bounds: CellRectangle) -> CellSize {
    let chrome = SheetChrome.card
    let most = max(1, min(Self.widestFloating, bounds.size.columns - 2) - chrome.columnsAcross)
    var columns = SheetText.naturalColumns(
      of: presentation.content, limit: most, settings: settings)
    for place in 0..<min(presentation.order.count, Self.measuredTitles) {
      guard let text = rowText(place) else { continue }
      columns = max(columns, text.naturalColumns(limit: most))
    }
    columns = min(max(columns, 12), most)
    let heights = naturalHeights(columns: columns, chrome: chrome, limit: bounds.size.rows)
    return CellSize(
      columns: min(columns + chrome.columnsAcross, max(1, bounds.size.columns)),
      rows: min(heights.total + chrome.rowsAround, max(1, bounds.size.rows - 2)))
  }

  func rowText(_ place: Int, room: Int = RowText.mostLines) -> RowText? {
    RowText(at: place, of: presentation, settings: settings, room: room)
  }

  private func rectangle(_ cells: CellRectangle) -> Rectangle<Int> {
    Rectangle(
      x: cells.origin.column, y: cells.origin.row, width: cells.size.columns,
      height: cells.size.rows)
  }
}
