import Testing

@testable import ActionSheetsCommand

@Suite struct BlankTitleTests {
  private static let blank = ["", " ", "\t", "\r", "\n", " \u{A0}\u{2028}\u{3000}"]

  @Test(arguments: blank)
  func `C22: a blank title on the command line is refused and named`(title: String) {
    let title1 = "64 actionsheet: title 1: a title must not be blank"
    #expect(outcome("show", title) == title1)
    #expect(outcome("show", "--", title) == title1)
    #expect(outcome("show", title, "--answer", "0") == title1)
    #expect(
      outcome("show", "A", "-", "B", title, input: "x")
        == "64 actionsheet: title 3: a title must not be blank")
    for option in ["--destructive", "--cancel"] {
      let message = "64 actionsheet: \(option): a title must not be blank"
      #expect(outcome("show", "A", option, title) == message)
      #expect(outcome("alert", "-t", "T", option, title) == message)
      #expect(outcome("show", "A", "\(option)=\(title)", "--describe") == message)
    }
    #expect(
      outcome("alert", "-t", "T", "--ok", title)
        == "64 actionsheet: --ok: a title must not be blank")
    for option in ["--field", "--secure-field"] {
      #expect(
        outcome("alert", option, title) == "64 actionsheet: \(option): a label must not be blank")
    }
  }

  @Test(arguments: ["", " ", #"\t\n"#, #"\u00a0"#])
  func `C22: a blank title in a description is refused and named`(title: String) {
    let button = #"{"buttons":[{"title":"A"},{"title":"\#(title)"}]}"#
    #expect(
      outcome("show", "--from", "-", input: button)
        == "64 actionsheet: standard input:1:36: buttons[1].title: a title must not be blank")
    let field = #"{"fields":[{"label":"\#(title)"}]}"#
    #expect(
      outcome("alert", "--from", "f", files: ["f": field])
        == "64 actionsheet: f:1:21: fields[0].label: a label must not be blank")
  }

  @Test(arguments: [[0xFF], [0], [0x1B], Array("\u{200B}".utf8), Array("\u{3164}".utf8)])
  func `C22: a title of which something is shown is none of those`(title: [UInt8]) {
    var system = MemorySystem(["show", "--answer", "0"])
    system.arguments.append(title)
    guard case .finished(let result) = Interpreter.interpret(system) else {
      Issue.record("it was asked")
      return
    }
    #expect(result.standardOutput == title + [10])
  }
}
