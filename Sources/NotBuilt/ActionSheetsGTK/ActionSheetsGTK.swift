// A program finds this in place of the GTK presenter while that is not built: the compiler tells it the cure.

/// The GTK presenter, which is built on request.
@MainActor
public final class GTKPresenter {
  /// Set ACTIONSHEETS_GTK=1 to build the presenter.
  @available(
    *, unavailable,
    message: "install libgtk-4-dev, and set ACTIONSHEETS_GTK=1 in the environment of each build"
  )
  public init(window: Widget) {}

  /// Set ACTIONSHEETS_GTK=1 to build the presenter.
  @available(
    *, unavailable,
    message: "install libgtk-4-dev, and set ACTIONSHEETS_GTK=1 in the environment of each build"
  )
  public init() {}
}

/// A widget of GTK, for the presenter that is built on request.
public struct Widget {
  /// Set ACTIONSHEETS_GTK=1 to build the presenter.
  @available(
    *, unavailable,
    message: "install libgtk-4-dev, and set ACTIONSHEETS_GTK=1 in the environment of each build"
  )
  public init<Pointer>(_ pointer: Pointer) {}
}
