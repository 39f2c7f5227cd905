import ActionSheets

/// Places the rows of a sheet, which scroll; only those near the view, and the focused one, exist as widgets.
@MainActor
final class RowList {
  /// The height up to which rows are made before the first layout, in points: no list shows more at once.
  private static let greatestHeight = 2000
  /// The number of rows that are kept before and after those in view, so that a little scrolling makes none.
  private static let rowsKept = 20

  /// The rows that exist.
  let widgets: RowWidgets
  /// The distance between two rows.
  let spacing: Int
  weak var delegate: (any SheetDelegate)? {
    didSet { widgets.delegate = delegate }
  }
  private let scrollArea: ScrollArea
  private var heights = RowHeights(count: 0, common: 1, spacing: 0)
  private var measuredWidth = -1
  /// The row that was brought into view last, to have the focus.
  private var focused: ButtonID?
  /// Whether the focused row is to be brought into view after the next layout.
  private var isToReveal = false
  /// A row with its height in one line, by which a change of the size of text shows.
  private var reference: (id: ButtonID, height: Int)?
  private var refresh: LoopTimer?
  private var revealing: LoopTimer?
  /// Whether no row looks as if it lay beneath the mouse until that moves.
  private var isHoverForgotten = false
  private var frame: Signal?

  init(_ presentation: Presentation, spacing: Int) {
    self.spacing = spacing
    widgets = RowWidgets(presentation)
    scrollArea = ScrollArea(widgets.strip)
    let layout = Layout(of: strip)
    layout.width = { [weak self] in self?.width ?? Widget.Extent(minimum: 0, natural: 0) }
    layout.height = { [weak self] width in
      let total = self?.total(forWidth: width) ?? 0
      return Widget.Extent(minimum: total, natural: total)
    }
    layout.place = { [weak self] width, _ in self?.place(width) }
    scrollArea.onScroll = { [weak self] in
      guard let self else { return }
      delegate?.scrolled()
      forgetHover()
      viewChanged()
    }
    scrollArea.onRoomChange = { [weak self] in
      guard let self else { return }
      delegate?.viewChanged { $0.rowsInView = self.rowsInView }
      viewChanged()
      revealFocus()
    }
  }

  /// The scrolled area, to be placed in the sheet.
  var area: Widget { scrollArea.widget }

  /// The widget around the rows, which is scrolled.
  var strip: Widget { widgets.strip }

  /// The number of rows.
  var count: Int { widgets.count }

  /// The height of a row with one line and the distance to the next.
  var common: Int { heights.common + spacing }

  /// The height of the last row with its distance to the one before it.
  var heightOfLast: Int { count == 0 ? 0 : heights.span(of: count - 1).count + spacing }

  /// Returns the greatest height up to one at which a list that goes on ends in the middle of a row.
  func cut(_ height: Int) -> Int { widgets.isSideBySide ? height : heights.cut(height) }

  /// The least and the preferred width of the rows that exist.
  var width: Widget.Extent {
    makeFirstRows()
    var extent = Widget.Extent(minimum: 0, natural: 0)
    for row in widgets.made.values {
      let width = row.widget.width()
      extent.minimum = max(extent.minimum, width.minimum)
      extent.natural = max(extent.natural, width.natural)
    }
    return extent
  }

  /// Shows the rows of another state of the presentation.
  ///
  /// - Parameter count: The number of places of the display order that are rows of this list.
  func show(_ presentation: Presentation, count: Int) {
    if count != self.count || presentation.order != order { measuredWidth = -1 }
    widgets.show(presentation, count: count)
    strip.queueResize()
  }

  /// Returns the height of all rows at a width, negative for any.
  func total(forWidth width: Int) -> Int {
    makeFirstRows()
    guard width > 0 else { return heights.total }
    if widgets.isSideBySide {
      let each = widthSideBySide(width)
      return widgets.made.values.map { $0.widget.height(forWidth: each).natural }.max() ?? 0
    }
    measure(width)
    return heights.total
  }

  /// Returns the row at a place, if it exists as a widget.
  subscript(place: Int) -> RowButton? { widgets.made[place] }

  /// The number of rows that are wholly in view.
  var rowsInView: Int { max(1, Int(scrollArea.page) / max(common, 1)) }

  /// Brings a row into view, with a part of its neighbors, and returns it.
  func reveal(_ place: Int) -> RowButton? {
    guard (0..<count).contains(place) else { return nil }
    focused = order[place]
    let row = widgets.make(place)
    guard scrollArea.page > 0, heights.count == count else {
      // Before the first layout nobody knows where the row will be.
      isToReveal = true
      return row
    }
    let span = heights.span(of: place)
    // Half a row of the neighbors tells that the list goes on (row I9).
    scrollArea.reveal(
      Double(span.lowerBound)..<Double(span.upperBound), peek: Double(heights.common) / 2)
    return row
  }

