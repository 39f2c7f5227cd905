import ActionSheets
import CGTK

/// The rows of a sheet, which scroll; only those near the view, the first and the focused one exist as widgets.
@MainActor
final class RowList {
  /// The height up to which rows are made before the first layout, in points: no list shows more at once.
  private static let greatestHeight = 2000
  /// The number of rows that are kept before and after those in view, so that a little scrolling makes none.
  private static let rowsKept = 20

  /// The widget around the rows, which is scrolled; they stand in it in the order of the list.
  let strip = Widget.container()
  /// The rows that exist, by their places in the list.
  private(set) var made: [Int: RowButton] = [:]
  /// The number of places of the display order that are rows of this list.
  private(set) var count = 0
  var isBelowText = false
  weak var delegate: (any SheetDelegate)?
  private var presentation: Presentation
  private let spacing: Int
  private let scrollArea: ScrollArea
  private var heights = RowHeights(count: 0, common: 1, spacing: 0)
  private var measuredWidth = -1
  /// The row that was brought into view last, to have the focus.
  private var focused: ButtonID?
  /// Whether the focused row is to be brought into view after the next layout.
  private var isToReveal = false
  private var refresh: LoopTimer?
  private var revealing: LoopTimer?
  /// Whether no row looks as if it lay beneath the mouse until that moves.
  private var isHoverForgotten = false
  private var frame: Signal?

