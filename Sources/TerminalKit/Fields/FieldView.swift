/// The part of a field that is in view.
package struct FieldView {
  /// The clusters from left to right; of a secret, one mark for each character.
  package let clusters: [DisplayText.Cluster]
  /// The column of the caret, from 0; always less than the width of the field.
  package let caretColumn: Int

  /// The positions in the text, in bytes, at which the columns in view begin.
  private let positions: [Int]

  /// Shows the part of a text that the caret is in, scrolled as little as needed.
  package init(_ editor: FieldEditor, columns: Int, charset: TerminalCharset) {
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
    caretColumn = min(before, columns - 1)

    var clusters: [DisplayText.Cluster] = []
    var positions: [Int] = []
    var index = first
    while index < characters.count, positions.count + widths[index] <= columns {
      clusters += characters[index]
      positions += repeatElement(borders[index], count: widths[index])
      index += 1
    }
    self.clusters = clusters
    self.positions = positions + [borders[index]]
  }

  /// Returns the position in the text, in bytes, of the character in a column.
  package func position(atColumn column: Int) -> Int {
    positions[min(max(column, 0), positions.count - 1)]
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
