import ActionSheets
import ActionSheetsGTK
import CGTK

enum NoteAction { case delete, email }

/// A window with a button that asks what is to become of a note.
@MainActor
final class NoteWindow {
  private let window = Widget(new: gtk_window_new())
  private let button = Widget(new: gtk_button_new_with_label("Actions"))
  private let label = Widget(new: gtk_label_new("Milk, bread, cheese"))
  private let presenter: GTKPresenter

  init() {
    let header = gtk_header_bar_new()
    gtk_header_bar_pack_end(OpaquePointer(header), button.pointer)
    gtk_window_set_titlebar(cast(window.pointer), header)
    gtk_window_set_child(cast(window.pointer), label.pointer)
    gtk_window_set_title(cast(window.pointer), "Notes")
    gtk_window_set_default_size(cast(window.pointer), 640, 400)
    presenter = GTKPresenter(window: window)
    connect("clicked", of: button.pointer) { [weak self] in self?.ask() }
  }

  func show(in application: UnsafeMutablePointer<GtkApplication>? = nil) {
    gtk_window_set_application(cast(window.pointer), application)
    gtk_window_present(cast(window.pointer))
  }

  private func ask() {
    let sheet = ActionSheet<NoteAction> {
      Button("Delete Note", .delete, role: .destructive)
      Button("Email", .email)
      Cancel("Cancel")
    }
    Task {
      switch await presenter.present(sheet, from: .barButtonItem(button)) {
      case .chose(.delete): say("Deleting…")
      case .chose(.email): say("Sending…")
      case .cancelled(let cause): say("Nothing done: \(cause).")
      }
    }
  }

  private func say(_ text: String) {
    gtk_label_set_text(OpaquePointer(label.pointer), text)
  }
}

/// Calls a function at each signal of an object.
@MainActor
func connect(
  _ signal: String, of object: UnsafeMutableRawPointer?, _ body: @escaping @MainActor () -> Void
) {
  let handler: @convention(c) (UnsafeMutableRawPointer?) -> Void = { data in
    guard let data else { return }
    let function = Unmanaged<Function>.fromOpaque(data).takeUnretainedValue()
    MainActor.assumeIsolated { function.body() }
  }
  g_signal_connect_data(
    object, signal, unsafeBitCast(handler, to: GCallback.self),
    Unmanaged.passRetained(Function(body)).toOpaque(),
    { data, _ in
      if let data { Unmanaged<Function>.fromOpaque(data).release() }
    }, G_CONNECT_SWAPPED)
}

/// A function of Swift as C keeps it.
final class Function: Sendable {
  let body: @MainActor () -> Void

  init(_ body: @escaping @MainActor () -> Void) {
    self.body = body
  }
}

/// Returns a pointer as one to another class of GTK.
func cast<From, To>(_ pointer: UnsafeMutablePointer<From>?) -> UnsafeMutablePointer<To>? {
  pointer.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: To.self) }
}

let application = gtk_application_new("org.example.Notes", G_APPLICATION_NON_UNIQUE)
var notes: NoteWindow?
connect("activate", of: application) {
  notes = NoteWindow()
  notes?.show(in: application)
}
g_application_run(cast(application), CommandLine.argc, CommandLine.unsafeArgv)