  init(_ presentation: Presentation, spacing: Int) {
    self.presentation = presentation
    self.spacing = spacing
    scrollArea = ScrollArea(strip)
    let layout = Layout(of: strip)
    layout.width = { [weak self] in self?.width ?? Widget.Extent() }
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

  var area: Widget { scrollArea.widget }

  /// The height of a row with one line and the distance to the next.
  var common: Int { heights.common + spacing }

  /// The height of the last row with its distance to the one before it.
  var heightOfLast: Int { count == 0 ? 0 : heights.span(of: count - 1).count + spacing }

  /// Returns the greatest height up to one at which a list that goes on ends in the middle of a row.
  func cut(_ height: Int) -> Int { isSideBySide ? height : heights.cut(height) }

  var width: Widget.Extent {
    makeFirstRows()
    let widths = made.values.map { $0.widget.width() }
    return Widget.Extent(
      minimum: widths.map(\.minimum).max() ?? 0, natural: widths.map(\.natural).max() ?? 0)
  }

  /// Returns the height of all rows at a width, negative for any.
  func total(forWidth width: Int) -> Int {
    makeFirstRows()
    guard width > 0 else { return heights.total }
    if isSideBySide {
      let each = widthSideBySide(width)
      return made.values.map { $0.widget.height(forWidth: each).natural }.max() ?? 0
    }
    measure(width)
    return heights.total
  }

  subscript(place: Int) -> RowButton? { made[place] }

  func row(containing widget: Widget) -> RowButton? {
    made.values.first { widget.isWithin($0.widget) }
  }

  /// Shows the rows of another state of the presentation.
  ///
  /// - Parameter count: The number of places of the display order that are rows of this list.
  func show(_ presentation: Presentation, count: Int) {
    let isOther = count != self.count || presentation.order != self.presentation.order
    self.presentation = presentation
    self.count = count
    if isOther {
      measuredWidth = -1
      moveRows()
    }
    for row in made.values { row.show(row.id, in: presentation) }
    highlight(presentation.highlightedButton)
    strip.queueResize()
    viewChanged()
  }

  /// Brings the rows that stay to their new places, with the focus that one of them may have, and gives up the others.
  private func moveRows() {
    var staying: [ButtonID: RowButton] = [:]
    for row in made.values { staying[row.id] = row }
    made = [:]
    for (place, id) in presentation.order.prefix(count).enumerated() {
      made[place] = staying.removeValue(forKey: id)
    }
    for row in staying.values { row.widget.removeFromParent() }
    var before: Widget?
    for place in made.keys.sorted() {
      made[place]?.widget.place(after: before, in: strip)
      before = made[place]?.widget
    }
  }

  func highlight(_ id: ButtonID?) {
    let pressed = made.first { $0.value.id == id }?.key
    for (place, row) in made { mark(row, place, pressed: pressed) }
  }

  /// The number of rows that are wholly in view.
  var rowsInView: Int { max(1, Int(scrollArea.page) / max(common, 1)) }

  /// Brings a row into view, with a part of its neighbors, and returns it.
  func reveal(_ place: Int) -> RowButton? {
    guard let row = make(place) else { return nil }
    focused = row.id
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

  /// The place of the row that has the focus, which is kept even out of view.
  private var focusedPlace: Int? { focused.flatMap { presentation.order.place(of: $0) } }

  private func revealFocus() {
    guard isToReveal else { return }
    isToReveal = false
    // GTK is placing widgets now.
    revealing = LoopTimer(nextTurn: { [weak self] in
      if let self, let place = focusedPlace { _ = reveal(place) }
    })
  }

  /// Returns the row at a place, which is made if it does not exist, or `nil` where the list has none.
  @discardableResult
  private func make(_ place: Int) -> RowButton? {
    if let row = made[place] { return row }
    guard place < count else { return nil }
    let row = RowButton(presentation.order[place], in: presentation) { [weak self] in
      self?.delegate?.activated($0)
    }
    if row.widget.layoutDirection != strip.layoutDirection {
      row.widget.setLayoutDirection(strip.layoutDirection)
    }
    let pressed = made.first { $0.value.isHighlighted }?.key
    // Reading order is visual order, and it follows the order of the children.
    let before = made.keys.filter { $0 < place }.max().flatMap { made[$0] }
    row.widget.place(after: before?.widget, in: strip)
    made[place] = row
    mark(row, place, pressed: pressed)
    return row
  }

  private func discard(_ place: Int) {
    made.removeValue(forKey: place)?.widget.removeFromParent()
  }

  /// Shows a row as pressed or not, and the hairlines beside it: a pressed row has none on either side (row A8).
  private func mark(_ row: RowButton, _ place: Int, pressed: Int?) {
    let isDivided = pressed != place && pressed != place - 1
    row.widget.setClass(
      "actionsheet-divided", isDivided && (isBelowText || place > 0 && !isSideBySide))
    row.widget.setClass("actionsheet-beside", isDivided && isSideBySide && place > 0)
    row.isHighlighted = place == pressed
  }
}

// How high the rows are and where they stand.
extension RowList {
  private var isSideBySide: Bool { presentation.order.isSideBySide && count == 2 }

  /// Makes the rows that the first layout may show, and again when the size of text has changed, as the first row
  /// shows.
  private func makeFirstRows() {
    guard let first = make(0) else { return }
    // Wider than any title of one line.
    let common = first.widget.height(forWidth: 100_000).natural
    guard heights.count != count || measuredWidth < 0 || common != heights.common else { return }
    isToReveal = isToReveal || (heights.count == count && common != heights.common)
    heights = RowHeights(count: count, common: common, spacing: spacing)
    for place in 0..<min(count, RowList.greatestHeight / max(common, 1) + 1) { make(place) }
    measuredWidth = 0
  }

  private func measure(_ width: Int) {
    makeFirstRows()
    if width != measuredWidth {
      heights = RowHeights(count: count, common: heights.common, spacing: spacing)
      measuredWidth = width
    }
    heights.set(made.map { (place: $0, height: $1.widget.height(forWidth: width).natural) })
  }

  private func place(_ width: Int) {
    if isSideBySide { return placeSideBySide(width) }
    measure(width)
    for (place, row) in made {
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
    for (place, row) in made {
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
    guard refresh == nil, !visiblePlaces.allSatisfy({ made[$0] != nil }) else { return }
    // GTK may be placing widgets now.
    refresh = LoopTimer(nextTurn: { [weak self] in
      self?.refresh = nil
      self?.makeVisibleRows()
    })
  }

  private func makeVisibleRows() {
    let visible = visiblePlaces
    let first = max(visible.lowerBound - RowList.rowsKept, 0)
    let kept = first..<visible.upperBound + RowList.rowsKept
    // The height of the first row tells the size of text.
    let spared = [0, focusedPlace]
    for place in made.keys where !kept.contains(place) && !spared.contains(place) {
      discard(place)
    }
    for place in visible { make(place) }
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
    row(containing: widget)?.widget.setState(GTK_STATE_FLAG_PRELIGHT, true)
  }

  private func forgetHover() {
    clearHover()
    guard frame == nil, let clock = area.frameClock else { return }
    // GTK may look once more before the rows have their new places.
    frame = Signal(clock, "update") { [weak self] in
      self?.frame = nil
      self?.clearHover()
    }
  }

  private func clearHover() {
    isHoverForgotten = true
    for row in made.values { row.widget.setState(GTK_STATE_FLAG_PRELIGHT, false) }
  }
}
