/// The help, made from the table of options.
struct HelpText {
  /// The most columns that a line takes.
  var width: Int

  /// Returns the width that the variable `COLUMNS` asks for, 80 if it asks for none, at least 40.
  static func width(columns: String?) -> Int {
    guard let columns = columns.flatMap({ Int($0) }), columns > 0 else { return 80 }
    return min(max(columns, 40), 200)
  }

  /// What `actionsheet --help` prints.
  var overview: String {
    sections([
      "usage: actionsheet SUBCOMMAND [OPTION]...",
      paragraph("Ask with an action sheet, from a shell script.", indentation: 0),
      "Subcommands:\n" + entries(Subcommand.allCases.map { ($0.rawValue, $0.summary) }),
      "Options:\n" + entries(OptionTable.topLevel.map { ($0.usage, $0.help) }),
      "Exit codes:\n" + entries(ExitCode.documented.map { ($0.code, $0.meaning) }),
      paragraph("See actionsheet help SUBCOMMAND for its options.", indentation: 0),
    ])
  }

  /// What `actionsheet help SUBCOMMAND` prints.
  func page(for subcommand: Subcommand) -> String {
    let options = OptionTable.options(of: subcommand).map { ($0.usage, $0.help) }
    let usage = "usage: actionsheet \(subcommand.rawValue) [OPTION]...\(subcommand.operands)"
    let examples = subcommand.examples.map { "  " + $0 }.joined(separator: "\n")
    var parts = [usage, paragraph(subcommand.summary, indentation: 0)]
    parts += subcommand.discussion.map { paragraph($0, indentation: 0) }
    parts += ["Options:\n" + entries(options), "Examples:\n" + examples]
    return sections(parts)
  }

  private func sections(_ parts: [String]) -> String {
    parts.joined(separator: "\n\n") + "\n"
  }

  private func paragraph(_ text: String, indentation: Int) -> String {
    TextWrapping.paragraph(text, width: width, indentation: indentation)
  }

  /// Returns names with their explanations beside them, or below where a name is long or lines are short.
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
