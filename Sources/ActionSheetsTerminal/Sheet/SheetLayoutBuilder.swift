import ActionSheets

/// Works out the ``SheetLayout`` of a presentation in the room there is.
///
/// A sheet or an alert is a frame with three blocks: a heading, a list of fields and buttons that scrolls, and
/// Cancel, where the form sets it apart. A modal view is a frame with a title and a body.
///
/// Where there is little room, the first of some ``Attempt``s is taken that shows what must be seen. Within each
/// the heading gets its height first, but leaves the list a few lines; Cancel joins the list where it would take
/// the last of them. The focused field or button is always in view.
struct SheetLayoutBuilder {
  let presentation: Presentation
  let settings: SheetSettings
  /// The room: the cells that the sheet may cover.
  let bounds: CellRectangle
  /// The cells that a popover aims at, if they are known.
  let anchor: CellRectangle?
  /// The order of the buttons, with those of an alert side by side where both titles fit (row A12).
  let order: Presentation.Order

  init(
    presentation: Presentation, settings: SheetSettings, bounds: CellRectangle,
    anchor: CellRectangle? = nil
  ) {
    self.presentation = presentation
    self.settings = settings
    self.bounds = bounds
    self.anchor = anchor
    let content = presentation.content
    // Decided for the widest card there is room for: the width of the card depends on the answer.
    let columns = min(Self.alertColumns.upperBound, bounds.size.columns)
    let half = (columns - SheetLayout.Chrome.card.columnsAcross - 1) / 2
    order =
      content.mayStandSideBySide
      ? Presentation.Order(
        content, in: presentation.form,
        sideBySide: content.buttons.allSatisfy {
          $0.subtitle == nil && settings.text.naturalColumns(of: $0, limit: max(1, half)) <= half
        })
      : presentation.order
  }

  /// A way to spend the room.
  struct Attempt {
    let chrome: SheetLayout.Chrome
    /// Whether fields have their labels above them, rather than in them while they are empty.
    var hasLabels = false
    /// Whether the whole list must be in view, with two lines of the heading.
    var showsList = false
  }

  /// An alert is narrower than a sheet, as 270 points are narrower than a phone (row A12).
  private static let alertColumns = 34...46

  /// The widths of popovers and centered sheets; longer titles wrap.
  private static let floatingColumns = 16...56

  /// The widest form sheet.
  private static let widestFormSheet = 72

  /// The least room for borders around a list that may scroll.
  private static let leastBordered = CellSize(columns: 12, rows: 8)

  /// The number of titles that are read to find the width of a frame. Reading all would take long in a long list.
  private static let measuredTitles = 200

  /// The lines that the list keeps while the heading is cut: in cells, the row and a half of row A7.
  private static let leastList = 2

  private var content: Content { presentation.content }
  private var isAlert: Bool { content.kind == .alert }
  private var isFloating: Bool { !isAlert && presentation.form != .bottomSheet }

  /// Returns the layout, and scrolls to where the focus is in view.
  ///
  /// - Parameter scroll: The place of the first field or button in view.
  func layout(scroll: inout Int) -> SheetLayout {
    if content.kind == .modal { return modalLayout }
    for attempt in attempts {
      if let layout = fill(attempt, &scroll) { return layout }
    }
    return SheetLayout(frame: bounds, contentColumns: bounds.columns, chrome: .plain)
  }

  private var attempts: [Attempt] {
    if isAlert {
      return [
        Attempt(chrome: .card, hasLabels: true, showsList: true),
        Attempt(chrome: .card, showsList: true),
        Attempt(chrome: .plain, hasLabels: true, showsList: true),
        Attempt(chrome: .plain, showsList: true),
        Attempt(chrome: .card), Attempt(chrome: .plain),
      ]
    }
    return [
      Attempt(chrome: presentation.form == .bottomSheet ? .cards : .card), Attempt(chrome: .plain),
    ]
  }

