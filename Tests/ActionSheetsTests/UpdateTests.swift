import ActionSheets
import ActionSheetsTesting
import Testing

@MainActor @Suite struct UpdateTests {
  private let presenter = HeadlessPresenter()

  @Test func `I14: title, message and buttons follow, and the outcome is of the new choices`() {
    var outcome: Outcome<NoteAction>?
    let id = presenter.present(.note) { outcome = $0 }
    var sheet = ActionSheet<NoteAction>.note
    sheet.title = "Groceries"
    sheet.message = "40 %"
    sheet.buttons = [Button("Print All", .print), Button("Email", .email)]
    #expect(presenter.update(id, with: sheet))
    #expect(presenter.title == "Groceries")
    #expect(presenter.message == "40 %")
    #expect(presenter.visibleTitles == ["Print All", "Email", "Cancel"])
    presenter.press("Print All")
    #expect(outcome == .chose(.print))
  }

  @Test func `I14: a button that stays keeps the focus and a press under way`() {
    var outcome: Outcome<NoteAction>?
    let id = presenter.present(.note) { outcome = $0 }
    presenter.key(.down)
    #expect(presenter.focusedTitle == "Print")
    presenter.pointer(.began, over: .button(ButtonID(2)))
    var sheet = ActionSheet<NoteAction>.note
    sheet.buttons = [Button("Share", .email), Button("Print…", .print)]
    presenter.update(id, with: sheet)
    #expect(presenter.focusedTitle == "Print…")
    #expect(presenter.highlightedTitle == "Print…")
    presenter.pointer(.ended, over: .button(ButtonID(2)))
    #expect(outcome == .chose(.print))
  }

  @Test
  func
    `I14: a button that goes takes the focus and the press with it, never onto one that destroys`()
  {
    var outcome: Outcome<NoteAction>?
    let id = presenter.present(.note) { outcome = $0 }
    presenter.key(.down)
    presenter.pointer(.began, over: .button(ButtonID(2)))
    var sheet = ActionSheet<NoteAction>.note
    sheet[.print] = nil
    presenter.update(id, with: sheet)
    #expect(presenter.focusedTitle == "Email")
    #expect(presenter.highlightedTitle == nil)
    presenter.pointer(.ended, over: .button(ButtonID(0)))
    #expect(outcome == nil)
    sheet[.email] = nil
    presenter.update(id, with: sheet)
    #expect(presenter.focusedTitle == "Cancel")
    presenter.key(.enter)
    #expect(outcome == .cancelled(.cancelButton))
  }

  @Test func `I14: a field with the same label keeps its text, another begins anew`() {
    var outcome: Outcome<Prompt<Bool>.Answer>?
    var prompt = Prompt<Bool>(title: "Login") {
      TextField("Name")
      TextField("Code")
    } buttons: {
      Button("OK", true)
    }
    let id = presenter.present(prompt) { outcome = $0 }
    presenter.enter("ann", inField: "Name")
    presenter.enter("1", inField: "Code")
    prompt.fields = [TextField("Name"), TextField("PIN", text: "9") { $0 == "9" ? nil : "Wrong." }]
    presenter.update(id, with: prompt)
    #expect(presenter.press("OK"))
    #expect(outcome?.choice?["Name"] == "ann")
    #expect(outcome?.choice?["PIN"] == "9")
  }

  @Test func `I14: a sheet that waits is updated as one that is up`() {
    let slow = HeadlessPresenter(transitions: true)
    var outcome: Outcome<NoteAction>?
    slow.present(.note) { _ in }
    let id = slow.present(.note) { outcome = $0 }
    var sheet = ActionSheet<NoteAction>.note
    sheet.buttons = [Button("Share", .print)]
    #expect(slow.update(id, with: sheet))
    slow.endTransition()
    #expect(slow.visibleTitles == ["Share", "Cancel"])
    slow.press("Share")
    slow.endTransition()
    #expect(outcome == .chose(.print))
  }

  @Test func `I14: when its field goes the focus begins anew, and Return destroys nothing`() {
    var outcome: Outcome<Prompt<Bool>.Answer>?
    var prompt = Prompt<Bool>(title: "Delete?") {
      TextField("Name")
    } buttons: {
      Button("Delete", true, role: .destructive)
      Cancel("Keep")
    }
    let id = presenter.present(prompt) { outcome = $0 }
    presenter.key(.tab)
    #expect(presenter.focusedTitle == "Delete")
    presenter.key(.backTab)
    #expect(presenter.focusedFieldLabel == "Name")
    prompt.fields = []
    presenter.update(id, with: prompt)
    #expect(presenter.focusedTitle == "Keep")
    presenter.key(.enter)
    #expect(outcome == .cancelled(.cancelButton))
  }

  @Test func `I14: a press under way fires no button that has come beneath its pointer`() {
    var outcome: Outcome<NoteAction>?
    let id = presenter.present(.note) { outcome = $0 }
    presenter.pointer(.began, over: .button(ButtonID(1)))
    var sheet = ActionSheet<NoteAction>.note
    sheet.buttons = [Button("Print", .print), Button("Email", .email)]
    presenter.update(id, with: sheet)
    presenter.pointer(.ended, over: .button(ButtonID(2)))
    #expect(outcome == nil)
  }

