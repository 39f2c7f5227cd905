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
    start()
    for kind in ["adw_window_new", "adw_application_window_new"] { show(kind) }
  }

  /// Plays the scene of the look of iOS; the color of a button's title is printed.
  func playColors() {
    start()
    guard let window = makeWindow("adw_window_new") else { return }
    gtk_window_present(handle(window))
    let presenter = GTKPresenter(window: window, appearance: .iOS)
    presenter.present(Scene.sheet) { _ in }
    guard let title = waitFor({ find(in: window, where: isTitle) }) else { return }
    var color = GdkRGBA()
    gtk_style_context_get_color(gtk_widget_get_style_context(title.pointer), &color)
    let text = gdk_rgba_to_string(&color)
    defer { g_free(text) }
    Scene.say(text.map { String(cString: $0) } ?? "")
    gtk_window_destroy(handle(window))
  }

  private func start() {
    guard library != nil, let initialize: @convention(c) () -> Void = function("adw_init") else {
      Scene.say("no libadwaita")
      exit(77)
    }
    guard gtk_init_check() != 0 else { exit(69) }
    initialize()
  }

  private func show(_ kind: String) {
    guard let window = makeWindow(kind) else { return }
    let handle = handle(window)
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
    closeByButton(window, presenter, kind)
    gtk_window_destroy(handle)
    turn()
  }

  /// Says where the window's close button is while a sheet is up, and waits for what comes of it.
  private func closeByButton(_ window: Widget, _ presenter: GTKPresenter, _ kind: String) {
    var outcome: Outcome<String>?
    presenter.present(Scene.sheet) { outcome = $0 }
    // The sheet is in place as soon as it has been there for a while.
    for _ in 0..<60 { turn() }
    var (left, top) = (0.0, 0.0)
    gtk_native_get_surface_transform(OpaquePointer(window.pointer), &left, &top)
    var bounds = graphene_rect_t()
    guard
      let button = find(in: window, where: { gtk_widget_has_css_class($0.pointer, "close") != 0 }),
      gtk_widget_compute_bounds(button.pointer, window.pointer, &bounds) != 0
    else { return Scene.say("no close button") }
    let x = Int(left + Double(bounds.origin.x + bounds.size.width / 2))
    let y = Int(top + Double(bounds.origin.y + bounds.size.height / 2))
    Scene.say("close at \(x) \(y)")
    _ = waitFor({ outcome })
    Scene.say("\(kind): \(outcome.map { "\($0)" } ?? "still open")")
  }

  private func isTitle(_ widget: Widget) -> Bool {
    guard let type = cgtk_type_name(widget.pointer), strcmp(type, "GtkLabel") == 0,
      let text = gtk_label_get_text(OpaquePointer(widget.pointer))
    else { return false }
    return gtk_widget_get_mapped(widget.pointer) != 0 && strcmp(text, "Email") == 0
  }

  private func find(in widget: Widget, where isWanted: (Widget) -> Bool) -> Widget? {
    if isWanted(widget) { return widget }
    var next = gtk_widget_get_first_child(widget.pointer)
    while let child = next {
      if let found = find(in: Widget(child), where: isWanted) { return found }
      next = gtk_widget_get_next_sibling(child)
    }
    return nil
  }

  /// Lets GTK work until there is what is asked for, up to some seconds.
  private func waitFor<Value>(_ value: () -> Value?) -> Value? {
    for _ in 0..<500 {
      if let value = value() { return value }
      turn()
    }
    return nil
  }

  private func handle(_ window: Widget) -> UnsafeMutablePointer<GtkWindow> {
    UnsafeMutableRawPointer(window.pointer).assumingMemoryBound(to: GtkWindow.self)
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
