import ActionSheets
import ActionSheetsLocalization
import Testing

@testable import ActionSheetsCommand

@Suite struct AnswerTests {
  @Test(arguments: [
    (["--answer", "1"], "0 Email\n"), (["--answer", "Email"], "0 Email\n"),
    (["--answer", "0"], "0 Delete\n"), (["--answer", "Delete"], "0 Delete\n"),
    (["--answer", "2"], "0 7\n"), (["--answer", "5"], "1 "), (["--answer", "Cancel"], "1 "),
    (
      ["--answer", "Same"],
      "64 actionsheet: --answer: 'Same' is the title of buttons 3 and 4; give the index"
    ),
    (["--answer", "4"], "0 Same\n"),
    (
      ["--answer", "7"], "64 actionsheet: --answer: there is no button '7'; indices go from 0 to 5"
    ),
    (["--answer", "email"], "64 actionsheet: --answer: no button has the title 'email'"),
    (["--answer", ""], "64 actionsheet: --answer: no button has the title ''"),
    (
      ["--answer", "99999999999999999999"],
      "64 actionsheet: --answer: there is no button '99999999999999999999'; indices go from 0 to 5"
    ),
  ])
  func `C18: --answer takes an index or a title`(arguments: [String], expected: String) {
    let buttons = ["show", "Email", "7", "Same", "Same", "-d", "Delete"]
    #expect(outcome(of: MemorySystem(buttons + arguments)) == expected)
  }

  @Test(arguments: [
    ([], "0 A \"q\"\n"), (["--print", "title", "-0"], "0 A \"q\"\0"),
    (["--print", "index"], "0 0\n"), (["--print=index", "--print0"], "0 0\0"),
    (["--print", "json"], "0 {\"index\":0,\"title\":\"A \\\"q\\\"\",\"role\":\"default\"}\n"),
  ])
  func `C2: the answer is a title, an index or JSON`(arguments: [String], expected: String) {
    let system = MemorySystem(["show", "A \"q\"", "--answer", "0"] + arguments)
    #expect(outcome(of: system) == expected)
  }

  @Test(arguments: [
    (["--selected", "Email"], "ask !Delete *Email 7 Same Same (Cancel)"),
    (["--selected", "4"], "ask !Delete Email 7 Same *Same (Cancel)"),
    (["--selected=Delete"], "ask !*Delete Email 7 Same Same (Cancel)"),
    (
      ["--selected", "Same"],
      "64 actionsheet: --selected: 'Same' is the title of buttons 3 and 4; give the index"
    ),
    (
      ["--selected", "7"],
      "64 actionsheet: --selected: there is no button '7'; indices go from 0 to 5"
    ),
    (["--selected", "email"], "64 actionsheet: --selected: no button has the title 'email'"),
    (["--selected", ""], "64 actionsheet: --selected: no button has the title ''"),
    (
      ["--selected", "Cancel"],
      "64 actionsheet: --selected: button 5 is Cancel, which makes no choice"
    ),
    (["--selected", "1", "--selected", "2"], "64 actionsheet: --selected was given twice"),
  ])
  func `C23: --selected takes an index or a title`(arguments: [String], expected: String) {
    let buttons = ["show", "Email", "7", "Same", "Same", "-d", "Delete"]
    #expect(outcome(of: MemorySystem(buttons + arguments)) == expected)
  }