  private var modalLayout: SheetLayout {
    let room = bounds.size
    let isSheet = presentation.form == .formSheet && room.columns >= 20 && room.rows >= 8
    let columns = min(Self.widestFormSheet, room.columns - 4)
    let frame =
      isSheet ? bounds.centered(CellSize(columns: columns, rows: room.rows - 4)) : bounds
    let bar = room.rows >= 3 ? 1 : 0
    let body =
      isSheet
      ? frame.inset(columns: 2, rows: 1)
      : CellRectangle(frame.columns, frame.rows.lowerBound + bar..<frame.rows.upperBound)
    var layout = SheetLayout(
      frame: frame, contentColumns: body.columns, chrome: isSheet ? .card : .plain)
    if isSheet { layout.boxes = [frame] }
    layout.titleRow = bar > 0 ? frame.origin.row : nil
    layout.body = body
    return layout
  }

  /// Fills a frame, or returns `nil` when that would not show what must be seen.
  private func fill(_ attempt: Attempt, _ scroll: inout Int) -> SheetLayout? {
    let chrome = attempt.chrome
    let isBordered = chrome != .plain
    if isBordered, bounds.size.columns < Self.leastBordered.columns { return nil }
    if isBordered, !attempt.showsList, bounds.size.rows < Self.leastBordered.rows { return nil }
    var columns = frameColumns(chrome)
    var rows = isFloating ? max(1, bounds.size.rows - 2) : bounds.size.rows
    var blocks = measure(attempt, columns: columns - chrome.columnsAcross, from: scroll)
    let wanted = Size(width: columns, height: min(blocks.lines + chrome.rowsAround, rows))
    let placement = isBordered ? placement(of: wanted) : nil
    if let frame = placement?.frame {
      if frame.width < columns {
        columns = frame.width
        blocks = measure(attempt, columns: columns - chrome.columnsAcross, from: scroll)
      }
      rows = frame.height
    }
    let room = rows - chrome.rowsAround - blocks.rule
    guard columns > chrome.columnsAcross, room >= 0 else { return nil }
    if attempt.showsList, blocks.listLines + min(blocks.heading.count, 2) > room { return nil }
    let heights = HeightAllocation(
      available: room, text: blocks.heading.count, rows: blocks.listLines,
      cancel: blocks.cancel?.height ?? 0, gap: chrome.gap,
      minimumRows: attempt.showsList ? blocks.listLines : Self.leastList, singleRow: 1)
    if isBordered, blocks.cancel != nil, !heights.pinsCancel { return nil }
    if isBordered, !blocks.items.isEmpty, heights.rows == 0 { return nil }
    if blocks.needsOtherLines(for: heights) {
      blocks = measure(
        attempt, columns: columns - chrome.columnsAcross, from: scroll,
        joinsCancel: !heights.pinsCancel, limit: heights.rows)
    }
    return place(blocks, heights, columns: columns, placement, &scroll)
  }

  /// The columns of a whole frame.
  private func frameColumns(_ chrome: SheetLayout.Chrome) -> Int {
    if presentation.form == .bottomSheet { return bounds.size.columns }
    let range = isAlert ? Self.alertColumns : Self.floatingColumns
    // What a task says changes often, and must not move the borders each time.
    if content.progress != nil { return min(range.upperBound, bounds.size.columns) }
    let most = max(1, min(range.upperBound, bounds.size.columns - (isAlert ? 0 : 2)))
    let limit = max(1, most - chrome.columnsAcross)
    let text = settings.text
    let titles = order.prefix(Self.measuredTitles).compactMap { content[$0] }
      .map { text.naturalColumns(of: $0, limit: limit) }
    let widest = titles.max() ?? 0
    let columns = max(
      text.naturalColumns(of: content.title, limit: limit),
      text.naturalColumns(of: content.message, limit: limit),
      order.isSideBySide ? widest * 2 + 1 : widest)
    return min(max(columns + chrome.columnsAcross, range.lowerBound), most)
  }

  /// Returns where a popover of some size stands; `nil` for other forms, and where there is no room for an arrow.
  private func placement(of size: Size<Int>) -> PopoverPlacement<Int>? {
    guard presentation.form == .popover, let anchor else { return nil }
    return PopoverPlacement(
      size: size, anchor: Rectangle(anchor), bounds: Rectangle(bounds), arrow: 1, corner: 2,
      smallest: Size(width: 12, height: 5),
      permitted: Edge.arrowEdges(in: presentation.layoutDirection))
  }
}

extension Rectangle<Int> {
  fileprivate init(_ cells: CellRectangle) {
    self.init(
      x: cells.origin.column, y: cells.origin.row, width: cells.size.columns,
      height: cells.size.rows)
  }
}
