import ActionSheets
import ActionSheetsGTK
import CGTK

// The code of the article; nothing but compiling is asked of it here. Its first program is `Examples/GTKSmallest`.

private enum NoteAction { case delete, email }

private func noteSheet() -> ActionSheet<NoteAction> {
  ActionSheet {
    Button("Delete Note", .delete, role: .destructive)
    Button("Email", .email)
    Cancel("Cancel")
  }
}

@MainActor
private struct NoteWindow {
  func show() {}
}

@MainActor
private struct NoteProgram {
  func perform(_ action: NoteAction) {}
  func complain(_ message: String) {}

  func runLoop() {
    gtk_init()
    let notes = NoteWindow()
    notes.show()
    while g_list_model_get_n_items(gtk_window_get_toplevels()) > 0 {
      g_main_context_iteration(nil, 1)
    }
  }

  func hold(button: UnsafeMutablePointer<GtkWidget>) -> [Widget] {
    let shareButton = Widget(button)
    let editor = Widget(new: gtk_text_view_new())
    return [shareButton, editor]
  }

  func anchors(share: Widget, list: Widget, bar: Widget, switcher: Widget) -> [Anchor<Widget>] {
    [
      .barButtonItem(share),
      .rectangle(Rectangle(x: 0, y: 40, width: 200, height: 30), in: list),
      .view(list),
      .toolbar(bar),
      .tabBar(switcher),
    ]
  }

  func rename(_ note: String, with presenter: GTKPresenter) async -> String {
    let title = await presenter.prompt("Rename Note", label: "Title", text: note, ok: "Rename") {
      $0.isEmpty ? "Enter a title." : nil
    }
    return title ?? note
  }

  func edit(with presenter: GTKPresenter) async -> String {
    let entry = Widget(new: gtk_entry_new())
    await presenter.present(ModalView(title: "Edit Note"), body: entry)
    return String(cString: gtk_editable_get_text(OpaquePointer(entry.pointer)))
  }

  func presenterInTheLookOfIOS(over window: Widget) -> GTKPresenter {
    GTKPresenter(window: window, appearance: .iOS)
  }

  func act(from button: Widget, with presenter: GTKPresenter) async {
    switch await presenter.present(noteSheet(), from: .barButtonItem(button)) {
    case .chose(let action): perform(action)
    case .cancelled(.notPresented(.dismissedInstead)): break
    case .cancelled(.notPresented(let error)): complain("\(error)")
    case .cancelled: break
    }
  }

  func askInACommand() {
    let presenter = GTKPresenter(SheetWindow(name: "Notes"))
    switch presenter.run(noteSheet()) {
    case .chose(let action): perform(action)
    case .cancelled(let cause): complain("\(cause)")
    }
  }
}
