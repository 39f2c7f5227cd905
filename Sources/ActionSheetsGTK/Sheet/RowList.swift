import ActionSheets

/// Where the rows of a sheet are, which scroll. Only those near the view, and the focused one, exist as widgets.
@MainActor
final class RowList {
  /// The rows are laid out for at most this height at first.
  static let greatestHeight = 2000
  /// How many rows beyond those in view are kept, lest a little scrolling makes them again.
  private static let rowsKept = 20

  /// The rows that exist.
  let widgets: RowWidgets
  private let scrollArea: ScrollArea
  private var heights = RowHeights(count: 0, common: 1, spacing: 0)
  private var measuredWidth = -1
  private var refresh: LoopTimer?
  /// The row that was brought into view last, to have the focus.
  private var focused: ButtonID?
  /// Whether text has become larger or smaller, so that the focused row must be found again.
  private var isToReveal = false
  private var revealing: LoopTimer?
  /// A row whose height has been measured, which tells when text has become larger or smaller.
  private var reference: (place: Int, id: ButtonID, height: Int)?
  /// Whether no row looks as if it lay beneath the mouse until that moves.
  var isHoverForgotten = false
  /// Hears of the next frame after the list has scrolled.
  var frame: Signal?
  /// The distance between two rows.
  var spacing = 0
  /// Hears when the list has been scrolled.
  var onScroll: () -> Void = {}
  /// Hears how many rows are in view.
  var onPage: (Int) -> Void = { _ in }

  init(_ presentation: Presentation, activate: @escaping (ButtonID) -> Void) {
    widgets = RowWidgets(presentation, activate: activate)
    scrollArea = ScrollArea(widgets.strip)
    let layout = Layout(of: strip)
    layout.width = { [weak self] in self?.width ?? Widget.Extent(minimum: 0, natural: 0) }
    layout.height = { [weak self] width in
      let total = self?.total(forWidth: width) ?? 0
      return Widget.Extent(minimum: total, natural: total)
    }
    layout.place = { [weak self] width, _ in self?.place(width) }
    scrollArea.onScroll = { [weak self] in
      self?.onScroll()
      self?.forgetHover()
      self?.viewChanged()
    }
    scrollArea.onRoomChange = { [weak self] in
      guard let self else { return }
      onPage(rowsInView)
      viewChanged()
      revealFocus()
    }
  }

  /// The scrolled area, to be placed in the sheet.
  var area: Widget { scrollArea.widget }

  /// What the rows stand in, which is scrolled.
  var strip: Widget { widgets.strip }

  /// How many places of the display order are rows of this list.
  var count: Int { widgets.count }

  /// Whether the rows stand beside each other.
  var isSideBySide: Bool { widgets.isSideBySide }

  /// The heights of rows; what is not measured is taken to have one line.
  var common: Int { heights.common + spacing }

  /// The height of the last row with its distance to the one before it.
  var heightOfLast: Int { count == 0 ? 0 : heights.height(at: count - 1) + spacing }

  /// Returns the greatest height up to one at which a list that goes on ends in the middle of a row.
  func cut(_ height: Int) -> Int { isSideBySide ? height : heights.cut(height) }

  /// How wide the rows are.
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
  /// - Parameter count: How many places of the display order are rows of this list.
  func show(_ presentation: Presentation, count: Int) {
    if count != self.count || presentation.order != order { measuredWidth = -1 }
    widgets.show(presentation, count: count)
    strip.queueResize()
  }

  /// Returns the height of all rows at a width.
  func total(forWidth width: Int) -> Int {
    makeFirstRows()
    guard width > 0 else { return heights.total }
    if isSideBySide { return heightSideBySide(width) }
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
    focused = order.indices.contains(place) ? order[place] : nil
    let row = widgets.make(place)
    guard scrollArea.page > 0 else {
      // Before the first layout nobody knows where the row will be.
      isToReveal = true
      return row
    }
    let span = heights.span(of: place)
    scrollArea.reveal(
      Double(span.lowerBound)..<Double(span.upperBound),
      peek: ListContinuation.peek(ofRow: Double(heights.common)))
    return row
  }

  private var order: DisplayOrder { widgets.presentation.order }

  /// The place of the row that has the focus, which is kept even out of view.
  private var focusedPlace: Int? { focused.flatMap { order.place(of: $0) } }

  /// Brings the focused row into view again when the list has got another height.
  func revealAfterLayout() { isToReveal = true }

  /// Brings the focused row into view again at the next turn, for GTK is placing widgets now.
  private func revealFocus() {
    guard isToReveal else { return }
    isToReveal = false
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
    reference = first.map { (0, $0.id, common) }
    heights = RowHeights(count: count, common: common, spacing: spacing)
    let enough = min(count, RowList.greatestHeight / max(common, 1) + 1)
    for place in 0..<enough { widgets.make(place) }
    measuredWidth = 0
  }

  /// Whether the rows' text has another size than when they were measured.
  private var hasOtherText: Bool {
    if let reference, let row = widgets.made[reference.place], row.id == reference.id {
      return Text.heightOfOneLine(in: row.widget) != reference.height
    }
    reference = widgets.made.min { $0.key < $1.key }.map { place, row in
      (place, row.id, Text.heightOfOneLine(in: row.widget))
    }
    return false
  }

  private func measure(_ width: Int) {
    if width != measuredWidth {
      heights = RowHeights(count: count, common: heights.common, spacing: spacing)
      measuredWidth = width
    }
    for (place, row) in widgets.made {
      _ = heights.set(row.widget.height(forWidth: width).natural, at: place)
    }
  }

  private func place(_ width: Int) {
    if isSideBySide { return placeSideBySide(width) }
    measure(width)
    for (place, row) in widgets.made {
      row.widget.allocate(
        x: 0, y: heights.offset(of: place), width: width, height: heights.height(at: place))
      row.updateTooltip()
    }
  }

  private func viewChanged() {
    guard refresh == nil, !visiblePlaces.allSatisfy({ widgets.made[$0] != nil }) else { return }
    refresh = LoopTimer(nextTurn: { [weak self] in
      self?.refresh = nil
      self?.makeVisibleRows()
    })
  }

  private var visiblePlaces: Range<Int> {
    guard count > 0, heights.count == count else { return 0..<0 }
    let value = Int(scrollArea.value)
    let page = Int(scrollArea.page)
    let first = heights.place(at: value)
    return first..<min(heights.place(at: value + page) + 2, count)
  }

  private func makeVisibleRows() {
    let visible = visiblePlaces
    let kept =
      max(visible.lowerBound - RowList.rowsKept, 0)..<visible.upperBound + RowList.rowsKept
    widgets.keep(kept, and: focusedPlace)
    for place in visible { widgets.make(place) }
    strip.queueResize()
  }
}
