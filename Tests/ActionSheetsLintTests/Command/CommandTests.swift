import Foundation
import Testing

/// The program itself, from its arguments to its exit.
@Suite struct CommandTests {
  /// How the program ended.
  private struct Run {
    var status: Int32
    var output: String
    var messages: String
  }

  private static let list = """
    {"version": 3, "sheets": [{"kind": "actionSheet", "toolkit": "uikit", "file": "App/View.swift",
      "line": 3, "column": 1, "buttons": [
        {"title": {"key": "stop", "text": "Stop"}, "role": "destructive"},
        {"title": {"key": "back", "text": "Back"}, "role": "cancel"}]}]}
    """

  private let program: CheckedProgram
  private let executable: URL

  init() throws {
    program = try CheckedProgram([
      "App/de.lproj/Localizable.strings": "\"stop\" = \"Ende\";\n\"back\" = \"Ende\";\n",
      "App/en.lproj/Localizable.strings": "\"stop\" = \"Stop\";\n\"back\" = \"Back\";\n",
      "sheets.json": Self.list,
    ])
    // In a folder of its own it has no reader of Swift beside it.
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let built = URL(fileURLWithPath: tests).deletingLastPathComponent()
      .appendingPathComponent("actionsheet-lint")
    let folder = URL(fileURLWithPath: program.path + "/.bin")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    executable = folder.appendingPathComponent("actionsheet-lint")
    do {
      try FileManager.default.linkItem(at: built, to: executable)
    } catch {
      try FileManager.default.copyItem(at: built, to: executable)
    }
  }

  /// Runs the program in the folder.
  private func run(_ arguments: String..., input: String = "") throws -> Run {
    try run(arguments, input: input)
  }

