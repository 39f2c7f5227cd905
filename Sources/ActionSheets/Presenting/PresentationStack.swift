/// The presentations of one host: those on screen, from bottom to top, and those that wait.
///
/// Only the topmost hears the person. A presentation that is asked for while another is moving waits until
/// that has come to rest, and dismissing one leaves the others alone.
public struct PresentationStack: Sendable {
  /// An effect, with the presentation it belongs to.
  public struct Step: Hashable, Sendable {
    /// Whose effect it is.
    public let id: PresentationID
    /// What is to be done.
    public let effect: PresentationEffect
  }

  private struct Entry: Sendable {
    let id: PresentationID
    let request: PresentationRequest
    var presentation: Presentation

    func comesFromSameSource(as other: PresentationRequest) -> Bool {
      request.source != nil && request.source == other.source
    }

    func abandoned(_ cause: Cancellation) -> [PresentationEffect] {
      var presentation = presentation
      return presentation.abandon(cause)
    }
  }

  /// The host as it is now.
  public private(set) var environment: Environment

  private var shown: [Entry] = []
  private var waiting: [Entry] = []
  private var lastNumber = 0

  /// Creates the empty stack of a host.
  public init(environment: Environment) {
    self.environment = environment
  }

  /// The topmost presentation that is on screen, or `nil`.
  public var top: PresentationID? { shown.last?.id }

  /// The presentations that have begun and are not over, from bottom to top.
  public var visible: [PresentationID] { shown.map { $0.id } }

  /// Whether nothing is on screen and nothing waits.
  public var isEmpty: Bool { shown.isEmpty && waiting.isEmpty }

  /// The state of a presentation, or `nil` when it is over.
  public subscript(id: PresentationID) -> Presentation? {
    (shown.first { $0.id == id } ?? waiting.first { $0.id == id })?.presentation
  }

  /// Asks for a presentation.
  ///
  /// A request from the source of a presentation that is already up dismisses that one, as pressing a bar
  /// button twice does; another request for a sheet that is already up is refused. Either way the new
  /// presentation ends at once with ``Cancellation/notPresented(_:)``.
  public mutating func present(
    _ request: PresentationRequest
  ) -> (id: PresentationID, steps: [Step]) {
    lastNumber += 1
    let id = PresentationID(lastNumber)
    let presentation = Presentation(
      request.content, from: request.origin, in: environment, options: request.options)
    var entry = Entry(id: id, request: request, presentation: presentation)
    if let same = allEntries.first(where: { $0.comesFromSameSource(as: request) }) {
      let steps = send(.dismiss, to: same.id)
      return (id, steps + tag(entry.presentation.refuse(.dismissedInstead), id))
    }
    if let sheet = request.sheet, allEntries.contains(where: { $0.request.sheet == sheet }) {
      return (id, tag(entry.presentation.refuse(.alreadyPresented), id))
    }
    waiting.append(entry)
    return (id, beginWaiting())
  }

  /// Sends an event to one presentation. The person's input reaches only the topmost one.
  public mutating func send(_ event: PresentationEvent, to id: PresentationID) -> [Step] {
    if let index = waiting.firstIndex(where: { $0.id == id }) {
      return sendWaiting(event, index)
    }
    guard let index = shown.firstIndex(where: { $0.id == id }) else { return [] }
    if event.isInput && index != shown.count - 1 { return [] }
    var steps = tag(shown[index].presentation.handle(event), id)
    if shown[index].presentation.phase == .ended { shown.remove(at: index) }
    steps += beginWaiting()
    return steps
  }

  /// Sends an event to every presentation, the topmost first.
  public mutating func sendToAll(_ event: PresentationEvent) -> [Step] {
    if case .environmentChanged(let environment) = event { self.environment = environment }
    // Who waits goes first when the host is lost, so that nobody begins on a host that is gone.
    return (waiting + shown.reversed()).flatMap { send(event, to: $0.id) }
  }

  private var allEntries: [Entry] { shown + waiting }

  private mutating func sendWaiting(_ event: PresentationEvent, _ index: Int) -> [Step] {
    let id = waiting[index].id
    switch event {
    case .dismiss:
      return tag(waiting.remove(at: index).abandoned(.programmatic), id)
    case .cancel(let cause):
      return tag(waiting.remove(at: index).abandoned(cause), id)
    case .environmentChanged, .focusMovedAway:
      _ = waiting[index].presentation.handle(event)
      return []
    default:
      return []
    }
  }

  private mutating func beginWaiting() -> [Step] {
    var steps: [Step] = []
    while !waiting.isEmpty, !shown.contains(where: { $0.presentation.isInTransition }) {
      var entry = waiting.removeFirst()
      steps += tag(entry.presentation.begin(), entry.id)
      if entry.presentation.phase != .ended { shown.append(entry) }
    }
    return steps
  }

  private func tag(_ effects: [PresentationEffect], _ id: PresentationID) -> [Step] {
    effects.map { Step(id: id, effect: $0) }
  }
}