  @Test func `C23: --selected replaces the choice that a file sets, even by a disabled one`() {
    let json = #"{"buttons":[{"title":"A","selected":true},{"title":"B","enabled":false}]}"#
    #expect(outcome("show", "--from", "-", input: json) == "ask *A -B")
    #expect(outcome("show", "--from", "-", "--selected", "B", input: json) == "ask A -*B")
    #expect(
      outcome("alert", "-t", "T", "--selected", "0")
        == "64 actionsheet: unknown option '--selected'; titles that begin with - go after --")
  }

  @Test func `C23: JSON says that the button was the one that was set`() {
    func json(_ index: String) -> String {
      outcome("show", "A", "B", "--selected", "B", "--answer", index, "--print", "json")
    }
    #expect(json("0") == #"0 {"index":0,"title":"A","role":"default"}"# + "\n")
    #expect(json("1") == #"0 {"index":1,"title":"B","role":"default","selected":true}"# + "\n")
  }

  @Test(arguments: [
    (["A", "B", "--selected", "B"], 1), (["A", "B"], 0), (["-d", "D", "A", "--selected", "D"], 1),
  ])
  func `C23: the choice that is set has the first focus unless it destroys`(
    arguments: [String], focus: Int
  ) throws {
    guard case .ask(let request) = Interpreter.interpret(MemorySystem(["show"] + arguments)) else {
      Issue.record("it was not asked")
      return
    }
    let presentation = Presentation(
      request.presentation(on: .english).content, from: nil, in: Presentation.Environment())
    #expect(presentation.focusedButton == ButtonID(focus))
  }

  @Test func `C2: JSON gives the id, and the bytes of a title that is not UTF-8`() {
    let question = Question(buttons: [
      Question.Button(title: Array("Email".utf8), identifier: "email"),
      Question.Button(title: [0x41, 0xFF], role: .destructive),
    ])
    func json(_ index: Int) -> String {
      let answer = Answer(question, chosen: index, as: .json, endedBy: 0)
      return String(decoding: CommandResult(answer).standardOutput, as: UTF8.self)
    }
    #expect(json(0) == #"{"index":0,"title":"Email","id":"email","role":"default"}"# + "\0")
    #expect(
      json(1) == #"{"index":1,"title":"A\#u{FFFD}","titleBytes":"Qf8=","role":"destructive"}"#
        + "\0")
  }

  @Test func `JSON on a terminal holds no control character`() {
    let text = JSONText.string("\u{0}\u{1B}\u{7F}\u{9B}\n\t\\\u{2028}é")
    #expect(
      JSONText.object([("a", text)]) == #"{"a":"\u0000\u001b\u007f\u009b\n\t\\\u2028é"}"#)
  }

  @Test func `C5: each outcome has its exit code, and only a choice has an answer`() throws {
    let request = try #require(askRequest("-d", "D", "A"))
    let table: [(Outcome<Int>, Int32, String)] = [
      (.chose(0), 0, "D\n"), (.chose(1), 0, "A\n"), (.chose(2), 1, ""), (.chose(3), 70, ""),
      (.chose(-1), 70, ""), (.cancelled(.cancelButton), 1, ""),
      (.cancelled(.outsidePress), 1, ""), (.cancelled(.escape), 1, ""),
      (.cancelled(.programmatic), 1, ""), (.cancelled(.taskCancelled), 1, ""),
      (.cancelled(.hostGone), 1, ""),
      (.cancelled(.timedOut), 124, ""), (.cancelled(.interrupted), 143, ""),
      (.cancelled(.notPresented(.hostUnavailable("no terminal"))), 69, ""),
      (.cancelled(.notPresented(.alreadyPresented)), 70, ""),
    ]
    for (outcome, exit, output) in table {
      let result = request.result(of: outcome.map { ButtonID($0) }, signal: 15)
      #expect(result.exit.rawValue == exit)
      #expect(String(decoding: result.standardOutput, as: UTF8.self) == output)
    }
    #expect(request.result(of: .cancelled(.interrupted)).exit == .cancelled)
  }

  @Test func `C6: even an empty text ends with a line end`() {
    #expect(CommandResult(printing: "").standardOutput == [10])
  }

  @Test func `C8: a timeout with an answer chooses it`() throws {
    let request = try #require(askRequest("A", "--timeout", "1s", "--timeout-answer", "0"))
    // The core chooses it; a time that ends without an answer never gets one here.
    #expect(request.presentation(on: .english).content.timeoutAnswer == ButtonID(0))
    #expect(request.result(of: .chose(ButtonID(0))).standardOutput == Array("A\n".utf8))
    #expect(request.result(of: .cancelled(.timedOut)).exit == .timedOut)
    #expect(request.result(of: .cancelled(.timedOut)).standardOutput == [])
  }

  @Test(arguments: [
    ("a\u{1B}[31mb", "a␛[31mb"), ("a\n\tb\u{7F}", "a␊␉b␡"), ("\u{9B}2J", "⟨U+009B⟩2J"),
    ("\u{202E}abc", "⟨U+202E⟩abc"), ("\u{2028}", "⟨U+2028⟩"), ("a\u{AD}b", "a⟨U+00AD⟩b"),
    // No controls and no format characters, and yet nothing is seen of them.
    ("a\u{3164}", "a⟨U+3164⟩"), ("\u{115F}\u{FFA0}", "⟨U+115F⟩⟨U+FFA0⟩"),
    ("a\u{34F}b\u{FE0F}", "a⟨U+034F⟩b⟨U+FE0F⟩"), ("\u{E0001}\u{FFF9}", "⟨U+E0001⟩⟨U+FFF9⟩"),
    ("é 漢", "é 漢"), ("👩\u{200D}🚀 🇩🇪", "👩\u{200D}🚀 🇩🇪"),
  ])
  func `C17: a message shows whatever in a text from outside would be unseen`(
    text: String, expected: String
  ) {
    #expect(MessageText.safe(text.utf8) == expected)
    #expect(
      CommandError(.usage, "unknown option '\(text)'").message == "unknown option '\(expected)'")
    #expect(MessageText.safe(expected.utf8) == expected)
  }

  @Test func `C17: a message repeats only the beginning of a long text`() {
    let text = String(repeating: "x", count: 100_000)
    #expect(MessageText.quoted(text.utf8).count == 63)
    #expect(MessageText.safe([0x61, 0xFF, 0x62]) == "a\u{FFFD}b")
  }
}
