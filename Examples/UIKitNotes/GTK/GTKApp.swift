import ActionSheetsGTK
import CGTK
import UIKitCompat
import UIKitCompatGTK
import UIKitNotesController

/// The window of the program.
@MainActor
final class GTKApp {
  private let widget = Widget(new: gtk_window_new())
  private let window: UIWindow

  init() {
    window = UIWindow(gtkWindow: widget)
    window.rootViewController = makeRootViewController()
    window.makeKeyAndVisible()
  }

  /// Shows the window and returns when it is closed.
  func run() {
    let handle = UnsafeMutableRawPointer(widget.pointer).assumingMemoryBound(to: GtkWindow.self)
    gtk_window_set_title(handle, window.rootViewController?.title)
    gtk_window_set_default_size(handle, 640, 520)
    gtk_window_present(handle)
    while g_list_model_get_n_items(gtk_window_get_toplevels()) > 0 {
      g_main_context_iteration(nil, 1)
    }
  }
}
