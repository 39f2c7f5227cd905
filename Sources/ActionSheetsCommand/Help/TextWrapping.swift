/// Breaks text of the help into lines. All of it is ASCII, so a character is a column.
enum TextWrapping {
  /// Returns lines of at most a width, broken at spaces; a longer word gets a line of its own.
  static func lines(of text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if line.isEmpty {
        line = String(word)
      } else if line.count + 1 + word.count <= width {
        line += " " + word
      } else {
        lines.append(line)
        line = String(word)
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }

  /// Returns the text wrapped and indented.
  static func paragraph(_ text: String, width: Int, indentation: Int) -> String {
    let margin = String(repeating: " ", count: indentation)
    return lines(of: text, width: max(20, width - indentation)).map { margin + $0 }
      .joined(separator: "\n")
  }
}
