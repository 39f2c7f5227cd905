@testable import ActionSheetsCommand
import Foundation
import TerminalEmulation
import Testing

struct ReadmeTests {
  private let readme: String

  init() throws {
    readme = try Repository.text("README.md")
  }

  @Test func `the picture is what the terminal shows`() throws {
    let lines = readme.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let picture = lines.drop { !$0.hasPrefix("    ╭") }.prefix { $0.hasPrefix("    ") }
      .map { String($0.dropFirst(4)) }
    // Without animation only so that the first frame is the last.
    let arguments = [
      "show", "--no-animation", "--destructive", "Delete Note", "--cancel", "Cancel", "Email",
      "Print",
    ]
    let profile = TerminalProfile(size: Size(columns: 64, rows: 20))
    let test = try TerminalTest(Launch.built("actionsheet"), arguments, on: profile)
    try test.waitUntil(.screen(contains: "Cancel"))
    try test.waitUntil(.quiet)
    let shown = test.lines.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    #expect(shown == picture)
  }

  @Test(arguments: [
    ("enter", "Sending…"), ("up enter", "Deleting…"), ("end enter", "Nothing done."),
    ("esc", "Nothing done."),
  ])
  func `the Swift example answers`(keys: String, output: String) throws {
    let test = try TerminalTest(Launch.built("ReadmeExample"), piped: [.output])
    try test.waitUntil(.screen(contains: "Keep"))
    try test.send(keys)
    try test.waitUntil(.ended)
    #expect(test.standardOutput == output + "\n")
    #expect(test.exitStatus == .code(0))
  }

  @Test(arguments: [
    ("enter", ["mail", "-s", "note.txt", "someone"], true, 0),
    ("down enter", ["lp", "--", "note.txt"], true, 0),
    ("up enter", [], false, 0), ("esc", [], true, 1),
  ])
  func `the shell example does what was chosen`(
    keys: String, called: [String], keepsNote: Bool, status: Int32
  ) throws {
    let script = try #require(try CodeBlock.all(in: "sh").first { $0.document == "README.md" })
    let folder = try ScratchFolder()
    try folder.write("note", to: "note.txt")
    try folder.write(script.text, to: "script")
    for command in ["mail", "lp"] {
      try folder.addCommand("printf '%s\\n' \(command) \"$@\" >called", named: command)
    }
    try folder.addCommand("exec '\(Launch.built("actionsheet"))' \"$@\"", named: "actionsheet")
    let test = try TerminalTest(
      Launch(
        "/bin/sh", ["-c", folder.running], environment: ["LOGNAME": "someone"],
        directory: folder.path))
    try test.waitUntil(.screen(contains: "Cancel"))
    try test.send(keys)
    try test.waitUntil(.ended)
    #expect(test.exitStatus == .code(status))
    #expect(folder.lines(of: "called") == called)
    #expect(folder.exists("note.txt") == keepsNote)
  }

  @Test func `the exit codes of the article are those of the help`() throws {
    let article = try Repository.text(
      "Sources/ActionSheets/ActionSheets.docc/AskingFromAScript.md")
    let documented = ExitCode.documented.map { "| \($0.code) | \($0.meaning) |" }
    #expect(Self.table("| exit code |", of: article).dropFirst(2) == documented[...])
  }

  @Test func `the rows beside other programs are those of the whole comparison`() throws {
    let heading = "| what happens |"
    let whole = Self.table(heading, of: try Repository.text("Documentation/Comparison.md"))
    let rows = Self.table(heading, of: readme)
    #expect(rows.count == 6)
    #expect(rows.filter { !whole.contains($0) } == [])
  }

  /// Returns the rows of the table that begins so, the heading and the line below it included.
  private static func table(_ heading: String, of text: String) -> [String] {
    text.split(separator: "\n").drop { !$0.hasPrefix(heading) }.prefix { $0.hasPrefix("| ") }
      .map(String.init)
  }
}
