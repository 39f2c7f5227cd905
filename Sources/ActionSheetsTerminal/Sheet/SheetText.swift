import ActionSheets

/// Breaks the texts of a sheet into lines.
///
/// A text wraps to at most three lines; the full text stays in the transcript (row A13).
struct SheetText {
  /// The most lines of a title or message.
  static let mostLines = 3

  /// The columns on each side of a button's title that take part in its highlight.
  static let padding = 1

  /// The least columns at which a title is padded: in fewer, the letters need the room.
  static let leastPaddedColumns = 3 + padding * 2

  let charset: TerminalCharset

  /// Returns the lines of title and message; their rows are still to be given.
  ///
  /// A title is bold above a message, and a message where it stands alone (row U8).
  func heading(of content: Content, columns: Int) -> [SheetLayout.TextLine] {
    let parts = [
      (content.title, content.message != nil), (content.message, content.title == nil),
    ]
    return parts.flatMap { text, isBold -> [SheetLayout.TextLine] in
      let layout = text.map { TextLayout(DisplayText($0, charset: charset)) }
      let lines = layout?.lines(width: columns, limit: Self.mostLines) ?? []
      return lines.map { SheetLayout.TextLine(line: $0, row: 0, isBold: isBold) }
    }
  }

  /// Returns the lines of a button, with the mark of its role.
  ///
  /// - Parameter limit: The lines that the whole list has; a title takes no more.
  func lines(of button: Content.Button, columns: Int, limit: Int) -> [TextLayout.Line] {
    let padded = columns >= Self.leastPaddedColumns ? columns - Self.padding * 2 : columns
    let mark = mark(of: button)
    let isMarked = columns > mark.count
    let text = TextLayout(DisplayText(button.title, charset: charset))
    var lines = text.lines(
      width: isMarked ? padded - mark.count : padded, limit: max(1, min(Self.mostLines, limit)))
    if isMarked, let first = lines.first {
      lines[0] = TextLayout.Line(
        clusters: mark + first.clusters, width: first.width + mark.count,
        isTruncated: first.isTruncated)
    }
    return lines
  }

  /// Returns the columns of a text on one line, at most a limit.
  func naturalColumns(of text: String?, limit: Int) -> Int {
    text.flatMap { line($0, columns: limit) }?.width ?? 0
  }

  /// Returns the columns of a button on one line, whose title counts up to a limit.
  func naturalColumns(of button: Content.Button, limit: Int) -> Int {
    naturalColumns(of: button.title, limit: limit) + mark(of: button).count + Self.padding * 2
  }

  /// Returns the one line of a short text; a longer one ends in an ellipsis.
  func line(_ text: String, columns: Int) -> TextLayout.Line? {
    TextLayout(DisplayText(text, charset: charset)).lines(width: columns, limit: 1).first
  }

  /// Returns the mark of the button's role with a space, in clusters of one cell.
  private func mark(of button: Content.Button) -> [DisplayText.Cluster] {
    button.role.mark.map { Array(DisplayText($0 + " ", charset: charset)) } ?? []
  }
}
