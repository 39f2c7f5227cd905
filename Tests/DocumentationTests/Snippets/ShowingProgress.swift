import ActionSheets

func fetchAll(
  _ notes: [String], with presenter: some Presenter,
  fetch: @escaping @Sendable (String) async throws -> Void
) async throws {
  try await presenter.progress("Fetching", cancel: "Cancel") { progress in
    for (index, note) in notes.enumerated() {
      progress.message = note
      progress.fraction = Double(index) / Double(notes.count)
      try await fetch(note)
    }
  }
}
