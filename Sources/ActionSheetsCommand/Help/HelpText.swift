/// The help, made from the table of options.
struct HelpText {
  /// The most columns that a line takes.
  var width: Int

  /// Returns the width that the variable `COLUMNS` asks for, 80 if it asks for none, at least 40.
  static func width(columns: String?) -> Int {
    guard let columns = columns.flatMap({ Int($0) }), columns > 0 else { return 80 }
    return min(max(columns, 40), 200)
  }

  /// The output of `actionsheet --help`.
  var overview: String {
    [
      "usage: actionsheet SUBCOMMAND [OPTION]...",
      paragraph("Ask with an action sheet, from a shell script."),
      "Subcommands:\n" + entries(Subcommand.allCases.map { ($0.rawValue, $0.summary) }),
      "Options:\n" + entries(OptionTable.topLevel.map { ($0.usage, $0.help) }),
      "Exit codes:\n" + entries(ExitCode.documented.map { ($0.code, $0.meaning) }),
      paragraph("See actionsheet help SUBCOMMAND for its options.") + "\n",
    ].joined(separator: "\n\n")
  }

  /// Returns the output of `actionsheet help SUBCOMMAND`.
  func page(for subcommand: Subcommand) -> String {
    let options = OptionTable.options(of: subcommand).map { ($0.usage, $0.help) }
    let usage = "usage: actionsheet \(subcommand.rawValue) [OPTION]...\(subcommand.operands)"
    let examples = subcommand.examples.map { "  " + $0 }.joined(separator: "\n")
    var parts = [usage, paragraph(subcommand.summary)]
    parts += subcommand.discussion.map { paragraph($0) }
    parts += ["Options:\n" + entries(options), "Examples:\n" + examples + "\n"]
    return parts.joined(separator: "\n\n")
  }

  private func paragraph(_ text: String, indentation: Int = 0) -> String {
    let margin = String(repeating: " ", count: indentation)
    return Self.lines(of: text, width: max(20, width - indentation)).map { margin + $0 }
      .joined(separator: "\n")
  }

  /// Returns lines of at most a width, broken at spaces; of ASCII a character is a column.
  static func lines(of text: String, width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  /// Returns names with their explanations beside them, or below if there is no room.
  private func entries(_ entries: [(name: String, text: String)]) -> String {
    let longest = entries.map(\.name.count).max() ?? 0
    let column = width < 60 ? 8 : min(longest, 20) + 4
    return entries.map { entry in
      let text = paragraph(entry.text, indentation: column)
      let name = "  " + entry.name
      guard name.count + 2 <= column else { return name + "\n" + text }
      return name + text.dropFirst(name.count)
    }.joined(separator: "\n")
  }
}
