import ActionSheets

/// Works out the ``SheetLayout`` of an alert: a card with text, fields, and buttons.
///
/// Where there is little room, first the labels go into the fields, then the text is cut, then the borders go,
/// and then fields and buttons scroll as one list. The focused one is always in view.
struct AlertLayoutBuilder {
  let presentation: Presentation
  let settings: SheetSettings
  /// The room: the cells that the alert may cover.
  let bounds: CellRectangle

  /// An alert is narrower than a sheet, as 270 points are narrower than a phone (row A12).
  private static let columns = 34...46

  /// The columns before a field for the mark of the focus.
  static let markColumns = 2

  /// Titles beyond this many do not widen an alert.
  private static let measuredTitles = 50

  /// Whether the alert has two buttons whose titles fit beside each other.
  ///
  /// Decided for the widest card there is room for, so that it does not depend on what it decides.
  var fitsSideBySide: Bool {
    let buttons = presentation.content.buttons
    guard presentation.content.mayStandSideBySide else { return false }
    let half =
      (min(Self.columns.upperBound, bounds.size.columns) - SheetChrome.card.columnsAcross - 1) / 2
    return half > 0 && buttons.allSatisfy { natural($0, limit: half + 1) <= half }
  }

  /// Returns the layout, and scrolls to where the focus is in view.
  func layout(scroll: inout RowScroll) -> SheetLayout {
    for (chrome, hasLabels) in [
      (SheetChrome.card, true), (.card, false), (.plain, true), (.plain, false),
    ] {
      let filling = AlertFilling(self, chrome: chrome, hasLabels: hasLabels)
      guard filling.fits else { continue }
      return filling.layout(scroll: &scroll)
    }
    let chrome = bounds.size.rows >= 7 && bounds.size.columns >= 12 ? SheetChrome.card : .plain
    return AlertFilling(self, chrome: chrome, hasLabels: false).layout(scroll: &scroll)
  }

  /// Returns the columns of the whole card.
  func frameColumns(_ chrome: SheetChrome) -> Int {
    let most = min(Self.columns.upperBound, bounds.size.columns)
    let across = chrome.columnsAcross
    let content = presentation.content
    let limit = max(1, most - across)
    let text = SheetText.naturalColumns(of: content, limit: limit, settings: settings)
    let titles = content.buttons.prefix(Self.measuredTitles)
    let widest = titles.map { natural($0, limit: limit) }.max() ?? 0
    let buttons = presentation.order.isSideBySide ? widest * 2 + 1 : widest
    return min(max(max(text, buttons) + across, Self.columns.lowerBound), most)
  }

  /// Returns the columns between borders and padding.
  func contentColumns(_ chrome: SheetChrome) -> Int {
    max(0, frameColumns(chrome) - chrome.columnsAcross)
  }

  func rowText(_ place: Int, room: Int = RowText.mostLines) -> RowText? {
    RowText(at: place, of: presentation, settings: settings, room: room)
  }

  private func natural(_ button: Content.Button, limit: Int) -> Int {
    RowText(button: button, settings: settings).naturalColumns(limit: limit)
  }
}
