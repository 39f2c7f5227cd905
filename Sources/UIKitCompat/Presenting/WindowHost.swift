import ActionSheets

/// The presenter of a window, with the window's way of finding its elements.
///
/// Only the window keeps it. When the window goes, presentations end without any call (row L14): the objects that
/// would be called may be going as well.
@MainActor
final class WindowHost {
  typealias Report = (Presentation.Report) -> Void

  let presenter: any Presenter
  private let element: (UIView) -> Any?
  private let modal:
    ((UIViewController, Presentation.Request, @escaping Report) -> Presentation.ID)?
  /// The showings that have not ended.
  private var showings: [Showing] = []

  init<P: Presenter>(
    _ presenter: P, element: (@MainActor (UIView) -> P.Element?)?,
    modal: UIWindow.ModalPresenting<P>?
  ) {
    self.presenter = presenter
    self.element = element ?? { $0.element }
    self.modal = modal.map { modal in { modal(presenter, $0, $1, $2) } }
  }

  isolated deinit {
    for id in showings.compactMap(\.id) { presenter.send(.cancel(.hostGone), to: id) }
  }

  /// Begins a presentation, of a controller's view or of none, and keeps its showing until it ends.
  func present(
    _ request: Presentation.Request, from place: ViewAnchor?, of controller: UIViewController?,
    by showing: Showing, report: @escaping Report
  ) -> Presentation.ID {
    showings.append(showing)
    var request = request
    request.origin = place?.origin
    if let modal, let controller { return modal(controller, request, report) }
    return begin(request, from: place, on: presenter, report: report)
  }

  /// Forgets a showing that has ended.
  func end(_ showing: Showing) {
    showings.removeAll { $0 === showing }
  }

  private func begin<P: Presenter>(
    _ request: Presentation.Request, from place: ViewAnchor?, on presenter: P,
    report: @escaping Report
  ) -> Presentation.ID {
    presenter.present(request, from: anchor(place, for: presenter), report: report)
  }

  /// Gives a presentation another place to originate from.
  func move<P: Presenter>(_ id: Presentation.ID, to place: ViewAnchor?, on presenter: P) {
    if let anchor = anchor(place, for: presenter) {
      presenter.setAnchor(anchor, of: id)
    } else {
      presenter.send(.originChanged(place?.origin), to: id)
    }
  }

  private func anchor<P: Presenter>(_ place: ViewAnchor?, for _: P) -> Anchor<P.Element>? {
    place?.anchor { view in
      guard let element = element(view) else { return nil }
      if let element = element as? P.Element { return element }
      UIDiagnostic.warn(
        .foreignElement,
        "The element of \(UIDiagnostic.name(view)) is no \(P.Element.self), which the presenter shows"
      )
      return nil
    }
  }
}
