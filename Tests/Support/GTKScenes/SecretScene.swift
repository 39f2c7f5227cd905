import ActionSheetsGTK
import CGTK
import UIKitCompat
import UIKitCompatGTK

/// A window with a text field of UIKit that holds a secret.
@MainActor
final class SecretScene {
  /// Shows the window until the program is ended.
  func play() {
    guard gtk_init_check() != 0 else { exit(69) }
    let gtkWindow = Widget(new: gtk_window_new())
    let handle = UnsafeMutableRawPointer(gtkWindow.pointer).assumingMemoryBound(to: GtkWindow.self)
    gtk_window_set_title(handle, "GTKScenes")
    gtk_window_set_default_size(handle, 400, 400)
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
    field.placeholder = "Password"
    field.text = "hidden"
    field.isSecureTextEntry = true
    controller.view.addSubview(field)
    let window = UIWindow(gtkWindow: gtkWindow)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    gtk_window_present(handle)
    withExtendedLifetime(window) {
      while true { g_main_context_iteration(nil, 1) }
    }
  }
}
