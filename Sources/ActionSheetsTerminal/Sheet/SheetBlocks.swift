import ActionSheets

/// The blocks of a sheet or an alert from top to bottom, measured at one width.
///
/// Of the list only those items are here that can come into view: the others are further from the focus than the
/// room is high. A frame thus costs the same for ten buttons and for a hundred thousand.
struct SheetBlocks {
  /// A button with the lines of its title and, dim below them, its second line.
  struct Title {
    let id: ButtonID
    let lines: [TextLayout.Line]
    let subtitle: TextLayout.Line?

    var height: Int { lines.count + (subtitle == nil ? 0 : 1) }
  }

  /// A part of the list.
  enum Item {
    /// A text field, counted from 0, and the reason for which its text is not valid.
    case field(Int, hasLabel: Bool, problem: [TextLayout.Line])
    /// One button, or two side by side.
    case buttons([Title])

    /// The lines that the item takes.
    var height: Int {
      switch self {
      case .field(_, let hasLabel, let problem): (hasLabel ? 2 : 1) + problem.count
      case .buttons(let titles): max(1, titles.map(\.height).max() ?? 0)
      }
    }
  }

  let chrome: SheetLayout.Chrome
  /// The lines of title and message.
  let heading: [SheetLayout.TextLine]
  /// The fields and buttons that can come into view, from top to bottom.
  let items: [Item]
  /// The place of the first of them in the whole list.
  let start: Int
  /// The number of fields and buttons in the whole list.
  let count: Int
  /// The number of text fields, which come first in the list.
  let fieldCount: Int
  /// The place of the focus in the whole list, or `nil` where it is on nothing in it.
  let focus: Int?
  /// Cancel, where it stands apart from the list.
  let cancel: Title?

  /// The lines of the list; too few for one that is longer than the room, but more than the room has.
  var listLines: Int { items.reduce(0) { $0 + $1.height } }

  /// The rows of the rule: between heading and list, or between fields and buttons where all are in view.
  var rule: Int {
    guard chrome != .plain, !items.isEmpty else { return 0 }
    return heading.isEmpty && (fieldCount == 0 || fieldCount == count) ? 0 : 1
  }

  /// The lines of all blocks, and what stands between them.
  var lines: Int {
    let gap = cancel != nil && (!heading.isEmpty || !items.isEmpty) ? chrome.gap : 0
    return heading.count + rule + listLines + gap + (cancel?.height ?? 0)
  }

  /// Returns whether other lines must be made: Cancel joins the list, or an item has more lines than the list.
  func needsOtherLines(for heights: HeightAllocation<Int>) -> Bool {
    cancel != nil && !heights.pinsCancel || items.contains { $0.height > heights.rows }
  }
}

extension SheetLayoutBuilder {
  /// Measures the blocks.
  ///
  /// - Parameters:
  ///   - columns: The columns between borders and padding.
  ///   - scroll: The place of the item that was the first in view.
  ///   - joinsCancel: Whether Cancel is the last of the list, also where the form sets it apart.
  ///   - limit: The most lines of an item.
  func measure(
    _ attempt: Attempt, columns: Int, from scroll: Int, joinsCancel: Bool = false,
    limit: Int = Int.max
  ) -> SheetBlocks {
    let content = presentation.content
    let isSideBySide = order.isSideBySide
    let cancel = joinsCancel || !order.setsCancelApart ? nil : order.cancel
    let count =
      content.fields.count + (isSideBySide ? 1 : order.count - (cancel == nil ? 0 : 1))
    let text = text
    let title = { (id: ButtonID) in
      guard let button = content[id] else {
        return SheetBlocks.Title(id: id, lines: [], subtitle: nil)
      }
      let columns = isSideBySide ? (columns - 1) / 2 : columns
      let lines = text.lines(of: button, columns: columns, limit: limit)
      return SheetBlocks.Title(
        id: id, lines: lines,
        subtitle: text.subtitle(of: button, columns: columns, limit: limit - lines.count))
    }
    let focus = focusPlace.flatMap { $0 < count ? $0 : nil }
    let center = focus ?? min(scroll, count)
    let reach = bounds.size.rows + 1
    let places = max(0, center - reach)..<min(count, center + reach)
    let items = places.map { place -> SheetBlocks.Item in
      if place < content.fields.count {
        let hasLabel = attempt.hasLabels && !content.fields[place].label.isEmpty
        let problem = presentation.problem(of: place).map {
          text.lines(
            ofProblem: $0, columns: Self.fieldColumns(columns), limit: limit - (hasLabel ? 2 : 1))
        }
        return .field(place, hasLabel: hasLabel, problem: problem ?? [])
      }
      let ids = isSideBySide ? Array(order) : [order[place - content.fields.count]]
      return .buttons(ids.map(title))
    }
    return SheetBlocks(
      chrome: attempt.chrome,
      heading: text.heading(of: content, presentation.words, columns: columns),
      items: items, start: places.lowerBound, count: count, fieldCount: content.fields.count,
      focus: focus, cancel: cancel.map(title))
  }

  /// The place of the focus in a list of all fields and buttons.
  private var focusPlace: Int? {
    if let field = presentation.focusedField { return field }
    let place = presentation.focusedButton.flatMap { order.place(of: $0) }
    return place.map { presentation.content.fields.count + (order.isSideBySide ? 0 : $0) }
  }
}
