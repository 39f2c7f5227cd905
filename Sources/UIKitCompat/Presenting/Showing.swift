import ActionSheets

/// One presentation of an object of this module; there is a subclass for each kind of object.
///
/// The window's host keeps it until it ends, and it keeps the object, as UIKit keeps a visible sheet.
@MainActor
class Showing {
  private(set) weak var host: WindowHost?
  /// The presenter's name for the presentation, which it may not have when its first report arrives.
  private(set) var id: PresentationID?
  private var isOver = false
  private var early: [(WindowHost, PresentationID) -> Void] = []

  /// Whether an answer no longer counts.
  private(set) var isSettled = false
  /// Whether it has begun, and its end is therefore more than a refusal.
  private(set) var hasBegun = false

  init(on host: WindowHost) {
    self.host = host
  }

  /// Asks for the presentation; must be called once.
  func begin(
    _ request: PresentationRequest, from place: ViewAnchor?, of controller: UIViewController? = nil
  ) {
    guard let host else { return }
    let id = host.present(request, from: place, of: controller, by: self) { self.receive($0) }
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

  /// Performs a step at once, or as soon as there is an ``id``.
  private func perform(_ step: @escaping (WindowHost, PresentationID) -> Void) {
    guard !isOver, let host else { return }
    if let id { step(host, id) } else { early.append(step) }
  }

  private func receive(_ report: PresentationReport) {
    switch report {
    case .call(.willPresent): hasBegun = true
    case .call(.clicked), .call(.cancel), .call(.willDismiss): isSettled = true
    case .ended:
      isSettled = true
      isOver = true
      early = []
      host?.end(self)
    case .call, .text: break
    }
    // When the window has gone, only the end is left to take.
    if host != nil || isOver { take(report) }
  }

  /// Takes a report of the presentation; overridden.
  func take(_ report: PresentationReport) {}
}
