/// The notes of the example, kept in memory.
struct Notebook {
  /// One note.
  struct Note: Equatable {
    var title: String
    var text: String
  }

  private(set) var notes = [
    Note(title: "Groceries", text: "Bread, butter, and something green."),
    Note(title: "Überraschung für Jörg", text: "Der Kuchen wird am Freitag abgeholt."),
    Note(title: "買い物リスト", text: "卵、牛乳、りんご。"),
    Note(title: "Ideas 💡", text: "A sheet that cannot delete by accident."),
  ]
  private(set) var selection = 0

  var selected: Note? { notes.indices.contains(selection) ? notes[selection] : nil }

  mutating func select(_ index: Int) {
    selection = min(max(index, 0), max(notes.count - 1, 0))
  }

  mutating func deleteSelected() {
    guard notes.indices.contains(selection) else { return }
    notes.remove(at: selection)
    select(selection)
  }

  mutating func duplicateSelected() {
    guard let selected else { return }
    notes.insert(Note(title: selected.title + " copy", text: selected.text), at: selection + 1)
  }

  mutating func renameSelected(to title: String) {
    guard notes.indices.contains(selection) else { return }
    notes[selection].title = title
  }

  mutating func rewriteSelected(_ text: String) {
    guard notes.indices.contains(selection) else { return }
    notes[selection].text = text
  }

  mutating func add() {
    notes.append(Note(title: "New note", text: ""))
    select(notes.count - 1)
  }
}
