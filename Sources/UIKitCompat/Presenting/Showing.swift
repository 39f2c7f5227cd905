import ActionSheets

/// One presentation of an object, kept by the window's host until its end; it keeps the object, as UIKit does.
@MainActor
class Showing {
  private(set) weak var host: WindowHost?
  /// The presenter's name for the presentation, which it may not have when its first report arrives.
  private(set) var id: Presentation.ID?
  private var early: [(WindowHost, Presentation.ID) -> Void] = []

  /// Whether an answer no longer counts.
  private(set) var isSettled = false
  /// Whether it has begun, and its end is therefore more than a refusal.
  private(set) var hasBegun = false

  init(on host: WindowHost) {
    self.host = host
  }

  /// Asks for the presentation; must be called once.
  func begin(
    _ request: Presentation.Request, from place: ViewAnchor?, of controller: UIViewController? = nil
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
  func send(_ event: Presentation.Event) {
    perform { $0.presenter.send(event, to: $1) }
  }

  /// Gives the presentation another place to originate from.
  func move(to place: ViewAnchor?) {
    perform { $0.move($1, to: place, on: $0.presenter) }
  }

  /// Performs a step at once, or as soon as there is an ``id``.
  private func perform(_ step: @escaping (WindowHost, Presentation.ID) -> Void) {
    guard let host else { return }
    if let id { step(host, id) } else { early.append(step) }
  }

  private func receive(_ report: Presentation.Report) {
    switch report {
    case .call(.willPresent): hasBegun = true
    case .call(.clicked), .call(.cancel), .call(.willDismiss): isSettled = true
    case .ended:
      isSettled = true
      host?.end(self)
      return take(report)
    case .call, .text: break
    }
    // When the window has gone, only the end is left to take.
    if host != nil { take(report) }
  }

  /// Takes a report of the presentation; overridden.
  func take(_ report: Presentation.Report) {}
}
