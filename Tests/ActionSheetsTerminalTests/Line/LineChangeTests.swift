import ActionSheets
import Testing

@testable import ActionSheetsTerminal
@testable import TerminalKit

/// What a line dialogue says of texts that are not valid, of other content, and of a task.
@MainActor struct LineChangeTests {
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

  private static let rename = Prompt<Bool>(title: "Rename") {
    TextField("Name") { $0.isEmpty ? "Enter a name." : $0 == "old" ? "Exists already." : nil }
    TextField("Tag", text: "x")
  } buttons: {
    Button("Rename", true)
    Cancel("Keep")
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

  @Test func `I17, I13: a field is asked for again until its text is valid, with the reason`() async
  {
    let answer = Task { await presenter.present(Self.rename) }
    #expect(await wait(for: "Name: ") == "Rename\r\nName: ")
    terminal.type("\n")
    #expect(await wait(for: "Name: ") == "\r\nEnter a name.\r\nName: ")
    terminal.type("old\n")
    #expect(
      await wait(for: "old): ") == "old\r\nExists already.\r\nName (Return keeps old): ")
    terminal.type("\n")
    #expect(
      await wait(for: "old): ") == "\r\nExists already.\r\nName (Return keeps old): ")
    terminal.type("new\n")
    _ = await wait(for: "keeps x): ")
    terminal.type("\n")
    _ = await wait(for: "cancels): ")
    terminal.type("\n")
    let choice = await answer.value.choice
    #expect(choice?["Name"] == "new" && choice?["Tag"] == "x")
  }

  @Test func `I17, I13: a button that cannot be pressed leads back to the fields`() async {
    let content = Content(
      kind: .alert, title: "Rename", buttons: [.init("Rename", isEnabled: false)],
      fields: [.init("Name", text: "a b")])
    var outcome: Outcome<ButtonID>?
    var id: Presentation.ID?
    id = presenter.present(Presentation.Request(content)) { [weak presenter] report in
      switch report {
      case .text:
        if let id { presenter?.send(.setEnabled(ButtonID(0), true), to: id) }
      case .ended(let ended): outcome = ended
      case .call: break
      }
    }
    _ = await wait(for: "keeps a b): ")
    terminal.type("\n")
    _ = await wait(for: "cancels): ")
    terminal.type("1\n")
    #expect(
      await wait(for: "keeps a b): ").hasSuffix(
        "1. Rename: cannot be chosen now.\r\nName (Return keeps a b): "))
    terminal.type("ab\n")
    _ = await wait(for: "cancels): ")
    terminal.type("1\n")
    while outcome == nil { await Task.yield() }
    #expect(outcome == .chose(ButtonID(0)))
  }

  @Test func `I17, I14: a question whose content changes is asked again`() async {
    var outcome: Outcome<Int>?
    let id = presenter.present(ActionSheet(buttons: [Button("One", 1)])) { outcome = $0 }
    _ = await wait(for: "cancels): ")
    let other = ActionSheet<Int>(title: "Now") {
      Button("Two", 2, subtitle: "of three", isSelected: true)
      Button("One", 1)
    }
    #expect(presenter.update(id, with: other))
    #expect(
      await wait(for: "cancels): ") == """
        \r\nNow\r\n1. Two — of three (selected)\r\n2. One\r
        Number or title (Return: 2. One; end of input cancels): \

        """)
    terminal.type("two\n")
    while outcome == nil { await Task.yield() }
    #expect(outcome == .chose(2))
  }

  @Test func `I17, I14: a field that stays is the one that is asked for`() async {
    let id = presenter.present(Self.rename) { _ in }
    _ = await wait(for: "Name: ")
    terminal.type("new\n")
    _ = await wait(for: "keeps x): ")
    var other = Self.rename
    other.title = "Rename both"
    #expect(presenter.update(id, with: other))
    #expect(await wait(for: "): ") == "\r\nRename both\r\nTag (Return keeps x): ")
    presenter.dismiss(id)
  }

  @Test func `I17, I16: the choice that is set is said, and an empty line keeps it`() async {
    var outcome: Outcome<Int>?
    let sheet = ActionSheet<Int> {
      Button("Name", 1)
      Button("Date", 2, isSelected: true)
    }
    presenter.present(sheet) { outcome = $0 }
    #expect(
      await wait(for: "cancels): ").contains(
        "2. Date (selected)\r\nNumber or title (Return: 2. Date; "))
    terminal.type("\n")
    while outcome == nil { await Task.yield() }
    #expect(outcome == .chose(2))
  }

  private func task(
    _ message: String?, _ progress: Content.Progress, canCancel: Bool = true
  ) -> Content {
    Content(
      kind: .alert, title: "Fetching", message: message,
      buttons: canCancel ? [.init("Cancel", role: .cancel)] : [], isDismissible: canCancel,
      progress: progress)
  }

  @Test func `I17, I15: a task is told in a line for each quarter, or for each message`() async {
    let id = presenter.present(Presentation.Request(task("a", .indeterminate))) { _ in }
    #expect(
      await wait(for: "cancels.\r\n") == "Fetching\r\na\r\nEnd of input cancels.\r\n")
    for (message, progress) in [
      ("a", .indeterminate), ("b", .indeterminate), ("c", .fraction(0.1)), ("d", .fraction(0.3)),
      ("e", .fraction(0.4)), ("f", .fraction(0.2)), ("g", .fraction(1)), ("h", .fraction(1)),
    ] as [(String, Content.Progress)] {
      presenter.send(.contentChanged(task(message, progress)), to: id)
    }
    #expect(await wait(for: "100 % — g\r\n") == "b\r\n30 % — d\r\n100 % — g\r\n")
    presenter.dismiss(id)
    #expect(terminal.output().isEmpty)
  }

  @Test func `I17, I15: a line means nothing to a task, and the end of input cancels it`() {
    // Without a task of its own, so that each line is taken before the next one is typed.
    presenter.turns.start = nil
    var outcome: Outcome<ButtonID>?
    presenter.present(Presentation.Request(task(nil, .indeterminate))) { report in
      if case .ended(let ended) = report { outcome = ended }
    }
    _ = presenter.prepareWait()
    for line in ["\n", "1\n", "Cancel\n"] {
      terminal.type(line)
      #expect(presenter.turn() && outcome == nil)
    }
    terminal.type("\u{4}")
    #expect(presenter.turn() && outcome == .cancelled(.escape))
  }

  @Test func `I17, I15: a task that cannot be cancelled says nothing of it`() async {
    let id = presenter.present(
      Presentation.Request(task("a", .fraction(0), canCancel: false))
    ) { _ in }
    #expect(await wait(for: "a\r\n") == "Fetching\r\na\r\n")
    terminal.type("\u{4}")
    presenter.send(.contentChanged(task("b", .fraction(0.5), canCancel: false)), to: id)
    #expect(await wait(for: "b\r\n").contains("50 % — b\r\n"))
    #expect(presenter.isPresenting)
    presenter.dismiss(id)
  }

  private nonisolated func ask(_ presenter: some Presenter) async -> Int? {
    await presenter.present(ActionSheet(buttons: [Button("One", 1)])).choice
  }

  private nonisolated func askAny(_ presenter: any Presenter) async -> Int? {
    await presenter.present(ActionSheet(buttons: [Button("One", 1)])).choice
  }

  @Test func `L20: a function that takes some presenter, or any, asks in the terminal`() async {
    async let some = ask(presenter)
    _ = await wait(for: "cancels): ")
    terminal.type("1\n")
    #expect(await some == 1)
    async let any = askAny(presenter)
    _ = await wait(for: "cancels): ")
    terminal.type("1\n")
    #expect(await any == 1)
  }

  @Test(arguments: [
    (["TERM": "dumb"], true), (["TERM": "xterm", "ACCESSIBLE": "1"], true),
    (["TERM": "xterm"], false),
  ])
  func `C15: the presenter that suits the terminal is found without a word of the program`(
    variables: [String: String], isLine: Bool
  ) {
    let traits = TerminalTraits { variables[$0] }
    let presenter: any Presenter = TerminalPresenter.automatic(
      TerminalConfiguration(traits: traits))
    #expect(presenter is LinePresenter == isLine)
    #expect(presenter is TerminalPresenter == !isLine)
  }
}
