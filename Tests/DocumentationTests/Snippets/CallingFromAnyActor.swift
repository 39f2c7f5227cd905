import ActionSheets

actor Notebook {
  private(set) var notes = ["Groceries", "Travel"]

  func removeFirst(asking presenter: some Presenter) async {
    guard let note = notes.first,
      await presenter.confirm("Delete “\(note)”?", destructive: "Delete", cancel: "Keep")
    else { return }
    notes.removeAll { $0 == note }
  }
}
