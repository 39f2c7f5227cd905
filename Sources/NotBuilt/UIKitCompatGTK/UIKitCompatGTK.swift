public import ActionSheetsGTK
public import UIKitCompat

extension UIWindow {
  /// Shows the window in one of GTK; built on request.
  @available(
    *, unavailable,
    message: "install libgtk-4-dev, and set ACTIONSHEETS_GTK=1 in the environment of each build"
  )
  public convenience init(gtkWindow: Widget) { self.init() }
}
