import ActionSheetsLocalization
import Testing

@testable import ActionSheetsCommand

@Suite struct HelpTests {
  @Test(arguments: [
    ("help.txt", ["--help"]), ("help-show.txt", ["show", "--help"]),
    ("help-alert.txt", ["help", "alert"]),
    ("help-demo.txt", ["help", "demo"]), ("help-completions.txt", ["completions", "-h"]),
    ("help-help.txt", ["help", "help"]), ("actionsheet.1", ["help", "--man"]),
    ("actionsheet.bash", ["completions", "bash"]), ("actionsheet.zsh", ["completions", "zsh"]),
    ("actionsheet.fish", ["completions", "fish"]),
  ])
  func `C21: help, man page and completions are as recorded`(
    name: String, arguments: [String]
  ) throws {
    guard case .finished(let result) = Interpreter.interpret(MemorySystem(arguments)) else {
      Issue.record("nothing was printed")
      return
    }
    #expect(result.exit == .chosen)
    try Golden.expect(result.standardOutput, equals: name)
  }

  @Test(arguments: [40, 80, 132])
  func `C21: no line of the help is wider than asked`(width: Int) {
    for subcommand in Subcommand.allCases {
      let page = HelpText(width: width).page(for: subcommand)
      let text = page.prefix(upTo: page.range(of: "Examples:")?.lowerBound ?? page.endIndex)
      let wide = text.split(separator: "\n").filter { $0.count > width && !$0.hasPrefix("usage") }
      #expect(wide == [])
    }
  }

  @Test(arguments: [
    (nil, 80), ("100", 100), ("10", 40), ("9999", 200), ("x", 80), ("-5", 80), ("", 80),
  ])
  func `C21: COLUMNS gives the width of the help`(columns: String?, expected: Int) {
    #expect(HelpText.width(columns: columns) == expected)
  }

  @Test func `Texts of the table are plain enough for every shell and for roff`() {
    let options = OptionTable.options + OptionTable.topLevel
    let summaries = options.map(\.summary) + Subcommand.allCases.map(\.summary)
    for summary in summaries {
      #expect(!summary.contains { "'\"\\$`\n".contains($0) || !$0.isASCII })
    }
    let texts = options.map(\.help) + Subcommand.allCases.flatMap(\.discussion)
    #expect(texts.filter { !$0.allSatisfy { $0.isASCII && $0 != "\n" } } == [])
  }

  @Test func `Roff prints what the text says`() {
    #expect(ManualPage.escaped(".a \\ -x 'q'") == "\\&.a \\e \\-x \\(aqq\\(aq")
    #expect(ManualPage.escaped("'q") == "\\(aqq")
  }

  @Test(arguments: [
    ("", "", 0), ("title", "titel", 1), ("a", "", 1), ("kitten", "sitting", 3),
  ])
  func `The nearest name takes the fewest edits`(first: String, second: String, expected: Int) {
    #expect(NearestName.distance(first, second) == expected)
    #expect(NearestName.distance(second, first) == expected)
  }

  @Test func `The nearest name is another one`() {
    #expect(NearestName.nearest(to: "show", among: ["show", "snow"]) == "snow")
    #expect(NearestName.nearest(to: "show", among: ["show", "demo"]) == nil)
  }
}