  /// Brings the focused row into view again when the list has got another height.
  func revealAfterLayout() { isToReveal = true }

  private var order: DisplayOrder { widgets.presentation.order }

  /// The place of the row that has the focus, which is kept even out of view.
  private var focusedPlace: Int? { focused.flatMap { order.place(of: $0) } }

  private func revealFocus() {
    guard isToReveal else { return }
    isToReveal = false
    // GTK is placing widgets now.
    revealing = LoopTimer(nextTurn: { [weak self] in
      guard let self, let place = focusedPlace else { return }
      _ = reveal(place)
    })
  }

  private func makeFirstRows() {
    guard count > 0, heights.count != count || measuredWidth < 0 || hasOtherText else { return }
    let first = widgets.make(0)
    let common = first.map { Text.heightOfOneLine(in: $0.widget) } ?? 1
    isToReveal = isToReveal || (heights.count == count && common != heights.common)
    reference = first.map { ($0.id, common) }
    heights = RowHeights(count: count, common: common, spacing: spacing)
    for place in 0..<min(count, RowList.greatestHeight / max(common, 1) + 1) { widgets.make(place) }
    measuredWidth = 0
  }

  /// Whether the rows' text has another size than when they were measured.
  private var hasOtherText: Bool {
    let rows = widgets.made.values
    if let reference, let row = rows.first(where: { $0.id == reference.id }) {
      return Text.heightOfOneLine(in: row.widget) != reference.height
    }
    reference = rows.first.map { ($0.id, Text.heightOfOneLine(in: $0.widget)) }
    return false
  }

  private func measure(_ width: Int) {
    makeFirstRows()
    if width != measuredWidth {
      heights = RowHeights(count: count, common: heights.common, spacing: spacing)
      measuredWidth = width
    }
    heights.set(
      widgets.made.map { (place: $0, height: $1.widget.height(forWidth: width).natural) })
  }

  private func place(_ width: Int) {
    if widgets.isSideBySide { return placeSideBySide(width) }
    measure(width)
    for (place, row) in widgets.made {
      let span = heights.span(of: place)
      row.widget.allocate(x: 0, y: span.lowerBound, width: width, height: span.count)
      row.updateTooltip()
    }
  }

  private func widthSideBySide(_ width: Int) -> Int { max((width - spacing) / 2, 1) }

  private func placeSideBySide(_ width: Int) {
    let each = widthSideBySide(width)
    let height = total(forWidth: width)
    let isMirrored = strip.layoutDirection == .rightToLeft
    for (place, row) in widgets.made {
      let isLeft = (place == 0) != isMirrored
      row.widget.allocate(x: isLeft ? 0 : each + spacing, y: 0, width: each, height: height)
    }
  }

  private var visiblePlaces: Range<Int> {
    guard count > 0, heights.count == count else { return 0..<0 }
    let value = Int(scrollArea.value)
    let first = heights.place(at: value)
    return first..<min(heights.place(at: value + Int(scrollArea.page)) + 2, count)
  }

  private func viewChanged() {
    guard refresh == nil, !visiblePlaces.allSatisfy({ widgets.made[$0] != nil }) else { return }
    // GTK may be placing widgets now.
    refresh = LoopTimer(nextTurn: { [weak self] in
      self?.refresh = nil
      self?.makeVisibleRows()
    })
  }

  private func makeVisibleRows() {
    let visible = visiblePlaces
    let first = max(visible.lowerBound - RowList.rowsKept, 0)
    widgets.keep(first..<visible.upperBound + RowList.rowsKept, and: focusedPlace)
    for place in visible { widgets.make(place) }
    strip.queueResize()
  }
}

// The look of the row beneath the mouse, which GTK brings up to date only when the mouse moves (row I4).
extension RowList {
  /// Shows the row as lying beneath the mouse in which that has moved.
  func mouseMoved(over widget: Widget) {
    guard isHoverForgotten else { return }
    isHoverForgotten = false
    // GTK has seen to it unless it took the mouse to be there all the time.
    widgets.row(containing: widget)?.setHovered(true)
  }

  private func forgetHover() {
    clearHover()
    guard frame == nil, let clock = area.frameClock else { return }
    // GTK may look once more before the rows have their new places.
    frame = Signal(clock, "update") { [weak self] _ in
      self?.frame = nil
      self?.clearHover()
      return false
    }
  }

  private func clearHover() {
    isHoverForgotten = true
    for row in widgets.made.values { row.setHovered(false) }
  }
}
