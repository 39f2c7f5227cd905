import ActionSheets
import CGTK

/// The rows of a sheet that scroll. Only those in view, and the focused one, exist as widgets.
@MainActor
final class RowList {
  /// The scrolled area, to be placed in the sheet.
  let area: Widget
  /// The rows are laid out for at most this height at first.
  static let greatestHeight = 2000

  let strip = Widget.container()
  private let adjustment: UnsafeMutablePointer<GtkAdjustment>
  private(set) var made: [Int: RowButton] = [:]
  private var spare: [RowButton] = []
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
  private let activate: (ButtonID) -> Void
  private(set) var presentation: Presentation
  /// The row that is shown as pressed.
  private var highlighted: ButtonID?
  private(set) var count = 0
  /// The distance between two rows.
  var spacing = 0
  /// Whether something stands above the first row.
  var isBelowText = false

  /// Hears when the list has been scrolled.
  var onScroll: () -> Void = {}
  /// Hears how many rows are in view.
  var onPage: (Int) -> Void = { _ in }

  init(_ presentation: Presentation, activate: @escaping (ButtonID) -> Void) {
    self.presentation = presentation
    self.activate = activate
    area = Widget(new: gtk_scrolled_window_new())
    gtk_scrolled_window_set_policy(area.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    let viewport = Widget(new: gtk_viewport_new(nil, nil))
    gtk_viewport_set_scroll_to_focus(viewport.opaque, 0)
    gtk_viewport_set_child(viewport.opaque, strip.pointer)
    gtk_scrolled_window_set_child(area.opaque, viewport.pointer)
    adjustment = gtk_scrolled_window_get_vadjustment(area.opaque)
    let layout = Layout(of: strip)
    layout.width = { [weak self] in self?.width ?? Widget.Extent(minimum: 0, natural: 0) }
    layout.height = { [weak self] width in
      let total = self?.total(forWidth: width) ?? 0
      return Widget.Extent(minimum: total, natural: total)
    }
    layout.place = { [weak self] width, _ in self?.place(width) }
    Signal.connect(adjustment, "value-changed") { [weak self] _ in
      self?.onScroll()
      self?.forgetHover()
      self?.viewChanged()
      return false
    }
    Signal.connect(adjustment, "changed") { [weak self] _ in
      guard let self else { return false }
      onPage(rowsInView)
      viewChanged()
      revealFocus()
      return false
    }
  }

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
    for row in made.values {
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
    let isSameOrder = count == self.count && presentation.order == self.presentation.order
    self.presentation = presentation
    highlighted = presentation.highlightedButton
    if !isSameOrder {
      self.count = count
      for place in made.keys where place >= count { discard(place) }
      measuredWidth = -1
    }
    for (place, row) in made { configure(row, place) }
    strip.queueResize()
  }

  /// Shows one row as pressed, or none.
  func highlight(_ id: ButtonID?) {
    highlighted = id
    for (place, row) in made { configureHighlight(row, place) }
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
  subscript(place: Int) -> RowButton? { made[place] }

  /// The places of the rows that exist as widgets.
  var madePlaces: Dictionary<Int, RowButton>.Keys { made.keys }

  /// Returns the row that a widget is, or is part of.
  func row(containing widget: Widget) -> RowButton? {
    made.values.first { widget.isWithin($0.widget) }
  }

  /// The number of rows that are wholly in view.
  var rowsInView: Int { max(1, Int(gtk_adjustment_get_page_size(adjustment)) / max(common, 1)) }

  /// Brings a row into view, with half of the next one, and returns it.
  func reveal(_ place: Int) -> RowButton? {
    guard (0..<count).contains(place) else { return nil }
    focused = presentation.order[place]
    let row = made[place] ?? make(place)
    let page = gtk_adjustment_get_page_size(adjustment)
    guard page > 0 else {
      // Before the first layout nobody knows where the row will be.
      isToReveal = true
      return row
    }
    let value = gtk_adjustment_get_value(adjustment)
    let top = Double(heights.offset(of: place))
    let bottom = top + Double(heights.height(at: place))
    let peek = min(Double(heights.common) / 2, max(0, (page - (bottom - top)) / 2))
    let least = place == count - 1 ? bottom - page : bottom + peek - page
    let greatest = place == 0 ? 0 : top - peek
    let wanted = min(max(value, least), greatest)
    if wanted != value { gtk_adjustment_set_value(adjustment, wanted) }
    return row
  }

  /// The place of the row that has the focus, which is kept even out of view.
  private var focusedPlace: Int? { focused.flatMap { presentation.order.place(of: $0) } }

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
    let first = made[0] ?? make(0)
    let common = first.map { Text.heightOfOneLine(in: $0.widget) } ?? 1
    isToReveal = isToReveal || (heights.count == count && common != heights.common)
    reference = first.map { (0, $0.id, common) }
    heights = RowHeights(count: count, common: common, spacing: spacing)
    let enough = min(count, RowList.greatestHeight / max(common, 1) + 1)
    for place in 0..<enough where made[place] == nil { make(place) }
    measuredWidth = 0
  }

  /// Whether the rows' text has another size than when they were measured.
  private var hasOtherText: Bool {
    if let reference, let row = made[reference.place], row.id == reference.id {
      return Text.heightOfOneLine(in: row.widget) != reference.height
    }
    reference = made.min { $0.key < $1.key }.map { place, row in
      (place, row.id, Text.heightOfOneLine(in: row.widget))
    }
    return false
  }

  private func measure(_ width: Int) {
    if width != measuredWidth {
      heights = RowHeights(count: count, common: heights.common, spacing: spacing)
      measuredWidth = width
    }
    for (place, row) in made {
      _ = heights.set(row.widget.height(forWidth: width).natural, at: place)
    }
  }

  private func place(_ width: Int) {
    if isSideBySide { return placeSideBySide(width) }
    measure(width)
    for (place, row) in made {
      row.widget.allocate(
        x: 0, y: heights.offset(of: place), width: width, height: heights.height(at: place))
      row.updateTooltip()
    }
  }

  private func viewChanged() {
    guard refresh == nil, !visiblePlaces.allSatisfy({ made[$0] != nil }) else { return }
    refresh = LoopTimer(nextTurn: { [weak self] in
      self?.refresh = nil
      self?.makeVisibleRows()
    })
  }

  private var visiblePlaces: Range<Int> {
    guard count > 0, heights.count == count else { return 0..<0 }
    let value = Int(gtk_adjustment_get_value(adjustment))
    let page = Int(gtk_adjustment_get_page_size(adjustment))
    let first = heights.place(at: value)
    return first..<min(heights.place(at: value + page) + 2, count)
  }

  private func makeVisibleRows() {
    let visible = visiblePlaces
    let kept = max(visible.lowerBound - 20, 0)..<visible.upperBound + 20
    for place in made.keys where !kept.contains(place) && place != focusedPlace { discard(place) }
    for place in visible where made[place] == nil { make(place) }
    strip.queueResize()
  }

  @discardableResult
  private func make(_ place: Int) -> RowButton? {
    guard let id = presentation.order[place], let button = presentation.content[id] else {
      return nil
    }
    let row = spare.popLast() ?? RowButton(id, button, activate: activate)
    made[place] = row
    configure(row, place)
    // Reading order is visual order, and it follows the order of the children.
    let before = made.keys.filter { $0 < place }.max().flatMap { made[$0] }
    row.widget.place(after: before?.widget, in: strip)
    return row
  }

  private func configure(_ row: RowButton, _ place: Int) {
    guard let id = presentation.order[place], let button = presentation.content[id] else { return }
    row.show(id, button)
    row.setDefault(id == presentation.suggestedButton)
    row.setEmphasized(id == presentation.content.emphasizedButton)
    if row.widget.layoutDirection != strip.layoutDirection {
      row.widget.setLayoutDirection(strip.layoutDirection)
    }
    configureHighlight(row, place)
  }

  private func configureHighlight(_ row: RowButton, _ place: Int) {
    let pressed = highlighted.flatMap { presentation.order.place(of: $0) }
    let dividers = RowDividers(
      at: place, isBelowText: isBelowText, isSideBySide: isSideBySide, pressed: pressed)
    row.widget.setClass("actionsheet-divided", dividers.isAbove)
    row.widget.setClass("actionsheet-beside", dividers.isBefore)
    row.setHighlighted(place == pressed)
  }

  private func discard(_ place: Int) {
    guard let row = made.removeValue(forKey: place) else { return }
    row.setHighlighted(false)
    row.setHovered(false)
    row.widget.removeFromParent()
    if spare.count < 40 { spare.append(row) }
  }
}
