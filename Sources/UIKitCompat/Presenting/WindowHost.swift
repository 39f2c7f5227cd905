import ActionSheets

/// The presenter of a window, without its type of element.
///
/// Only the window keeps it. When the window goes, presentations end without any call (row L14): the objects that
/// would be called may be going as well.
@MainActor
protocol WindowHost: AnyObject {
  /// The host as it is now.
  var environment: ActionSheets.Environment { get }

  /// Begins a presentation, of a controller's view or of none; the last report is its end.
  func present(
    _ request: PresentationRequest, from place: ViewAnchor?, of controller: UIViewController?,
    report: @escaping (PresentationReport) -> Void
  ) -> PresentationID

  /// Sends an event to a presentation.
  func send(_ event: PresentationEvent, to id: PresentationID)

  /// Gives a presentation another place to originate from.
  func move(_ id: PresentationID, to place: ViewAnchor?)
}

/// A presenter with the window's way of finding its elements.
final class PresenterHost<P: Presenter>: WindowHost {
  private let presenter: P
  private let element: @MainActor (UIView) -> P.Element?
  private let modal: UIWindow.ModalPresenting<P>?
  private var active: Set<PresentationID> = []

  init(
    _ presenter: P, element: @escaping @MainActor (UIView) -> P.Element?,
    modal: UIWindow.ModalPresenting<P>?
  ) {
    self.presenter = presenter
    self.element = element
    self.modal = modal
  }

  isolated deinit {
    for id in active { presenter.send(.cancel(.hostGone), to: id) }
  }

  var environment: ActionSheets.Environment { presenter.environment }

  func present(
    _ request: PresentationRequest, from place: ViewAnchor?, of controller: UIViewController?,
    report: @escaping (PresentationReport) -> Void
  ) -> PresentationID {
    var request = request
    request.origin = place?.origin
    var isOver = false
    var begun: PresentationID?
    let filter = { [weak self] (event: PresentationReport) in
      if case .ended = event {
        isOver = true
        if let begun { self?.active.remove(begun) }
      } else if self == nil {
        return
      }
      report(event)
    }
    let id =
      if let modal, let controller {
        modal(presenter, controller, request, filter)
      } else {
        presenter.present(request, from: place?.anchor(element), report: filter)
      }
    begun = id
    if !isOver { active.insert(id) }
    return id
  }

  func send(_ event: PresentationEvent, to id: PresentationID) {
    presenter.send(event, to: id)
  }

  func move(_ id: PresentationID, to place: ViewAnchor?) {
    if let anchor = place?.anchor(element) {
      presenter.setAnchor(anchor, of: id)
    } else {
      presenter.send(.originChanged(place?.origin), to: id)
    }
  }
}
