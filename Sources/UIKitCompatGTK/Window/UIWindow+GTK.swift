import ActionSheets
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
  /// The views are laid out in the size of the content, in points. Labels, buttons, text fields, toolbars, navigation
  /// bars and tab bars become widgets of GTK. A view whose ``/UIKitCompat/UIView/element`` is a widget of the program
  /// shows that; other views show only their subviews. Sheets, alerts and modal views appear over the content.
  ///
  /// The program keeps both windows. Without this one, the content stays but does nothing. When GTK's window is
  /// destroyed, every presentation ends.
  ///
  /// - Parameters:
  ///   - gtkWindow: The window, whose content is replaced. GTK must be initialized.
  ///   - appearance: The look of sheets.
  ///   - language: The language of the words that are added to sheets whose texts do not say theirs; `nil` for the one
  ///     that the environment of the process names.
  ///   - vocabulary: Those words, or `nil` for the ones of the language.
  public convenience init(
    gtkWindow: Widget, appearance: Appearance = .toolkit, language: Language? = nil,
    vocabulary: Presentation.Vocabulary? = nil
  ) {
    self.init(gtkWindow: gtkWindow) {
      let presenter = GTKPresenter(window: gtkWindow, appearance: appearance)
      if let language { presenter.language = language }
      presenter.vocabulary = vocabulary
      return presenter
    }
  }

  /// Creates a window with a presenter that is made after GTK's window has its content.
  package convenience init(gtkWindow: Widget, presenter: () -> GTKPresenter) {
    let views = WindowViews()
    gtkWindow.content = views.content.widget
    self.init(
      presenter: presenter(),
      // The window's host keeps this closure, and so the views, as long as the window lives.
      modal: { presenter, controller, request, report in
        views.present(controller, request, with: presenter, report: report)
      })
    layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    views.show(self)
  }
}
