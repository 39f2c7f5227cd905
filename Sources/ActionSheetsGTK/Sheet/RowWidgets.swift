import ActionSheets

/// The rows of a list that exist as widgets.
@MainActor
final class RowWidgets {
  /// What they stand in, in the order of the list.
  let strip = Widget.container()
  /// The rows by their places in the list.
  private(set) var made: [Int: RowButton] = [:]
  /// Whether something stands above the first row.
  var isBelowText = false
  private(set) var presentation: Presentation
  /// How many places of the display order are rows of this list.
  private(set) var count = 0
  private let activate: (ButtonID) -> Void
  /// Rows that are not in the list any longer, to be used again.
  private var spare: [RowButton] = []
  /// The row that is shown as pressed.
  private var highlighted: ButtonID?
  /// How many rows are kept to be used again.
  private static let spareLimit = 40

  init(_ presentation: Presentation, activate: @escaping (ButtonID) -> Void) {
    self.presentation = presentation
    self.activate = activate
  }

  /// Whether the rows stand beside each other.
  var isSideBySide: Bool { presentation.order.isSideBySide && count == 2 }

  /// Shows the rows of another state of the presentation.
  func show(_ presentation: Presentation, count: Int) {
    self.presentation = presentation
    self.count = count
    highlighted = presentation.highlightedButton
    for place in made.keys where place >= count { discard(place) }
    for (place, row) in made { configure(row, place) }
  }

  /// Shows one row as pressed, or none.
  func highlight(_ id: ButtonID?) {
    highlighted = id
    for (place, row) in made { configureHighlight(row, place) }
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
    guard let button = presentation.content[id] else {
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
    if spare.count < RowWidgets.spareLimit { spare.append(row) }
  }
}
