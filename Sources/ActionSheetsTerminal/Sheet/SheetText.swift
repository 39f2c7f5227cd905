import ActionSheets

/// Breaks the texts of a sheet into lines.
///
/// A text wraps to at most three lines; the full text stays in the transcript (row A13).
struct SheetText {
  /// The most lines of a title or message.
  static let mostLines = Content.Button.lineLimit

  /// The shortest bar; where there is less room the per cent stand alone.
  private static let leastBar = 8

  /// The columns on each side of a button's title that take part in its highlight.
  static let padding = 1

  /// The least columns at which a title is padded: in fewer, the letters need the room.
  static let leastPaddedColumns = 3 + padding * 2

  let charset: TerminalCharset
  /// The characters of marks and bars.
  let box: BoxCharacters
  /// The blank between words of different directions.
  let fence: String
  /// Whether the sheet begins on the right.
  let isMirrored: Bool

  /// Returns the lines of title, message and progress; their rows are still to be given.
  func heading(
    of content: Content, _ words: Presentation.Vocabulary, columns: Int
  ) -> [SheetLayout.TextLine] {
    let parts = [(content.title, content.isTitleBold), (content.message, content.isMessageBold)]
    let texts = parts.flatMap { text, isBold -> [SheetLayout.TextLine] in
      let lines = text.map { self.lines($0, columns: columns, limit: Self.mostLines) } ?? []
      return lines.map { SheetLayout.TextLine(line: $0, row: 0, isBold: isBold) }
    }
    return texts + bar(content, words, columns: columns)
  }

  /// Returns the bar of a task whose part done is known, and the per cent where the bar leaves no room.
  private func bar(
    _ content: Content, _ words: Presentation.Vocabulary, columns: Int
  ) -> [SheetLayout.TextLine] {
    guard let percent = content.progress?.percent else { return [] }
    let number = words.progress(percent)
    // The bar is as long as beside the longest number.
    let widest = naturalColumns(of: words.progress(100), limit: columns)
    let blanks = String(
      repeating: " ", count: 1 + max(0, widest - naturalColumns(of: number, limit: columns)))
    let length = columns - 1 - widest
    let done = max(0, length) * percent / 100
    var parts = [number]
    if length >= Self.leastBar {
      parts = [
        String(repeating: box.done, count: done), String(repeating: box.rest, count: length - done),
        blanks, number,
      ]
    }
    // The bar is drawn as it is: its characters have no direction of their own.
    let text = (isMirrored ? parts.reversed() : parts).joined()
    return TextLayout(DisplayText(text, charset: charset)).lines(width: columns, limit: 1)
      .map { SheetLayout.TextLine(line: $0, row: 0, isBold: false) }
  }

  /// Returns the lines of a title, with the marks of its button.
  ///
  /// - Parameter limit: The lines that the whole list has; a title takes no more.
  func lines(of button: Content.Button, columns: Int, limit: Int) -> [TextLayout.Line] {
    let padded = columns >= Self.leastPaddedColumns ? columns - Self.padding * 2 : columns
    let marks = marks(of: button)
    return lines(
      button.title, before: marks.before, after: marks.after, columns: padded, limit: limit)
  }

  /// Returns the second line of a button, or `nil` where it has none or there is no room for it.
  ///
  /// - Parameter limit: The lines that are left for it.
  func subtitle(of button: Content.Button, columns: Int, limit: Int) -> TextLayout.Line? {
    guard limit > 0, let subtitle = button.subtitle else { return nil }
    return line(subtitle, columns: max(1, columns - Self.padding * 2))
  }

  /// Returns the lines of the reason for which the text of a field is not valid.
  func lines(ofProblem problem: String, columns: Int, limit: Int) -> [TextLayout.Line] {
    guard limit > 0 else { return [] }
    return lines(problem, before: Content.Role.destructive.mark, columns: columns, limit: limit)
  }

  /// Breaks a text into lines, with marks before and after the first one where there is room for them.
  private func lines(
    _ text: String, before: String?, after: String = "", columns: Int, limit: Int
  ) -> [TextLayout.Line] {
    let before = before.map { Array(DisplayText($0 + " ", charset: charset)) } ?? []
    let hasRoom = columns - before.count > after.count + Self.leastPaddedColumns
    let after = hasRoom ? Array(DisplayText(after, charset: charset)) : []
    let marks = before.count + after.count
    let isMarked = columns > marks
    var lines = self.lines(
      text, columns: isMarked ? columns - marks : columns,
      limit: max(1, min(Self.mostLines, limit)))
    if isMarked, let first = lines.first {
      let width = first.width + marks
      lines[0] =
        isMirrored
        ? TextLayout.Line(
          clusters: after + first.clusters + before.reversed(), width: width,
          isTruncated: first.isTruncated,
          beginning: before.isEmpty ? after.count + first.beginning : max(0, width - 1))
        : TextLayout.Line(
          clusters: before + first.clusters + after, width: width, isTruncated: first.isTruncated,
          beginning: before.isEmpty ? first.beginning : 0)
    }
    return lines
  }

  /// Breaks a text into lines, each in the order of its cells.
  private func lines(_ text: String, columns: Int, limit: Int) -> [TextLayout.Line] {
    TextLayout(DisplayText(text, charset: charset)).lines(width: columns, limit: limit)
      .inCellOrder(isRightToLeft: isMirrored, fence: fence)
  }

  /// Returns the columns of a text on one line, at most a limit.
  func naturalColumns(of text: String?, limit: Int) -> Int {
    text.flatMap { line($0, columns: limit) }?.width ?? 0
  }

  /// Returns the columns of a button on one line, whose title counts up to a limit.
  func naturalColumns(of button: Content.Button, limit: Int) -> Int {
    let marks = marks(of: button)
    let title =
      naturalColumns(of: button.title, limit: limit) + marks.after.count
      + (marks.before.map { $0.count + 1 } ?? 0)
    return max(title, naturalColumns(of: button.subtitle, limit: limit)) + Self.padding * 2
  }

  /// Returns the one line of a short text; a longer one ends in an ellipsis.
  func line(_ text: String, columns: Int) -> TextLayout.Line? {
    lines(text, columns: columns, limit: 1).first
  }

  /// Returns the marks of a selected or destructive button, and what keeps a check mark from moving the title.
  private func marks(of button: Content.Button) -> (before: String?, after: String) {
    guard button.isSelected else { return (button.role.mark, "") }
    let check = String(box.check)
    return (button.role.mark.map { check + " " + $0 } ?? check, "  ")
  }
}

extension Content.Progress {
  /// The part that is done in whole per cent, or `nil` where nobody knows.
  var percent: Int? {
    switch self {
    case .indeterminate: nil
    // The comparison is false for what is no number.
    case .fraction(let part): part > 0 ? Int(min(part, 1) * 100) : 0
    }
  }
}
