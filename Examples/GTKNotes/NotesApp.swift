import ActionSheets
import ActionSheetsGTK
import CGTK

/// A small window with notes that shows an action sheet from each origin and inside a popover, an alert that asks
/// for text, and an editor as a modal view.
///
/// Make the window narrower than 450 points while a sheet is up: its form changes.
@MainActor
final class NotesApp {
  enum NoteAction: String {
    case delete, duplicate, email, print
  }

  private let window = NotesWindow()
  private let presenter: GTKPresenter

  init(_ options: Options) {
    presenter = GTKPresenter(window: Widget(window.window), appearance: options.appearance)
    window.onAction = { [weak self] origin in
      guard let self else { return }
      ask(from: window.anchor(origin))
    }
    window.onMenu = { [weak self] in
      guard let self else { return }
      ask(from: window.menuAnchor)
    }
    window.onRename = { [weak self] in self?.rename() }
    window.onEdit = { [weak self] in self?.edit() }
  }

  /// Shows the window and returns when it is closed.
  func run() {
    window.show()
    while window.isOpen { g_main_context_iteration(nil, 1) }
  }

  private func ask(from anchor: Anchor<Widget>) {
    let sheet = ActionSheet<NoteAction>(message: "“\(window.note)”") {
      Button("Delete Note", .delete, role: .destructive)
      Button("Duplicate", .duplicate)
      Button("Email", .email)
      Button("Print", .print)
      Cancel("Cancel")
    }
    Task {
      switch await presenter.present(sheet, from: anchor) {
      case .chose(let action): window.status = "Chose \(action.rawValue)."
      case .cancelled(let cause): window.status = "Cancelled: \(cause)."
      }
    }
  }

  private func rename() {
    Task {
      let title = await presenter.prompt(
        "Rename Note", label: "Title", text: window.note, ok: "Rename",
        validate: { $0.isEmpty ? "Enter a title." : nil })
      if let title { window.note = title }
      window.status = title == nil ? "Not renamed." : "Renamed."
    }
  }

  private func edit() {
    let editor = NoteEditor(window.text, presenter: presenter)
    Task {
      await editor.run(title: window.note)
      if editor.isSaved { window.text = editor.text }
      window.status = editor.isSaved ? "Saved." : "Not saved."
    }
  }
}
