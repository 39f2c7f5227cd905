import ActionSheets

@MainActor
struct NoteBrowser {
  let fetchNotes: @Sendable () async -> [String]

  func open(with presenter: some Presenter, completion: @escaping (String?) -> Void) {
    let id = presenter.present(noteList(["Groceries"])) { completion($0.choice) }
    Task { presenter.update(id, with: noteList(await fetchNotes())) }
  }

  func open(with presenter: some Presenter) async -> String? {
    let outcome: Outcome<String> = await presenter.outcome { completion in
      let id = presenter.present(noteList(["Groceries"]), completion: completion)
      Task { presenter.update(id, with: noteList(await fetchNotes())) }
      return id
    }
    return outcome.choice
  }
}

func withoutPrinter(_ sheet: ActionSheet<NoteAction>) -> ActionSheet<NoteAction> {
  var sheet = sheet
  sheet[.print]?.isEnabled = false
  sheet.message = "No printer was found."
  return sheet
}
