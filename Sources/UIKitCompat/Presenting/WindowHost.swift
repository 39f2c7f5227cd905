import ActionSheets

/// What a window presents on: a presenter whose kind of element is not known any longer.
///
/// Only the window keeps it. When the window goes, what is still presented ends without any call (row L14):
/// whoever would hear of it may be going as well.
@MainActor
final class WindowHost {
  typealias Report = (PresentationReport) -> Void

  private let presenting:
    (PresentationRequest, ViewAnchor?, UIViewController?, @escaping Report) -> PresentationID
  private let sending: (PresentationEvent, PresentationID) -> Void
  private let moving: (ViewAnchor?, PresentationID) -> Void
  private let reading: () -> ActionSheets.Environment
  private var active: Set<PresentationID> = []

  init<P: Presenter>(
    _ presenter: P, element: @escaping @MainActor (UIView) -> P.Element?,
    modal: UIWindow.ModalPresenting<P>?
  ) {
    let anchor = { @MainActor (place: ViewAnchor?) -> Anchor<P.Element>? in
      place?.anchor(element)
    }
    presenting = { request, place, controller, report in
      if let modal, let controller { return modal(presenter, controller, request, report) }
      return presenter.present(request, from: anchor(place), report: report)
    }
    sending = { event, id in presenter.send(event, to: id) }
    moving = { place, id in
      if let found = anchor(place) {
        presenter.setAnchor(found, of: id)
      } else {
        presenter.send(.originChanged(place?.origin), to: id)
      }
    }
    reading = { presenter.environment }
  }

  isolated deinit {
    for id in active { sending(.cancel(.hostGone), id) }
  }

  /// The host as it is now.
  var environment: ActionSheets.Environment { reading() }

  /// Begins a presentation, of a controller's view or of what has none; the report hears of its end exactly once.
  func present(
    _ request: PresentationRequest, from place: ViewAnchor?, of controller: UIViewController?,
    report: @escaping Report
  ) -> PresentationID {
    var request = request
    request.origin = place?.origin
    var isOver = false
    var begun: PresentationID?
    let id = presenting(request, place, controller) { [weak self] event in
      if case .ended = event {
        isOver = true
        if let begun { self?.active.remove(begun) }
      } else if self == nil {
        return
      }
      report(event)
    }
    begun = id
    if !isOver { active.insert(id) }
    return id
  }

  func send(_ event: PresentationEvent, to id: PresentationID) {
    sending(event, id)
  }

  func move(_ id: PresentationID, to place: ViewAnchor?) {
    moving(place, id)
  }
}