  @Test func `I14: what cannot be shown, is over, or is of other choices is refused`() {
    let id = presenter.present(.note) { _ in }
    var empty = ActionSheet<NoteAction>.note
    empty.buttons[0].title = " "
    #expect(!presenter.update(id, with: empty))
    #expect(!presenter.update(id, with: ActionSheet<Int>(buttons: [Button("1", 1)])))
    #expect(presenter.visibleTitles == ["Delete Note", "Email", "Print", "Cancel"])
    presenter.escape()
    #expect(!presenter.update(id, with: .note))
  }

  @Test func `I16: the choice that is set has the first focus and is said`() {
    var sheet = ActionSheet<NoteAction>.note
    sheet[.print]?.isSelected = true
    sheet[.print]?.subtitle = "2 pages"
    presenter.present(sheet) { _ in }
    #expect(presenter.focusedTitle == "Print")
    #expect(presenter.spoken == ["alert", "Print", "2 pages", "button", "selected"])
  }

  @Test func `I16, I3: a destructive choice that is set has no first focus`() {
    var sheet = ActionSheet<NoteAction>.note
    sheet[.delete]?.isSelected = true
    presenter.present(sheet) { _ in }
    #expect(presenter.focusedTitle == "Email")
  }
}

@MainActor @Suite struct ConcurrencyTests {
  private let presenter = HeadlessPresenter()

  /// Presents as a program does that follows the advice: with `some Presenter`, and no actor of its own.
  private nonisolated func ask(_ presenter: some Presenter) async -> NoteAction? {
    await presenter.present(.note).choice
  }

  private nonisolated func askAny(_ presenter: any Presenter) async -> NoteAction? {
    await presenter.present(.note).choice
  }

  @Test func `a function that takes some presenter, or any, runs`() async {
    async let action = ask(presenter)
    _ = await presenter.next()
    presenter.press("Email")
    #expect(await action == .email)
    async let other = askAny(presenter)
    _ = await presenter.next()
    presenter.press("Print")
    #expect(await other == .print)
  }

  @Test func `L20: cancelling the task that waits dismisses, and the outcome says so`() async {
    let task = Task { await presenter.present(.note) }
    _ = await presenter.next()
    task.cancel()
    #expect(await task.value == .cancelled(.taskCancelled))
    #expect(presenter.visibleCount == 0)
  }

  @Test func `L20: a task that is cancelled before it begins shows nothing`() async {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await presenter.present(.note)
    }
    #expect(await task.value == .cancelled(.taskCancelled))
    #expect(presenter.steps.isEmpty)
  }

  @Test
  func `L20: of a question and other work in a group the first to end takes the other with it`()
    async
  {
    let result = await withTaskGroup(of: String.self) { group in
      group.addTask { [presenter] in "\(await presenter.present(.note))" }
      group.addTask { [presenter] in
        _ = await presenter.next()
        return "fetched"
      }
      let first = await group.next()
      group.cancelAll()
      let second = await group.next()
      return [first, second]
    }
    #expect(result == ["fetched", "cancelled(ActionSheets.Cancellation.taskCancelled)"])
  }

  @Test func `confirm and prompt answer in one line`() async {
    async let isMeant = presenter.confirm("Delete this note?", destructive: "Delete")
    _ = await presenter.next()
    #expect(presenter.visibleTitles == ["Delete", "Cancel"])
    #expect(presenter.focusedTitle == "Cancel")
    presenter.press("Delete")
    #expect(await isMeant)
    async let name = presenter.prompt("Rename", text: "a") { $0.isEmpty ? "Enter a name." : nil }
    _ = await presenter.next()
    presenter.enter("b", inField: 0)
    presenter.key(.enter)
    #expect(await name == "b")
    async let none = presenter.prompt("Rename")
    _ = await presenter.next()
    presenter.escape()
    #expect(await none == nil)
  }

  @Test func `get leaves a flow where the person does`() async {
    let flow = Task { try await presenter.present(.note).get() }
    _ = await presenter.next()
    presenter.escape()
    await #expect(throws: Cancellation.escape) { try await flow.value }
    #expect(Outcome<Int>.chose(1).cancellation == nil)
  }

  @Test func `I15: progress shows how far a task is, and ends with it`() async throws {
    let (steps, next) = AsyncStream.makeStream(of: Void.self)
    async let result = presenter.progress("Fetching", cancel: "Stop") { progress in
      var iterator = steps.makeAsyncIterator()
      await iterator.next()
      progress.message = "40 %"
      progress.fraction = 0.4
      await iterator.next()
      return 7
    }
    #expect(await presenter.next()?.content.progress == .indeterminate)
    next.yield()
    #expect(await presenter.next()?.content.title == "Fetching")
    #expect(presenter.message == "40 %")
    #expect(presenter.presentation?.content.progress == .fraction(0.4))
    next.yield()
    #expect(try await result == 7)
    #expect(presenter.visibleCount == 0)
  }

  @Test(arguments: [true, false])
  func `I15: progress cancels its task when Cancel is pressed, or Escape`(isButton: Bool) async {
    let task = Task {
      try await presenter.progress("Fetching", cancel: "Stop") { _ in
        try await Task.sleep(for: .seconds(3600))
      }
    }
    _ = await presenter.next()
    if isButton { presenter.press("Stop") } else { presenter.escape() }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func `I15: progress without Cancel goes on after Escape`() async throws {
    let (steps, next) = AsyncStream.makeStream(of: Void.self)
    async let result = presenter.progress("Saving") { _ in
      var iterator = steps.makeAsyncIterator()
      await iterator.next()
      return 1
    }
    _ = await presenter.next()
    presenter.escape()
    presenter.send(.closeRequested)
    #expect(presenter.visibleCount == 1)
    next.yield()
    #expect(try await result == 1)
  }
}
