import ActionSheets

/// A branch of a repository.
struct Branch: Hashable, Sendable {
  /// The name, without `refs/heads/`.
  var name: String
  /// The age of the last commit, such as “3 days ago”.
  var age: String
  /// Whether the working tree is on this branch.
  var isCurrent = false
}

/// The branches of a repository.
protocol BranchStore: Sendable {
  func branches() async throws -> [Branch]
  func switchTo(_ branch: Branch) async throws
  func rename(_ branch: Branch, to name: String) async throws
  func delete(_ branch: Branch) async throws
  /// Fetches from the remote repository, and reports each step as a line of text.
  func fetch(_ report: @escaping @MainActor (String) -> Void) async throws
}

/// Lists branches, and does what the person chooses until they leave the list.
@MainActor
struct BranchTool {
  enum ListChoice: Hashable {
    case fetch
    case branch(Branch)
  }

  enum Action { case delete, switchTo, rename }

  let store: any BranchStore
  let presenter: any Presenter

  func run() async {
    while !Task.isCancelled {
      do {
        let branches = try await store.branches()
        switch await presenter.present(list(of: branches)) {
        case .chose(.fetch): try await fetch()
        case .chose(.branch(let branch)): try await act(on: branch, among: branches)
        case .cancelled: return
        }
      } catch is CancellationError {
        // The person stopped the fetch, and the list comes back.
      } catch {
        guard await tell(error) else { return }
      }
    }
  }

  private func list(of branches: [Branch]) -> ActionSheet<ListChoice> {
    ActionSheet(title: "Branches") {
      Button("Fetch", .fetch)
      for branch in branches {
        Button(branch.name, .branch(branch), subtitle: branch.age, isSelected: branch.isCurrent)
      }
      Cancel("Done")
    }
  }

  private func act(on branch: Branch, among branches: [Branch]) async throws {
    let sheet = ActionSheet<Action>(title: branch.name, message: branch.age) {
      Button("Delete", .delete, role: .destructive, isEnabled: !branch.isCurrent)
      Button("Switch", .switchTo, isEnabled: !branch.isCurrent)
      Button("Rename", .rename)
      Cancel("Cancel")
    }
    switch await presenter.present(sheet) {
    case .chose(.delete): try await delete(branch)
    case .chose(.switchTo): try await store.switchTo(branch)
    case .chose(.rename): try await rename(branch, among: branches)
    case .cancelled: break
    }
  }

  private func delete(_ branch: Branch) async throws {
    guard
      await presenter.confirm("Delete “\(branch.name)”?", destructive: "Delete", cancel: "Keep")
    else { return }
    try await store.delete(branch)
  }

  private func rename(_ branch: Branch, among branches: [Branch]) async throws {
    let taken = Set(branches.map(\.name)).subtracting([branch.name])
    let name = await presenter.prompt(
      "Rename", label: "Name", text: branch.name, ok: "Rename"
    ) { name in
      if name.isEmpty { return "Enter a name." }
      if name.contains(where: \.isWhitespace) { return "A name has no spaces." }
      if taken.contains(name) { return "Another branch has this name." }
      return nil
    }
    guard let name, name != branch.name else { return }
    try await store.rename(branch, to: name)
  }

  private func fetch() async throws {
    try await presenter.progress("Fetching", cancel: "Cancel") { progress in
      try await store.fetch { progress.message = $0 }
    }
  }

  /// Shows an error, and returns whether to go on.
  private func tell(_ error: any Error) async -> Bool {
    let alert = Alert<Void>(title: "Not done", message: "\(error)") { Button("OK", ()) }
    return await presenter.present(alert).choice != nil
  }
}
