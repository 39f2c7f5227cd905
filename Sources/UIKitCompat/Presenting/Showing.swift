import ActionSheets

/// One presentation that this module has asked for; its subclasses say of which kind of object.
///
/// Its window and the presenter keep it until it is over, and it keeps what is shown, as UIKit keeps a visible sheet.
@MainActor
class Showing {
  private(set) weak var host: (any WindowHost)?
  private var id: PresentationID?
  private var isOver = false
  private var early: [(any WindowHost, PresentationID) -> Void] = []

  /// Whether the presenter has returned from the request.
  var isRequested: Bool { id != nil }
  /// Whether an answer no longer counts.
  private(set) var isSettled = false
  /// Whether it has begun, and its end is therefore more than a refusal.
  private(set) var hasBegun = false
  /// Whether the window is gone, so that the program must not be called any longer.
  var isHostGone: Bool { host == nil }

  init(on host: any WindowHost) {
    self.host = host
  }

  /// Asks for the presentation; must be called once.
  func begin(
    _ request: PresentationRequest, from place: ViewAnchor?,
    of controller: UIViewController? = nil
  ) {
    guard let host else { return }
    let id = host.present(request, from: place, of: controller) { self.receive($0) }
    self.id = id
    for step in early { step(host, id) }
    early = []
  }

  /// Dismisses; a settled presentation is left alone.
  func dismiss() {
    send(.cancel(.programmatic))
  }

  /// Sends an event of the program's making.
  func send(_ event: PresentationEvent) {
    perform { $0.send(event, to: $1) }
  }

  /// Gives the presentation another place to originate from.
  func move(to place: ViewAnchor?) {
    perform { $0.move($1, to: place) }
  }

  /// Performs a step once the presenter has named the presentation, which it may not have when it first calls us.
  private func perform(_ step: @escaping (any WindowHost, PresentationID) -> Void) {
    guard !isOver else { return }
    if let host, let id { step(host, id) } else { early.append(step) }
  }

  private func receive(_ report: PresentationReport) {
    switch report {
    case .call(.willPresent): hasBegun = true
    case .call(.clicked), .call(.cancel), .call(.willDismiss): isSettled = true
    case .ended:
      isSettled = true
      isOver = true
      early = []
    case .call, .text: break
    }
    take(report)
  }

  /// Takes a report of the presentation; overridden.
  func take(_ report: PresentationReport) {}
}
