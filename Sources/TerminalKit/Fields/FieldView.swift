/// The part of a field that is in view.
package struct FieldView {
  /// The clusters from left to right; of a secret, one mark for each character.
  package let clusters: [DisplayText.Cluster]
  /// The column of the first cluster, from 0.
  package let startColumn: Int
  /// The column of the caret, from 0; always less than the width of the field.
  package let caretColumn: Int

  /// Whether the text is written from right to left.
  private let isRightToLeft: Bool
  /// The positions in the text, in bytes, of the characters in the columns in view.
  private let positions: [Int]
  /// The position behind the text in view.
  private let end: Int

  /// Shows the part of a text that the caret is in, scrolled as little as needed.
  ///
  /// - Parameters:
  ///   - columns: The columns of the field.
  ///   - isMirrored: Whether the field begins on its right.
  ///   - fence: A blank that terminals take for a left-to-right letter, or a space where they have none.
  package init(
    _ editor: FieldEditor, columns: Int, charset: TerminalCharset, isMirrored: Bool = false,
    fence: String = " "
  ) {
    let columns = max(1, columns)
    let borders = editor.borders
    let characters = Self.characters(of: editor, borders: borders, charset: charset)
    let caret = borders.firstIndex(of: editor.caret) ?? characters.count
    let widths = characters.map { $0.reduce(0) { $0 + $1.width } }

    var first = min(editor.hiddenCharacters, caret)
    var before = widths[first..<caret].reduce(0, +)
    // The caret at the end has a column of its own.
    while first < caret, before > columns - 1 {
      before -= widths[first]
      first += 1
    }
    var shown = widths[first...].reduce(0, +)
    while first > 0, shown + widths[first - 1] < columns {
      first -= 1
      shown += widths[first]
      before += widths[first]
    }
    editor.hiddenCharacters = first

    var clusters: [DisplayText.Cluster] = []
    var places: [Int] = []
    var count = 0
    var index = first
    while index < characters.count, count + widths[index] <= columns {
      clusters += characters[index]
      places += repeatElement(index, count: characters[index].count)
      count += widths[index]
      index += 1
    }
    isRightToLeft = characters.joined().isRightToLeft(otherwise: isMirrored)
    let cells =
      isRightToLeft
      ? RightToLeftOrder(clusters).cells(fence: fence)
      : clusters.enumerated().map { ($0.offset, $0.element) }
    self.clusters = cells.map(\.cluster)
    let columnPlaces = cells.flatMap { repeatElement(places[$0.index], count: $0.cluster.width) }
    // The caret behind the text has a column of its own, left of a text from right to left.
    let spare = min(1, columns - count)
    let lead = isRightToLeft ? spare : 0
    let start = isMirrored ? columns - count - spare + lead : lead
    startColumn = start
    caretColumn =
      columnPlaces.firstIndex(of: caret).map { start + $0 }
      ?? (isRightToLeft ? max(0, start - 1) : min(start + count, columns - 1))
    positions = columnPlaces.map { borders[$0] }
    end = borders[index]
  }

  /// Whether a terminal may reorder the row for what is in view.
  package var hasRightToLeft: Bool { clusters.hasRightToLeft }

  /// Returns the position in the text, in bytes, of the character in a column.
  package func position(atColumn column: Int) -> Int {
    let place = column - startColumn
    let isBehind = isRightToLeft ? place < 0 : place >= positions.count
    return isBehind || positions.isEmpty
      ? end : positions[min(max(place, 0), positions.count - 1)]
  }

  private static func characters(
    of editor: FieldEditor, borders: [Int], charset: TerminalCharset
  ) -> [[DisplayText.Cluster]] {
    if editor.isSecure {
      let mark = DisplayText.Cluster(text: charset == .utf8 ? "•" : "*", width: 1)
      return Array(repeating: [mark], count: borders.count - 1)
    }
    return editor.withUTF8 { bytes in
      zip(borders, borders.dropFirst()).map { start, end in
        Array(DisplayText(String(decoding: bytes[start..<end], as: UTF8.self), charset: charset))
      }
    }
  }
}
