import Foundation
import TerminalEmulation
import Testing

struct AnswerTests {
  @Test(arguments: [
    ([], "Email\n"),
    (["--print", "index"], "1\n"),
    (["--print", "json"], #"{"index":1,"title":"Email","role":"default"}"# + "\n"),
    (["-0"], "Email\0"),
  ])
  func `C1, C2: the answer and nothing else goes to standard output`(
    options: [String], output: String
  ) throws {
    let answered = try Asking(options + Asking.note.arguments).answered("enter")
    #expect(answered == Answered(status: .code(0), output: output))
  }

  @Test func `C1: frames reach the terminal whatever the standard streams are`() throws {
    let test = try Asking.note.with { $0.input = [] }.shown()
    #expect(test.screen.contains("Email"))
    try test.send("enter")
    try test.waitUntil(.ended)
    #expect(test.answered == .chose("Email"))
  }

  @Test(arguments: [
    ("one\ntwo\n", ["-"], "two\n"),
    ("one\ntwo", ["-"], "two\n"),
    ("one\0t\nwo\0", ["--null", "-"], "t\nwo\n"),
  ])
  func `C3: titles come from standard input for a hyphen`(
    input: String, arguments: [String], output: String
  ) throws {
    let answered = try Asking(arguments).with { $0.input = [UInt8](input.utf8) }
      .answered("down enter")
    #expect(answered == Answered(status: .code(0), output: output))
  }

  @Test func `C3: standard input is left alone without a hyphen`() throws {
    let test = try Asking("Email").after("echo kept | {").with {
      $0.prelude = #"echo kept | { "$0" "$@"; cat; }; exit; :"#
    }.shown()
    try test.send("enter")
    try test.waitUntil(.ended)
    #expect(test.standardOutput == "Email\nkept\n")
  }

  @Test(arguments: ["-x", "--title", "show", "help", "-"])
  func `C4: after two hyphens everything is a title`(title: String) throws {
    #expect(try Asking("--", title, "other").answered("enter") == .chose(title))
  }

  @Test(arguments: [
    ("enter", Answered.chose("Email")),
    ("esc", .cancelled),
    ("end enter", .cancelled),
    ("ctrl-c", Answered(status: .signal(2), output: "")),
    (#"ctrl-\"#, Answered(status: .signal(3), output: "")),
  ])
  func `C5, C6: each way out has its exit code, and only an answer is printed`(
    keys: String, expected: Answered
  ) throws {
    #expect(try Asking.note.after("ulimit -c 0").answered(keys) == expected)
  }

  @Test func `C5: without a terminal the command ends with 69 and prints nothing`() throws {
    let test = try Asking.note.with {
      $0.prelude = #"exec setsid --wait "$0" "$@""#
    }.start()
    try test.waitUntil(.ended)
    #expect(test.exitStatus == .code(69))
    #expect(test.standardOutput.isEmpty)
    #expect(test.standardError.hasPrefix("actionsheet: "))
    #expect(test.transcript.isEmpty)
  }

  @Test func `C6: an answer that cannot be written is a failure`() throws {
    let test = try Asking.note.with { $0.prelude = #""$0" "$@" >/dev/full; exit $?; :"# }.shown()
    try test.send("enter")
    try test.waitUntil(.ended)
    #expect(test.exitStatus == .code(70))
    #expect(test.standardError.contains("cannot write the answer"))
  }

  @Test(
    arguments: [
      (["--describe"], 0), (["--answer", "Print"], 0), (["--answer", "Fax"], 64),
    ] as [([String], Int32)])
  func `C18: a question is described or answered without touching the terminal`(
    options: [String], code: Int32
  ) throws {
    let test = try Asking(options + Asking.note.arguments).start()
    try test.waitUntil(.ended)
    #expect(test.exitStatus == .code(code))
    #expect(test.transcript.isEmpty)
    #expect(test.standardOutput.isEmpty == (code != 0))
  }

  @Test(arguments: [["--help"], ["help", "--man"], ["completions", "bash"], ["--version"]])
  func `C21: help, manual page and completions are printed`(arguments: [String]) throws {
    let test = try TerminalTest(
      Launch(Launch.built("actionsheet"), arguments, piped: [.output, .error]))
    try test.waitUntil(.ended)
    #expect(test.exitStatus == .code(0))
    #expect(test.standardOutput.contains("actionsheet"))
    #expect(test.transcript.isEmpty)
  }
}
