import ActionSheets
import Testing

@testable import ActionSheetsCommand

@Suite struct RequestTests {
  @Test func `C3: standard input is read only for -`() {
    #expect(outcome("show", "A") == "ask A (Cancel)")
    #expect(outcome("show", "A", "-") == "66 actionsheet: standard input was read")
  }

  @Test(arguments: [
    (["-"], "1\n2\n", "ask 1 2 (Cancel)"), (["-"], "1\n2", "ask 1 2 (Cancel)"),
    (["A", "-", "B"], "1\n2\n", "ask A 1 2 B (Cancel)"), (["-"], "\n1\n\n", "ask 1 (Cancel)"),
    (["-"], "a\r\n", "ask a\r (Cancel)"),
    (["--null", "-"], "a\nb\0c\0", "ask a\nb c (Cancel)"), (["A", "-"], "", "ask A (Cancel)"),
    (["-"], "--help\n-\n", "ask --help - (Cancel)"),
    // Blank ones are left out.
    (["A", "-"], "\n \n\t\n\r\n\u{A0}\u{3000}\n", "ask A (Cancel)"),
    (["--null", "-"], "\0a\0\n\0b", "ask a b (Cancel)"),
    (["-"], "\u{200B}\n", "ask \u{200B} (Cancel)"),
    (
      ["-"], "\n\r\n \n",
      "64 actionsheet: there is nothing to choose from; standard input holds no titles"
    ),
    (["-"], "", "64 actionsheet: there is nothing to choose from; standard input holds no titles"),
    (["-", "-"], "a", "64 actionsheet: - was given twice; standard input is read once"),
  ])
  func `C3: titles from standard input stand where the - stands`(
    arguments: [String], input: String, expected: String
  ) {
    #expect(outcome(of: MemorySystem(["show"] + arguments, input: input)) == expected)
  }

  @Test func `C17: invalid UTF-8 is shown repaired and answered byte for byte`() throws {
    var system = MemorySystem(["show", "-", "--answer", "1"])
    system.input = Array("a\n".utf8) + [0xFF, 0x1B, 0x41, 10]
    guard case .finished(let result) = Interpreter.interpret(system) else {
      Issue.record("it was asked")
      return
    }
    #expect(result.standardOutput == [0xFF, 0x1B, 0x41, 10])

    system.arguments.removeLast(2)
    guard case .ask(let request) = Interpreter.interpret(system) else {
      Issue.record("it was not asked")
      return
    }
    #expect(request.question.content(on: .english).buttons[1].title == "\u{FFFD}\u{1B}A")
    #expect(request.chosen(1).standardOutput == [0xFF, 0x1B, 0x41, 10])
  }

  @Test func `The request carries what the options say`() throws {
    let request = try #require(
      askRequest(
        "-t", "T", "-m", "", "A", "--timeout", "2s", "--timeout-answer", "0", "--ui", "terminal",
        "--color", "never", "--no-animation"))
    #expect(request.question.title == "T")
    #expect(request.question.message == nil)
    #expect(request.interface.kind == .terminal)
    #expect(request.usesColor == false)
    #expect(
      request.presentation(on: .english).options
        == Presentation.Options(isAnimated: false, timeout: .seconds(2)))
    #expect(request.presentation(on: .english).content.timeoutAnswer == ButtonID(0))
  }

  @Test(arguments: [
    (["A"], false), (["A", "--accessible"], true), (["A", "--ui", "line"], true),
    (["A", "--ui", "terminal"], false), (["A", "--ui", "terminal", "--accessible"], true),
  ])
  func `C15: --accessible and --ui line ask for lines`(arguments: [String], expected: Bool) {
    let system = MemorySystem(["show"] + arguments)
    guard case .ask(let request) = Interpreter.interpret(system) else {
      Issue.record("it was not asked")
      return
    }
    #expect(request.interface.wantsLine == expected)
  }

  @Test func `C3: a hundred thousand titles are read`() throws {
    let input = (0..<100_000).map(String.init).joined(separator: "\n")
    let system = MemorySystem(["show", "-", "--answer", "99999"], input: input)
    #expect(outcome(of: system) == "0 99999\n")
  }
}
