@testable import Branches
import ActionSheetsTesting
import Testing

/// A program that lists, renames, deletes and fetches, tested without a screen and without a repository.
@MainActor struct BranchesTests {
  private let presenter = HeadlessPresenter()
  private let store = ListedBranches()
  private var tool: BranchTool { BranchTool(store: store, presenter: presenter) }

  @Test func `the list shows the current branch and the age of each`() async throws {
    async let done: Void = tool.run()

    let question = try #require(await presenter.next())
    #expect(presenter.visibleTitles == ["Fetch", "main", "wip", "Done"])
    #expect(presenter.focusedTitle == "main")
    #expect(question.content.buttons.map(\.subtitle) == [nil, "2 hours ago", "3 days ago", nil])
    #expect(presenter.press("Done"))
    await done
  }

  @Test func `a branch that is chosen is switched to, and the list comes back`() async {
    async let done: Void = tool.run()
    await press("wip", "Switch")

    _ = await presenter.next()
    #expect(presenter.focusedTitle == "wip")
    presenter.escape()
    await done
  }

  @Test func `the current branch is renamed but neither deleted nor switched to`() async {
    async let done: Void = tool.run()
    await press("main")

    _ = await presenter.next()
    #expect(!presenter.press("Delete"))
    #expect(!presenter.press("Switch"))
    #expect(presenter.press("Cancel"))
    await press("Done")
    await done
  }

  @Test(arguments: [
    ("", "Enter a name."), ("a b", "A name has no spaces."),
    ("main", "Another branch has this name."),
  ])
  func `Rename refuses a bad name with its reason, and takes a good one`(
    name: String, reason: String
  ) async {
    async let done: Void = tool.run()
    await press("wip", "Rename")

    _ = await presenter.next()
    presenter.enter(name, inField: "Name")
    #expect(!presenter.press("Rename"))
    #expect(presenter.problem(ofField: "Name") == reason)
    presenter.enter("topic", inField: "Name")
    #expect(presenter.press("Rename"))

    _ = await presenter.next()
    #expect(presenter.visibleTitles == ["Fetch", "main", "topic", "Done"])
    #expect(presenter.press("Done"))
    await done
  }

  @Test(arguments: [("Delete", ["main"]), ("Keep", ["main", "wip"])])
  func `a branch is deleted only when the person agrees`(answer: String, left: [String]) async {
    async let done: Void = tool.run()
    await press("wip", "Delete")

    _ = await presenter.next()
    #expect(presenter.title == "Delete “wip”?")
    #expect(presenter.focusedTitle == "Keep")
    #expect(presenter.press(answer))

    await press("Done")
    await done
    #expect(await store.list.map(\.name) == left)
  }

  @Test func `a fetch shows its steps, and the list comes back when it ends`() async {
    async let done: Void = tool.run()
    await press("Fetch")

    _ = await presenter.next()
    #expect(presenter.title == "Fetching")
    store.step("Receiving objects: 40 %")
    _ = await presenter.next()
    #expect(presenter.message == "Receiving objects: 40 %")
    store.endFetch()

    _ = await presenter.next()
    #expect(presenter.visibleTitles == ["Fetch", "main", "wip", "new", "Done"])
    #expect(presenter.press("Done"))
    await done
  }

  @Test func `Cancel stops a fetch`() async {
    async let done: Void = tool.run()
    await press("Fetch", "Cancel", "Done")
    await done
    #expect(await store.list.map(\.name) == ["main", "wip"])
  }

  @Test(arguments: [[], ["wip"], ["wip", "Rename"], ["wip", "Delete"], ["Fetch"]])
  func `a cancelled task takes what is up with it, and ends`(pressed: [String]) async {
    let task = Task { await tool.run() }
    for title in pressed { await press(title) }

    _ = await presenter.next()
    task.cancel()
    await task.value
    #expect(presenter.visibleCount == 0)
    #expect(await store.list.map(\.name) == ["main", "wip"])
  }

  @Test func `an error is shown, and the list comes back`() async {
    await store.refuseDeleting()
    async let done: Void = tool.run()
    await press("wip", "Delete", "Delete")

    _ = await presenter.next()
    #expect(presenter.message == "The branch is protected.")
    #expect(presenter.press("OK"))
    await press("Done")
    await done
  }

  /// Presses one button in each of the questions that come.
  private func press(_ titles: String...) async {
    for title in titles {
      _ = await presenter.next()
      #expect(presenter.press(title), "\(title)")
    }
  }
}

/// Branches in memory.
private actor ListedBranches: BranchStore {
  struct Protected: Error, CustomStringConvertible {
    let description = "The branch is protected."
  }

  private(set) var list = [
    Branch(name: "main", age: "2 hours ago", isCurrent: true),
    Branch(name: "wip", age: "3 days ago"),
  ]
  private var refusesDeleting = false
  private let steps = AsyncStream<String>.makeStream()

  nonisolated func step(_ line: String) { steps.continuation.yield(line) }
  nonisolated func endFetch() { steps.continuation.finish() }
  func refuseDeleting() { refusesDeleting = true }

  func branches() -> [Branch] { list }

  func switchTo(_ branch: Branch) {
    for index in list.indices { list[index].isCurrent = list[index].name == branch.name }
  }

  func rename(_ branch: Branch, to name: String) {
    for index in list.indices where list[index].name == branch.name { list[index].name = name }
  }

  func delete(_ branch: Branch) throws {
    if refusesDeleting { throw Protected() }
    list.removeAll { $0.name == branch.name }
  }

  func fetch(_ report: @escaping @MainActor (String) -> Void) async throws {
    for await line in steps.stream { await report(line) }
    try Task.checkCancellation()
    list.append(Branch(name: "new", age: "1 minute ago"))
  }
}
