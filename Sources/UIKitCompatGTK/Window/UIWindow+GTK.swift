import ActionSheetsGTK
import UIKitCompat

extension UIWindow {
  /// Creates a window whose views are the content of a window of GTK.
  ///
  ///     let window = UIWindow(gtkWindow: Widget(gtkWindow))
  ///     window.rootViewController = NotesController()
  ///     window.makeKeyAndVisible()
  ///     gtk_window_present(gtkWindow)
  ///
  /// The views have the size of the content, in points, and are laid out when it changes. Labels, buttons, text fields,
  /// toolbars, navigation bars and tab bars are shown as GTK's own, and a press or what is typed reaches them. A view whose
  /// ``/UIKitCompat/UIView/element`` is a widget of the program's own shows that; other views show only what is in them.
  /// Sheets and alerts appear over the content, and controllers that are presented in modal views.
  ///
  /// The program keeps both windows. Without this one, the content stays as it is and nobody hears of presses any longer;
  /// when GTK's is destroyed, what is presented ends.
  /// A program that shows widgets of its own, and gives views these as their elements, needs nothing of this: it creates
  /// its window with `UIWindow(presenter: GTKPresenter(window: …))`.
  ///
  /// - Parameters:
  ///   - gtkWindow: The window; what it held is replaced. GTK must be initialized.
  ///   - appearance: How sheets look.
  public convenience init(gtkWindow: Widget, appearance: Appearance = .toolkit) {
    self.init(gtkWindow: gtkWindow) { GTKPresenter(window: gtkWindow, appearance: appearance) }
  }

  /// Creates a window with the presenter that is made once GTK's window has its content.
  package convenience init(gtkWindow: Widget, presenter: () -> GTKPresenter) {
    let views = WindowViews()
    gtkWindow.content = views.content.widget
    self.init(
      presenter: presenter(),
      // What presents keeps the views, and ends with the window.
      modal: { presenter, controller, request, report in
        views.present(controller, request, with: presenter, report: report)
      })
    layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    views.show(self)
  }
}
