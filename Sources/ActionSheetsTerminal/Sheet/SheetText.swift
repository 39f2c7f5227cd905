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
}
