import ActionSheets

/// One presentation that this module has asked for: its object, its place and its state.
///
/// The presenter keeps it until it is over; it keeps what is shown, as UIKit keeps a visible sheet.
@MainActor
final class Showing {
  private weak var host: WindowHost?
  private var id: PresentationID?
  private var kept: [AnyObject]
  private var report: ((PresentationReport) -> Void)?
  private var early: [(WindowHost, PresentationID) -> Void] = []

  /// Whether an answer no longer counts.
  private(set) var isSettled = false
  /// Whether the window is gone, so that nobody is to be called any longer.
  var isHostGone: Bool { host == nil }
  /// Whether it has begun, and its end is therefore more than a refusal.
  private(set) var hasBegun = false

  init(keeping kept: [AnyObject]) {
    self.kept = kept
  }

  /// Asks for the presentation; must be called once.
  func begin(
    _ request: PresentationRequest, on host: WindowHost, from place: ViewAnchor?,
    of controller: UIViewController? = nil, report: @escaping (PresentationReport) -> Void
  ) {
    self.host = host
    self.report = report
    let id = host.present(request, from: place, of: controller) { self.hear($0) }
    self.id = id
    for step in early { step(host, id) }
    early = []
  }

  /// Dismisses; one that is settled is left alone.
  func dismiss() {
    send(.cancel(.programmatic))
  }

  /// Reports an event of the program's making.
  func send(_ event: PresentationEvent) {
    perform { host, id in host.send(event, to: id) }
  }

  /// Gives the presentation another place to originate from.
  func move(to place: ViewAnchor?) {
    perform { host, id in host.move(id, to: place) }
  }

  /// Performs a step, as soon as the presenter has named the presentation: it may be amid calling us.
  private func perform(_ step: @escaping (WindowHost, PresentationID) -> Void) {
    guard report != nil else { return }
    if let host, let id { step(host, id) } else { early.append(step) }
  }

  private func hear(_ event: PresentationReport) {
    switch event {
    case .call(.willPresent): hasBegun = true
    case .call(.clicked), .call(.cancel), .call(.willDismiss), .ended: isSettled = true
    case .call, .text: break
    }
    let report = report
    if case .ended = event {
      self.report = nil
      early = []
    }
    report?(event)
    if case .ended = event { kept = [] }
  }
}
