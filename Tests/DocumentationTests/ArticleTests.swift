import ActionSheets
import ActionSheetsTesting
import Testing

/// The functions that the articles print do what the articles say.
@MainActor struct ArticleTests {
  private let presenter = HeadlessPresenter()
  private let program = NoteProgram()

  @Test(arguments: [
    ("Delete Note", ["removed Groceries"]), ("Email", ["sent Groceries"]),
    ("Print", ["printed Groceries"]), ("Keep", []),
  ])
  func `the sheet does what was chosen`(title: String, log: [String]) async {
    async let done: Void = program.act(on: "Groceries", with: presenter)
    _ = await presenter.next()
    #expect(presenter.press(title))
    await done
    #expect(program.log == log)
  }

  @Test func `a list of notes is left by an error`() async throws {
    async let chosen = program.open(["Groceries", "Travel"], with: presenter)
    _ = await presenter.next()
    #expect(presenter.press("Travel"))
    #expect(try await chosen == "Travel")

    let cancelled = Task { try await program.open(["Groceries"], with: presenter) }
    _ = await presenter.next()
    presenter.escape()
    await #expect(throws: Cancellation.escape) { try await cancelled.value }
  }

  @Test func `the order that is set now has the first focus`() {
    presenter.present(orderSheet(now: .date)) { _ in }
    #expect(presenter.focusedTitle == "Date")
    #expect(presenter.spoken == ["alert", "Sort by", "Date", "button", "selected"])
  }

  @Test func `the end of the time goes on`() async {
    async let goesOn = program.goOn(with: presenter)
    _ = await presenter.next()
    presenter.elapse(.seconds(30))
    #expect(await goesOn)
  }

  @Test func `an alert tells that the note is saved`() async {
    async let done: Void = program.tell(with: presenter)
    _ = await presenter.next()
    #expect(presenter.visibleTitles == ["OK"])
    #expect(presenter.press("OK"))
    await done
  }

  @Test func `an account needs both texts`() async {
    async let account = newAccount(with: presenter)
    _ = await presenter.next()
    presenter.enter("Kim", inField: "Name")
    presenter.enter("short", inField: "Password")
    #expect(!presenter.press("Create"))
    presenter.enter("long enough", inField: "Password")
    #expect(presenter.press("Create"))
    #expect(await account == Account(name: "Kim", password: "long enough"))
  }

  @Test func `Print is disabled without a printer`() {
    let id = presenter.present(noteSheet()) { _ in }
    #expect(presenter.update(id, with: withoutPrinter(noteSheet())))
    #expect(presenter.message == "No printer was found.")
    #expect(!presenter.isEnabled("Print"))
  }

  @Test func `notes that come late are shown by the form with a completion, too`() async {
    let browser = NoteBrowser { ["Groceries", "Travel"] }
    var note: String?
    browser.open(with: presenter) { note = $0 }
    _ = await presenter.next()
    if presenter.visibleTitles.count == 2 { _ = await presenter.next() }
    #expect(presenter.press("Travel"))
    #expect(note == "Travel")
  }

  @Test func `a task that comes to its end takes its progress along`() async throws {
    let seen = AsyncStream.makeStream(of: String.self)
    let goOn = AsyncStream.makeStream(of: Void.self)
    async let done: Void = fetchAll(["Groceries", "Travel"], with: presenter) { note in
      seen.continuation.yield(note)
      for await _ in goOn.stream { break }
    }
    var notes = seen.stream.makeAsyncIterator()
    #expect(await notes.next() == "Groceries")
    #expect(presenter.title == "Fetching")
    #expect(presenter.message == "Groceries")
    goOn.continuation.yield()
    #expect(await notes.next() == "Travel")
    #expect(presenter.presentation?.content.progress == .fraction(0.5))
    goOn.continuation.yield()
    try await done
    #expect(presenter.visibleCount == 0)
  }

  @Test func `Cancel cancels the task that shows its progress`() async {
    let task = Task {
      try await fetchAll(["Groceries"], with: presenter) { _ in
        try await Task.sleep(for: .seconds(3_600))
      }
    }
    _ = await presenter.next()
    #expect(presenter.press("Cancel"))
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func `a connection takes the alert away`() async {
    let (connected, continuation) = AsyncStream.makeStream(of: Void.self)
    async let isConnected = connect(with: presenter) { for await _ in connected {} }
    _ = await presenter.next()
    continuation.finish()
    #expect(await isConnected)
    #expect(presenter.visibleCount == 0)
  }

  @Test func `Stop gives up the connection`() async {
    let (connected, continuation) = AsyncStream.makeStream(of: Void.self)
    async let isConnected = connect(with: presenter) { for await _ in connected {} }
    _ = await presenter.next()
    #expect(presenter.press("Stop"))
    #expect(await !isConnected)
    continuation.finish()
  }

  @Test func `a flow takes any presenter`() async {
    let flow = NoteFlow(presenter: presenter)
    async let done: Void = flow.remove("Groceries")
    _ = await presenter.next()
    #expect(presenter.press("Delete"))
    await done
    #expect(flow.notes == [])
  }
}
