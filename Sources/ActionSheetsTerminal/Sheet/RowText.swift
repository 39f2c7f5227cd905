import ActionSheets

/// The lines of one button as they are drawn.
///
/// A destructive title is preceded by `!`, so that it is told by more than its color (row I11).
struct RowText {
  /// The most lines that a title or message wraps to; the full text stays in the transcript (row A13).
  static let mostLines = 3

  /// What precedes a destructive title.
  private static let mark = "! "

  let button: Content.Button
  let settings: SheetSettings
  /// The lines that the list has for all its rows; a title never takes more.
  let room: Int

  init(button: Content.Button, settings: SheetSettings, room: Int = mostLines) {
    self.button = button
    self.settings = settings
    self.room = room
  }

  /// Takes the button at a place of the display order; `nil` where there is none.
  init?(
    at place: Int, of presentation: Presentation, settings: SheetSettings, room: Int = mostLines
  ) {
    guard presentation.order.indices.contains(place),
      let button = presentation.content[presentation.order[place]]
    else { return nil }
    self.init(button: button, settings: settings, room: room)
  }

  private var limit: Int { max(1, min(RowText.mostLines, room)) }

  /// Returns the number of lines at a width of so many columns.
  func lineCount(columns: Int) -> Int {
    TextLayout(DisplayText(button.title, charset: settings.charset))
      .lines(width: titleColumns(columns), limit: limit).count
  }

  /// Returns the lines at a width of so many columns.
  func lines(columns: Int) -> [TextLayout.Line] {
    let text = TextLayout(DisplayText(button.title, charset: settings.charset))
    var lines = text.lines(width: titleColumns(columns), limit: limit)
    if isMarked(columns), let first = lines.first {
      let mark = RowText.mark.map { DisplayText.Cluster(text: String($0), width: 1) }
      lines[0] = TextLayout.Line(
        clusters: mark + first.clusters, width: first.width + mark.count,
        isTruncated: first.isTruncated)
    }
    return lines
  }

  /// Returns the columns that the title wants on one line, at most a limit.
  func naturalColumns(limit: Int) -> Int {
    let line = TextLayout(DisplayText(button.title, charset: settings.charset))
      .lines(width: limit, limit: 1).first
    return (line?.width ?? 0) + RowText.padding * 2
      + (button.role == .destructive ? RowText.mark.count : 0)
  }

  /// The columns on each side of a title that take part in its highlight.
  static let padding = 1

  /// The least columns at which a title is padded: narrower than this, room is worth more.
  static let leastPaddedColumns = 3 + padding * 2

  private func isMarked(_ columns: Int) -> Bool {
    button.role == .destructive && columns >= RowText.mark.count + 1
  }

  private func titleColumns(_ columns: Int) -> Int {
    let padded = columns >= RowText.leastPaddedColumns ? columns - RowText.padding * 2 : columns
    return isMarked(columns) ? padded - RowText.mark.count : padded
  }
}
