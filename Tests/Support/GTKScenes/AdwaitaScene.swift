import ActionSheets
import ActionSheetsGTK
import CGTK
import CLibrary

/// A window of libadwaita, which is loaded if the machine has it, with each form of a sheet over it.
///
/// It keeps what it holds in a property of its own, not in the one that all windows have.
@MainActor
final class AdwaitaScene {
  private typealias Make = @convention(c) () -> UnsafeMutablePointer<GtkWidget>?

  private let library = dlopen("libadwaita-1.so.0", RTLD_NOW)

  /// Plays the scene; what each sheet looked like and how it ended is printed.
  func play() {
    guard library != nil, let initialize: @convention(c) () -> Void = function("adw_init") else {
      Scene.say("no libadwaita")
      exit(77)
    }
    guard gtk_init_check() != 0 else { exit(69) }
    initialize()
    for kind in ["adw_window_new", "adw_application_window_new"] { show(kind) }
  }

  private func show(_ kind: String) {
    guard let window = makeWindow(kind) else { return }
    let handle = UnsafeMutableRawPointer(window.pointer).assumingMemoryBound(to: GtkWindow.self)
    gtk_window_set_title(handle, "GTKScenes")
    let content = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    let share = gtk_button_new_with_label("Share")
    if let make: Make = function("adw_header_bar_new"), let bar = make(),
      let pack:
        @convention(c) (UnsafeMutablePointer<GtkWidget>?, UnsafeMutablePointer<GtkWidget>?)
          -> Void = function("adw_header_bar_pack_end")
    {
      pack(bar, share)
      append(bar, to: content)
    }
    let beneath = gtk_button_new_with_label("Beneath")
    gtk_widget_set_vexpand(beneath, 1)
    append(beneath, to: content)
    cgtk_set_widget_property(window.pointer, "content", content)
    guard let share, let beneath else { return }
    let presenter = GTKPresenter(window: window)
    for width: Int32 in [400, 700] {
      gtk_window_set_default_size(handle, width, 500)
      gtk_window_present(handle)
      // The frame that the library draws is part of the size asked for.
      for _ in 0..<200
      where gtk_window_is_active(handle) == 0
        || abs(gtk_widget_get_width(window.pointer) - width) > 60
      {
        turn()
      }
      gtk_widget_grab_focus(beneath)
      Scene.say("asking")
      let outcome = presenter.run(Scene.sheet, from: .barButtonItem(Widget(share)))
      let isRestored = gtk_widget_has_focus(beneath) != 0
      Scene.say(
        "\(kind) \(presenter.environment.sizeClass): \(outcome), focus \(isRestored ? "restored" : "lost")"
      )
    }
    gtk_window_destroy(handle)
    turn()
  }

  private func makeWindow(_ kind: String) -> Widget? {
    guard kind == "adw_application_window_new" else {
      guard let make: Make = function(kind) else { return nil }
      return make().map { Widget($0) }
    }
    let make: (@convention(c) (OpaquePointer?) -> UnsafeMutablePointer<GtkWidget>?)? = function(
      kind)
    return make?(nil).map { Widget($0) }
  }

  private func append(
    _ child: UnsafeMutablePointer<GtkWidget>?, to box: UnsafeMutablePointer<GtkWidget>?
  ) {
    guard let box else { return }
    gtk_box_append(UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self), child)
  }

  private func turn() {
    g_usleep(10_000)
    while g_main_context_iteration(nil, 0) != 0 {}
  }

  private func function<Function>(_ name: String) -> Function? {
    dlsym(library, name).map { unsafeBitCast($0, to: Function.self) }
  }
}
