import ActionSheets
import ActionSheetsTesting
import Testing

@MainActor struct TestingAsyncCode {
  @Test func `a note that is deleted is gone`() async {
    let presenter = HeadlessPresenter()
    let notebook = Notebook()
    async let done: Void = notebook.removeFirst(asking: presenter)

    _ = await presenter.next()
    #expect(presenter.title == "Delete “Groceries”?")
    #expect(presenter.press("Delete"))
    await done
    #expect(await notebook.notes == ["Travel"])
  }

  @Test func `Rename waits for a name`() async {
    let presenter = HeadlessPresenter()
    async let name = newName(for: "Groceries", taken: ["Travel"], with: presenter)

    _ = await presenter.next()
    presenter.enter("Travel", inField: "Name")
    #expect(presenter.problem(ofField: "Name") == "Another note has this name.")
    #expect(!presenter.isEnabled("Rename"))

    presenter.enter("Shopping", inField: "Name")
    #expect(presenter.press("Rename"))
    #expect(await name == "Shopping")
  }

  @Test func `the notes that were fetched take the place of the first`() async {
    let presenter = HeadlessPresenter()
    let browser = NoteBrowser { ["Groceries", "Travel"] }
    async let note = browser.open(with: presenter)

    _ = await presenter.next()
    let changed = await presenter.next()
    #expect(changed?.content.buttons.count == 3)
    #expect(presenter.press("Travel"))
    #expect(await note == "Travel")
  }
}
