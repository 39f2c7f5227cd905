import CLibrary
import ActionSheets
import Testing

@testable import ActionSheetsTerminal
@testable import TerminalKit

@MainActor struct LinePresenterTests {
  private let terminal: PseudoTerminal
  private let presenter: LinePresenter

  init() throws {
    let terminal = try PseudoTerminal()
    self.terminal = terminal
    presenter = LinePresenter(LineConfiguration(charset: .utf8, language: .english)) {
      () throws(TerminalError) in try TerminalDevice(path: terminal.path)
    }
    presenter.turns.startByTask()
  }

  private static let sheet = ActionSheet<Int> {
    Button("Delete", 0, role: .destructive)
    Button("Email", 1)
    Cancel("Cancel")
  }

  /// Waits until the text has been written, and returns everything written until then.
  private func wait(for text: String) async -> String {
    var all = ""
    while !all.contains(text) {
      all += terminal.output()
      await Task.yield()
    }
    return all
  }

  private func ask(
    _ sheet: ActionSheet<Int> = sheet, options: Presentation.Options = Presentation.Options()
  ) -> Task<Outcome<Int>, Never> {
    Task { await presenter.present(sheet, options: options) }
  }

  @Test(
    arguments: [
      ("1\n", .chose(0)), ("\n", .chose(1)), ("em\n", .chose(1)),
      ("3\n", .cancelled(.cancelButton)), ("\u{4}", .cancelled(.escape)),
    ] as [(String, Outcome<Int>)])
  func `C15: a program awaits the answer`(typed: String, expected: Outcome<Int>) async {
    let answer = ask()
    _ = await wait(for: "cancels): ")
    terminal.type(typed)
    #expect(await answer.value == expected)
    #expect(!presenter.isPresenting)
  }

  @Test func `C5: without a terminal there is no question, and the reason is told`() async {
    let presenter = LinePresenter(LineConfiguration()) {
      () throws(TerminalError) in throw TerminalError(.open, code: ENXIO)
    }
    let reason = "cannot open the terminal: No such device or address"
    let expected = Outcome<Int>.cancelled(.notPresented(.hostUnavailable(reason)))
    #expect(presenter.run(Self.sheet) == expected)
    #expect(await presenter.present(Self.sheet) == expected)
  }

  @Test func `L8: dismissed by the program, the question ends on a line of its own`() async {
    var outcome: Outcome<Int>?
    let id = presenter.present(Self.sheet) { outcome = $0 }
    _ = await wait(for: "cancels): ")
    presenter.dismiss(id)
    #expect(outcome == .cancelled(.programmatic))
    #expect(await wait(for: "\r\n") == "\r\n")
  }

  @Test func `C5: a terminal that is gone ends the question`() async {
    let answer = ask()
    _ = await wait(for: "cancels): ")
    terminal.hangUp()
    #expect(await answer.value == .cancelled(.hostGone))
  }

  @Test func `C8: the time runs out while a program awaits`() async {
    let answer = ask(options: Presentation.Options(timeout: .milliseconds(1)))
    #expect(await answer.value == .cancelled(.timedOut))
  }

  @Test func `I8: a sheet over another is asked about first, then the other one again`() async {
    let first = ask()
    _ = await wait(for: "cancels): ")
    let second = ask(ActionSheet(title: "Sure?", buttons: [Button("Yes", 7)]))
    #expect(await wait(for: "cancels): ").hasPrefix("\r\nSure?\r\n1. Yes\r\n"))
    terminal.type("yes\n")
    #expect(await second.value == .chose(7))
    #expect(await wait(for: "cancels): ").contains("\r\n1. Delete (destructive)\r\n"))
    terminal.type("2\n")
    #expect(await first.value == .chose(1))
  }

  @Test func `L14: when the presenter goes the sheet ends`() async throws {
    let terminal = terminal
    let configuration = LineConfiguration(charset: .utf8, language: .english)
    var presenter: LinePresenter? = LinePresenter(configuration) {
      () throws(TerminalError) in try TerminalDevice(path: terminal.path)
    }
    presenter?.turns.startByTask()
    var outcome: Outcome<Int>?
    presenter?.present(Self.sheet) { outcome = $0 }
    _ = await wait(for: "cancels): ")
    weak let gone = presenter
    presenter = nil
    while gone != nil { await Task.yield() }
    #expect(outcome == .cancelled(.hostGone))
  }

  @Test func `C15: a default that the prompt did not name is not chosen`() async {
    let answer = ask()
    _ = await wait(for: "cancels): ")
    let top = presenter.stage.top
    if let top { presenter.stage.send(.setEnabled(ButtonID(1), false), to: top) }
    terminal.type("\n")
    #expect(await wait(for: "cancels): ").contains("(Return: 3. Cancel; "))
    terminal.type("\n")
    #expect(await answer.value == .cancelled(.cancelButton))
  }

  @Test func `C15: words are replaceable, and braces in titles mean nothing`() async {
    let terminal = terminal
    var words = LineVocabulary()
    words.prompt = "Nummer ({default})? "
    words.cancel = "zurück"
    var speech = Presentation.Vocabulary()
    speech.destructive = "endgültig"
    let presenter = LinePresenter(
      LineConfiguration(charset: .utf8, speech: speech, vocabulary: words)
    ) { () throws(TerminalError) in try TerminalDevice(path: terminal.path) }
    presenter.turns.startByTask()
    let sheet = ActionSheet<Int> {
      Button("Weg", 0, role: .destructive)
      Button("{default}", 1)
      Cancel("Ab")
    }
    let answer = Task { await presenter.present(sheet) }
    #expect(
      await wait(for: "? ")
        == "1. Weg (endgültig)\r\n2. {default}\r\n3. Ab (zurück)\r\nNummer (2. {default})? ")
    terminal.type("\n")
    #expect(await answer.value == .chose(1))
  }

  @Test func `C15: where there is nothing to choose, an empty line goes on`() async {
    let answer = ask(ActionSheet(title: "Done.", buttons: []))
    #expect(await wait(for: "goes on: ") == "Done.\r\nReturn or end of input goes on: ")
    terminal.type("\n")
    #expect(await answer.value == .cancelled(.escape))
  }
}
