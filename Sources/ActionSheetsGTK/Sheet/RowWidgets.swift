import ActionSheets

/// The rows of a list that exist as widgets.
@MainActor
final class RowWidgets {
  /// The widget around the rows, which stand in it in the order of the list.
  let strip = Widget.container()
  /// The rows by their places in the list.
  private(set) var made: [Int: RowButton] = [:]
  /// Whether something stands above the first row.
  var isBelowText = false
  private(set) var presentation: Presentation
  /// The number of places of the display order that are rows of this list.
  private(set) var count = 0
  weak var delegate: (any SheetDelegate)?

  init(_ presentation: Presentation) {
    self.presentation = presentation
  }

  /// Whether the rows stand beside each other.
  var isSideBySide: Bool { presentation.order.isSideBySide && count == 2 }

  /// Shows the rows of another state of the presentation.
  func show(_ presentation: Presentation, count: Int) {
    self.presentation = presentation
    self.count = count
    for place in made.keys where place >= count { discard(place) }
    for (place, row) in made { configure(row, place) }
    highlight(presentation.highlightedButton)
  }

  /// Shows one row as pressed, or none.
  func highlight(_ id: ButtonID?) {
    let pressed = made.first { $0.value.id == id }?.key
    for (place, row) in made { mark(row, place, pressed: pressed) }
  }

  /// Returns the row that a widget is, or is part of.
  func row(containing widget: Widget) -> RowButton? {
    made.values.first { widget.isWithin($0.widget) }
  }

  /// Returns the row at a place, which is made if it does not exist.
  @discardableResult
  func make(_ place: Int) -> RowButton? {
    if let row = made[place] { return row }
    let id = presentation.order[place]
    guard let button = presentation.content[id] else { return nil }
    let row = RowButton(id, button) { [weak self] in self?.delegate?.activated($0) }
    made[place] = row
    configure(row, place)
    mark(row, place, pressed: made.first { $0.value.isHighlighted }?.key)
    // Reading order is visual order, and it follows the order of the children.
    let before = made.keys.filter { $0 < place }.max().flatMap { made[$0] }
    row.widget.place(after: before?.widget, in: strip)
    return row
  }

  /// Gives up all rows but those of a part of the list, and one that may be elsewhere.
  func keep(_ places: Range<Int>, and spared: Int?) {
    for place in made.keys where !places.contains(place) && place != spared { discard(place) }
  }

  private func configure(_ row: RowButton, _ place: Int) {
    let id = presentation.order[place]
    guard let button = presentation.content[id] else { return }
    row.show(id, button)
    row.setDefault(id == presentation.suggestedButton)
    row.setEmphasized(id == presentation.content.emphasizedButton)
    if row.widget.layoutDirection != strip.layoutDirection {
      row.widget.setLayoutDirection(strip.layoutDirection)
    }
  }

  /// Shows a row as pressed or not, and the hairlines before it, of which a pressed row has none on either side (row A8).
  private func mark(_ row: RowButton, _ place: Int, pressed: Int?) {
    let isDivided = pressed != place && pressed != place - 1
    row.widget.setClass(
      "actionsheet-divided", isDivided && (isBelowText || place > 0 && !isSideBySide))
    row.widget.setClass("actionsheet-beside", isDivided && isSideBySide && place > 0)
    row.setHighlighted(place == pressed)
  }

  private func discard(_ place: Int) {
    made.removeValue(forKey: place)?.widget.removeFromParent()
  }
}
