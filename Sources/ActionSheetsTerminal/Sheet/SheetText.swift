import ActionSheets

/// The lines of a title and a message, of which each wraps to at most three (row A13).
enum SheetText {
  /// Returns the lines at a width; their rows are still to be given.
  static func lines(
    of content: Content, columns: Int, settings: SheetSettings
  ) -> [SheetLayout.TextLine] {
    let parts = [(content.title, true), (content.message, false)]
    return parts.flatMap { text, isTitle -> [SheetLayout.TextLine] in
      guard let text else { return [] }
      return TextLayout(DisplayText(text, charset: settings.charset))
        .lines(width: columns, limit: RowText.mostLines)
        .map { SheetLayout.TextLine(line: $0, row: 0, isTitle: isTitle) }
    }
  }

  /// Returns the columns that the wider of the two wants on one line, at most a limit.
  static func naturalColumns(of content: Content, limit: Int, settings: SheetSettings) -> Int {
    [content.title, content.message].compactMap { $0 }.map { text in
      TextLayout(DisplayText(text, charset: settings.charset)).lines(width: limit, limit: 1)
        .first?.width ?? 0
    }.max() ?? 0
  }
}

extension [SheetLayout.TextLine] {
  /// Returns the first of the lines, each with its row.
  func placed(count: Int, from row: Int) -> [SheetLayout.TextLine] {
    prefix(count).enumerated().map { offset, text in
      SheetLayout.TextLine(line: text.line, row: row + offset, isTitle: text.isTitle)
    }
  }
}
