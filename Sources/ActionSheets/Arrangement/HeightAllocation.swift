/// How the room of a sheet is shared between its text, its rows and its cancel button.
///
/// The text gets its height first, but leaves the rows the lesser of their own height and
/// `minimumRows` (84 points on iOS 17: one and a half rows). Text and rows scroll apart; Cancel stays put.
/// Where the room is too small even for that, the text gives way first, and then Cancel gives up its
/// fixed place and scrolls as the last of the rows, so that a single line of room shows the focused row.
package struct HeightAllocation<Unit: LayoutUnit> {
  /// The height of the title and message.
  package let text: Unit
  /// The height of the rows that scroll, which include Cancel when ``pinsCancel`` is false.
  package let rows: Unit
  /// The gap between the rows and a pinned cancel button.
  package let gap: Unit
  /// The height of a pinned cancel button.
  package let cancel: Unit
  /// Whether Cancel has a place of its own below the rows.
  package let pinsCancel: Bool

  /// The height of all parts.
  package var total: Unit { text + rows + gap + cancel }

  /// Shares out the room. The total never exceeds `available`, and no part is negative.
  ///
  /// - Parameters:
  ///   - available: The height there is.
  ///   - text: The height of the title and message at full length, zero when there is neither.
  ///   - rows: The height of all rows but Cancel.
  ///   - cancel: The height of Cancel, zero when it is not shown.
  ///   - gap: The distance that sets Cancel apart.
  ///   - minimumRows: The least height that the rows keep while text is cut.
  ///   - singleRow: The height of one row: when Cancel in its own place would leave less than this for
  ///     the rows, it joins them.
  ///   - minimumText: The least height that the text keeps while the rows have more than one: that of a field
  ///     in it, which may have the focus.
  ///   - focusesText: Whether what has the focus is in the text, which then keeps its least height before the rows
  ///     keep any.
  ///   - cut: Returns the greatest height, up to one that is less than the rows', at which they end so that people
  ///     see that there are more (row I9); see ``ListContinuation``. What it takes away goes to a text that is cut.
  package init(
    available: Unit, text: Unit, rows: Unit, cancel: Unit, gap: Unit, minimumRows: Unit,
    singleRow: Unit, minimumText: Unit = .zero, focusesText: Bool = false,
    cut: (Unit) -> Unit = { $0 }
  ) {
    let room = max(available, .zero)
    func kept(of rows: Unit, in room: Unit) -> Unit {
      let leastRows = focusesText ? .zero : min(singleRow, room)
      let spared = max(room - min(text, minimumText), leastRows)
      return min(rows, minimumRows, spared)
    }
    func share(_ room: Unit, _ rows: Unit) -> (text: Unit, rows: Unit) {
      let shownText = min(text, room - kept(of: rows, in: room))
      let shownRows = min(rows, room - shownText)
      guard shownRows < rows else { return (shownText, shownRows) }
      let cutRows = cut(shownRows)
      return (min(text, room - cutRows), cutRows)
    }
    let apart: Unit = rows > .zero || text > .zero ? gap : .zero
    if cancel > .zero, room >= cancel + apart + min(rows, singleRow) {
      pinsCancel = true
      self.cancel = cancel
      self.gap = apart
      (self.text, self.rows) = share(room - cancel - apart, rows)
    } else {
      pinsCancel = false
      self.cancel = .zero
      self.gap = .zero
      (self.text, self.rows) = share(room, rows + cancel)
    }
  }
}

extension HeightAllocation: Equatable {}
extension HeightAllocation: Sendable where Unit: Sendable {}
