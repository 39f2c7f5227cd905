import ActionSheets
import ActionSheetsTerminal
import Foundation

/// A small full-screen program that shows an action sheet from each origin, an alert that asks for text, and an
/// editor as a modal view.
///
/// Make the terminal narrower than 60 columns, or lower than 16 rows, while a sheet is up: its form changes.
@main
@MainActor
final class NotesApp {
  enum NoteAction: String {
    case delete, duplicate, email, print
  }

  private let screen: TerminalScreen
  private let elements = NotesElements()
  private var notebook = Notebook()
  private var status = ""

  static func main() async {
    do {
      let screen = try TerminalScreen()
      let app = NotesApp(screen: screen)
      await app.run()
      screen.close()
    } catch {
      try? FileHandle.standardError.write(contentsOf: Data("Notes: \(error)\n".utf8))
      exit(1)
    }
  }

  private init(screen: TerminalScreen) {
    self.screen = screen
  }

  private func run() async {
    // While a sheet is up this loop waits for it, but the picture must follow the window.
    screen.onResize = { [weak self] _ in self?.draw() }
    draw()
    for await event in screen.events() {
      switch event {
      case .key(let press) where press.kind != .release:
        if press.key == .character("q") { return }
        await handle(press.key)
      case .mouse(let mouse) where mouse.kind == .release:
        await click(CellPosition(column: mouse.column, row: mouse.row))
      case .closed: return
      default: break
      }
      draw()
    }
  }

  private func handle(_ key: Key) async {
    switch key {
    case .up: notebook.select(notebook.selection - 1)
    case .down: notebook.select(notebook.selection + 1)
    case .character("n"): notebook.add()
    case .character("e"): await rename()
    case .enter: await edit()
    case .character("s"): await ask(from: .barButtonItem(elements.shareButton))
    case .character("v"): await ask(from: .view(elements.list))
    case .character("r"): await ask(from: .rectangle(selectedRow, in: elements.list))
    case .character("t"), .character("d"): await ask(from: .toolbar(elements.toolbar))
    case .character("b"): await ask(from: .tabBar(elements.tabBar))
    default: break
    }
  }

  private func click(_ cell: CellPosition) async {
    if elements.shareButton.frame.contains(cell) {
      await ask(from: .barButtonItem(elements.shareButton))
    } else if elements.list.frame.contains(cell) {
      notebook.select(cell.row - elements.list.frame.origin.row)
    } else if elements.toolbar.frame.contains(cell) {
      await ask(from: .toolbar(elements.toolbar))
    } else if elements.tabBar.frame.contains(cell) {
      await ask(from: .tabBar(elements.tabBar))
    }
  }

  /// The selected note, within the list.
  private var selectedRow: Rectangle<Double> {
    Rectangle(
      x: 0, y: Double(notebook.selection), width: Double(elements.list.frame.size.columns),
      height: 1)
  }

  private func ask(from anchor: Anchor<TerminalElement>) async {
    guard let note = notebook.selected else { return }
    let sheet = ActionSheet<NoteAction>(message: "“\(note.title)”") {
      Button("Delete Note", .delete, role: .destructive)
      Button("Duplicate", .duplicate)
      Button("Email", .email)
      Button("Print", .print)
      Cancel("Cancel")
    }
    draw()
    switch await screen.presenter.present(sheet, from: anchor) {
    case .chose(let action):
      if action == .delete { notebook.deleteSelected() }
      if action == .duplicate { notebook.duplicateSelected() }
      status = "Chose \(action.rawValue)."
    case .cancelled(let cause):
      status = "Cancelled: \(cause)."
    }
  }

  private func rename() async {
    guard let note = notebook.selected else { return }
    let prompt = Prompt<Void>(title: "Rename Note") {
      TextField("Title", text: note.title) { $0.isEmpty ? "Enter a title." : nil }
    } buttons: {
      Button("Rename", ())
      Cancel("Cancel")
    }
    switch await screen.presenter.present(prompt) {
    case .chose(let answer):
      notebook.renameSelected(to: answer["Title"])
      status = "Renamed."
    case .cancelled(let cause):
      status = "Cancelled: \(cause)."
    }
  }

  private func edit() async {
    guard let note = notebook.selected else { return }
    let editor = NoteEditor(note.text, presenter: screen.presenter)
    let modal = ModalView(title: note.title, isDismissible: false)
    await screen.presenter.present(modal, body: editor, onBegin: { editor.id = $0 })
    if editor.isSaved { notebook.rewriteSelected(editor.text) }
    status = editor.isSaved ? "Saved." : "Not saved."
  }

  private func draw() {
    elements.layOut(in: screen.size)
    let view = NotesView(notebook: notebook, elements: elements, status: status)
    screen.draw { view.draw(on: &$0) }
    try? screen.refresh()
  }
}
