import ActionSheets

/// Asks whether a note may be deleted, and runs on any actor.
func mayDelete(_ note: String, asking presenter: some Presenter) async -> Bool {
  await presenter.confirm("Delete “\(note)”?", destructive: "Delete", cancel: "Keep")
}