  private func run(_ arguments: [String], input: String = "") throws -> Run {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: program.path)
    // No reader of Swift is found on it.
    process.environment = ["PATH": "/nonexistent"]
    let (inputPipe, output, messages) = (Pipe(), Pipe(), Pipe())
    process.standardInput = inputPipe
    process.standardOutput = output
    process.standardError = messages
    try process.run()
    inputPipe.fileHandleForWriting.write(Data(input.utf8))
    try inputPipe.fileHandleForWriting.close()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let errors = String(
      decoding: messages.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return Run(status: process.terminationStatus, output: text, messages: errors)
  }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: program.path + "/" + name))
  }

  /// Has another program take the place of the reader of Swift, and gives it a source to read.
  private func replaceReader(by other: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: program.path + "/.bin/actionsheet-lint-swift", withDestinationPath: other)
    try write("let a = UIAlertController()\n", to: "App/View.swift")
  }

  @Test func `C25: a finding ends with 1, and the text names its place`() throws {
    let run = try run("--sheets", "sheets.json")
    #expect(run.status == 1)
    #expect(run.output.contains("App/de.lproj/Localizable.strings:1"))
    #expect(run.output.contains("[cancel-looks-destructive]"))
    #expect(run.messages == "")
  }

  @Test(arguments: [
    ["--no-rule", "all"], ["--languages", "en"], ["--fail-on", "never"],
  ])
  func `C25: nothing found ends with 0`(arguments: [String]) throws {
    let run = try run(["--sheets", "sheets.json"] + arguments)
    #expect(run.status == 0)
    #expect(!run.output.isEmpty)
  }

  @Test func `C25: a note fails where that is asked for`() throws {
    let list = Self.list.replacing("\"buttons\"", with: "\"title\": \"Stop?\", \"buttons\"")
    try write(list, to: "sheets.json")
    try write(
      "{\"rules\": {\"all\": false, \"title-given\": true}}", to: ".actionsheet-lint.json")
    #expect(try run("--sheets", "sheets.json").status == 0)
    #expect(try run("--sheets", "sheets.json", "--fail-on", "note").status == 1)
  }

  @Test func `C25: a list of sheets is read from standard input`() throws {
    #expect(try run("--sheets", "-", input: Self.list).status == 1)
  }

  @Test(arguments: [
    ["--rule", "duplicate"], ["--device", "wide"], ["--languages", "german"],
    ["--report", "xml=lint.xml"], ["--fail-on", "all"], ["--unknown"], ["--sheets", "bad.json"],
  ])
  func `C25: a wrong command line, or a wrong list, ends with 64`(arguments: [String]) throws {
    try write("{\"sheets\": 1}", to: "bad.json")
    let run = try run(arguments)
    #expect(run.status == 64)
    #expect(run.output == "")
    #expect(run.messages.hasPrefix("actionsheet: "))
  }

  @Test(arguments: [
    ["--report", "json=-", "--github"], ["--report", "json=-", "--report", "sarif=-"],
    ["--preview", "-"],
  ])
  func `C25: standard output has one report, or the command ends with 64`(
    arguments: [String]
  ) throws {
    let run = try run(["--sheets", "sheets.json"] + arguments)
    #expect(run.status == 64)
    #expect(run.output == "")
  }

  @Test(arguments: [["nowhere"], ["--sheets", "none.json"], ["--baseline", "none.json"]])
  func `C25: what cannot be read ends with 66`(arguments: [String]) throws {
    let run = try run(arguments)
    #expect(run.status == 66)
    #expect(run.messages.contains("cannot read"))
  }

  @Test func `C25: a catalog that is named and cannot be read ends with 66`() throws {
    let path = program.path + "/Gone.xcstrings"
    try FileManager.default.createSymbolicLink(
      atPath: path, withDestinationPath: "/dev/null")
    #expect(try run("--sheets", "sheets.json", "Gone.xcstrings").status == 66)
  }

  @Test func `C25: a catalog in which nothing can be read ends with 1`() throws {
    try write("\"stop\" = \"Ende", to: "App/de.lproj/Localizable.strings")
    try write("", to: "App/en.lproj/Localizable.strings")
    let run = try run("--sheets", "sheets.json", "App")
    #expect(run.status == 1)
    #expect(run.output.contains("[unreadable-catalog]"))
  }

  @Test func `C25: sources that nothing here reads are told, and end with 66 on request`() throws {
    try write("let a = UIAlertController()\n", to: "App/View.swift")
    let lenient = try run()
    #expect(lenient.status == 0)
    #expect(
      lenient.messages
        == "actionsheet: no Swift reader (actionsheet-lint-swift) here, "
        + "which ACTIONSHEETS_LINT=1 Scripts/install installs; 1 Swift file skipped\n")
    #expect(try run("--require-sources").status == 66)
  }

  @Test func `C25: a reader that answers without end is ended`() throws {
    try replaceReader(by: "/usr/bin/yes")
    #expect(try run().messages.contains("the answer of actionsheet-lint-swift is too large"))
  }

  @Test func `C25: a reader that fails ends with 70, and its sources are listed`() throws {
    try replaceReader(by: "/usr/bin/false")
    let run = try run("--verbose", "--fail-on", "never")
    #expect(run.status == 70)
    #expect(run.output.contains("App/View.swift:1:1: skipped: actionsheet-lint-swift failed"))
  }

  @Test func `C25: that there are no sources is told`() throws {
    let run = try run("App")
    #expect(run.status == 0)
    #expect(run.messages == "actionsheet: no sources that can be checked in App\n")
  }

  @Test func `C25: a closed pipe ends it by its signal, whatever was read before`() throws {
    try write("let a = UIAlertController()\n", to: "App/View.swift")
    let output = Pipe()
    try output.fileHandleForReading.close()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["--default-signal=PIPE", "PATH=/nonexistent", executable.path, "App"]
    process.currentDirectoryURL = URL(fileURLWithPath: program.path)
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == SIGPIPE)
  }

  @Test func `C25: no progress stands before an error`() throws {
    var (terminal, messages): (Int32, Int32) = (-1, -1)
    try #require(openpty(&terminal, &messages, nil, nil, nil) == 0)
    defer {
      close(terminal)
      close(messages)
    }
    let process = Process()
    process.executableURL = executable
    process.arguments = ["--sheets", "sheets.json", "--baseline", "none.json", "App"]
    process.currentDirectoryURL = URL(fileURLWithPath: program.path)
    process.standardError = FileHandle(fileDescriptor: messages, closeOnDealloc: false)
    try process.run()
    process.waitUntilExit()
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(terminal, &bytes, bytes.count)
    let text = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    #expect(text.contains("\r\u{1B}[Kactionsheet: cannot read"))
  }

  @Test func `C25: a report that cannot be written ends with 70`() throws {
    #expect(try run("--sheets", "sheets.json", "--report", "json=none/a.json").status == 70)
  }

  @Test func `S13: reports are written beside the text`() throws {
    let run = try run("--sheets", "sheets.json", "--report", "json=a.json", "--preview", "a.html")
    #expect(run.output.contains("[cancel-looks-destructive]"))
    let json = try String(contentsOfFile: program.path + "/a.json", encoding: .utf8)
    #expect(json.contains("\"cancel-looks-destructive\""))
    let page = try String(contentsOfFile: program.path + "/a.html", encoding: .utf8)
    #expect(page.hasPrefix("<!DOCTYPE html>"))
  }

  @Test func `S13: what a baseline has is not told again`() throws {
    _ = try run("--sheets", "sheets.json", "--report", "json=a.json")
    #expect(try run("--sheets", "sheets.json", "--baseline", "a.json").status == 0)
  }

  @Test func `S13: a file of the folder or one above it configures the check`() throws {
    try write("{\"rules\": {\"cancel-looks-destructive\": false}}", to: ".actionsheet-lint.json")
    #expect(try run("--sheets", "sheets.json", "App").status == 0)
    #expect(
      try run("--sheets", "sheets.json", "App", "--rule", "cancel-looks-destructive").status == 1)
    try write("{\"rule\": {}}", to: ".actionsheet-lint.json")
    let wrong = try run("--sheets", "sheets.json", "App")
    #expect(wrong.status == 64)
    #expect(wrong.messages.contains(".actionsheet-lint.json:1:2: unknown key 'rule'"))
  }

  @Test func `S13: another phone leaves the terminals, and another terminal the phones`() throws {
    let title = String(repeating: "Copy the conversation ", count: 30)
    for (toolkit, device) in [("terminal", "320"), ("uikit", "terminal:200")] {
      let list = """
        {"kind": "actionSheet", "toolkit": "\(toolkit)", "buttons": [{"title": "\(title)"}]}
        """
      let run = try run("--sheets", "-", "--device", device, input: list)
      #expect(run.output.contains("[truncated-title]"))
    }
  }

  @Test func `S13: links and folders of packages are not followed`() throws {
    let manager = FileManager.default
    for folder in ["Pods", "node_modules", ".build"] {
      try manager.createDirectory(
        atPath: program.path + "/" + folder, withIntermediateDirectories: true)
      try write("let a = UIAlertController()\n", to: folder + "/View.swift")
    }
    try manager.createSymbolicLink(
      atPath: program.path + "/App/loop", withDestinationPath: program.path)
    try write("", to: "App/main.c")
    #expect(try run().messages == "")
    #expect(try run("Pods").messages.hasSuffix("1 Swift file skipped\n"))
  }

  @Test(arguments: ["main.py", "main.py.in", "MAIN.PY", "Main.Py.In"])
  func `S13: the end of a name tells the language, in any case`(name: String) throws {
    let source = """
      d = Adw.AlertDialog.new("Quit?", None)
      d.add_response("a", "Quit")
      d.add_response("b", "Quit")
      """
    try write(source, to: name)
    #expect(try run().output.contains("\(name):1:5: alert “Quit?”"))
  }

  @Test func `C21: the help lists the options`() throws {
    let run = try run("--help")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("usage: actionsheet lint [OPTION]... [--] [PATH]..."))
  }
}
