/// The presentations of one host: those on screen, from bottom to top, and those that wait.
///
/// Only the topmost gets the person's input and has the focus. A presentation that is asked for while another is
/// moving waits until that has come to rest, and dismissing one leaves the others alone.
package struct PresentationStack: Sendable {
  /// An effect, with the presentation it belongs to.
  package struct Step: Hashable, Sendable {
    /// Whose effect it is.
    package let id: Presentation.ID
    /// The thing to do.
    package let effect: Presentation.Effect
  }

  private struct Entry: Sendable {
    let id: Presentation.ID
    let sheet: Presentation.Source?
    let source: Presentation.Source?
    var presentation: Presentation

    func abandoned(_ cause: Cancellation) -> [Presentation.Effect] {
      var presentation = presentation
      return presentation.abandon(cause)
    }
  }

  /// The host as it is now.
  package private(set) var environment: Presentation.Environment

  private var shown: [Entry] = []
  private var waiting: [Entry] = []
  private var lastNumber = 0

  /// Creates the empty stack of a host.
  package init(environment: Presentation.Environment) {
    self.environment = environment
  }

  /// The topmost presentation that is on screen, or `nil`.
  package var top: Presentation.ID? { shown.last?.id }

  /// The presentations that have begun and are not over, from bottom to top.
  package var visible: [Presentation.ID] { shown.map { $0.id } }

  /// Whether nothing is on screen and nothing waits.
  package var isEmpty: Bool { shown.isEmpty && waiting.isEmpty }

  /// The state of a presentation, or `nil` when it is over.
  package subscript(id: Presentation.ID) -> Presentation? {
    // By index, because each drawing asks: nothing of the entry is copied but the presentation.
    if let index = shown.firstIndex(where: { $0.id == id }) { return shown[index].presentation }
    return waiting.firstIndex { $0.id == id }.map { waiting[$0].presentation }
  }

  /// Asks for a presentation.
  ///
  /// A request from the source of a presentation that is already up, or waits, dismisses that one, as
  /// pressing a bar button twice does; another request for a sheet that is already up is refused. So is one
  /// whose content cannot be presented. In each case the new presentation ends at once with
  /// ``Cancellation/notPresented(_:)``. A presentation whose outcome is settled no longer counts as up, so
  /// that a program can ask again as soon as it has the answer.
  ///
  /// - Parameters:
  ///   - request: What to present.
  ///   - problem: Why the presenter cannot present it, or `nil`.
  package mutating func present(
    _ request: Presentation.Request, problem: PresentationError? = nil
  ) -> (id: Presentation.ID, steps: [Step]) {
    lastNumber += 1
    let id = Presentation.ID(lastNumber)
    if let problem = problem ?? request.content.problem {
      return (id, refuse(problem, id))
    }
    let rivals = (shown + waiting).filter { !$0.presentation.isSettled }
    if let source = request.source, let same = rivals.first(where: { $0.source == source }) {
      return (id, send(.cancel(.programmatic), to: same.id) + refuse(.dismissedInstead, id))
    }
    if let sheet = request.sheet, rivals.contains(where: { $0.sheet == sheet }) {
      return (id, refuse(.alreadyPresented, id))
    }
    let presentation = Presentation(
      request.content, from: request.origin, isFromPopover: request.isFromPopover, in: environment,
      options: request.options)
    waiting.append(
      Entry(id: id, sheet: request.sheet, source: request.source, presentation: presentation))
    return (id, beginWaiting())
  }

  /// Sends an event to one presentation. The person's input reaches only the topmost one.
  package mutating func send(_ event: Presentation.Event, to id: Presentation.ID) -> [Step] {
    var isUncovered = false
    let steps = deliver(event, to: id, uncovers: &isUncovered)
    return steps + settle(isUncovered)
  }

  /// Sends an event to every presentation, first to those that wait, then to the topmost and on downwards.
  package mutating func sendToAll(_ event: Presentation.Event) -> [Step] {
    if case .environmentChanged(let environment) = event { self.environment = environment }
    let all = waiting.map { $0.id } + shown.reversed().map { $0.id }
    // The input that ends the topmost must not reach the one below.
    let hearers = event.isInput ? all.filter { $0 == top } : all
    var isUncovered = false
    var steps: [Step] = []
    for id in hearers { steps += deliver(event, to: id, uncovers: &isUncovered) }
    return steps + settle(isUncovered)
  }

  private mutating func deliver(
    _ event: Presentation.Event, to id: Presentation.ID, uncovers isUncovered: inout Bool
  ) -> [Step] {
    if let index = waiting.firstIndex(where: { $0.id == id }) {
      return sendWaiting(event, index)
    }
    guard let index = shown.firstIndex(where: { $0.id == id }) else { return [] }
    let isTop = index == shown.count - 1
    guard let event = isTop ? event : event.beneathAnother else { return [] }
    var effects = shown[index].presentation.handle(event)
    if !isTop { effects.removeAll { $0.isForTopmost } }
    if shown[index].presentation.phase == .ended {
      let ended = shown.remove(at: index).presentation
      isUncovered = isUncovered || isTop && !ended.focusMovedAway
    }
    return tag(effects, id)
  }

  /// Begins what may begin now; if nothing does, what was uncovered gets the focus back.
  private mutating func settle(_ isUncovered: Bool) -> [Step] {
    let begun = beginWaiting()
    return begun.isEmpty && isUncovered ? focusTop() : begun
  }

  private mutating func sendWaiting(_ event: Presentation.Event, _ index: Int) -> [Step] {
    let id = waiting[index].id
    // A sheet that is not seen gets no input.
    guard !event.isInput else { return [] }
    switch event {
    case .cancel(let cause):
      return tag(waiting.remove(at: index).abandoned(cause), id)
    case .environmentChanged, .originChanged, .contentChanged, .setProblem, .setEnabled, .laidOut:
      _ = waiting[index].presentation.handle(event)
    case .transitionEnded, .focusMovedAway, .elapsed, .placeLost, .key, .bodyKey, .scroll, .pointer,
      .activate, .focus, .focusField, .setText, .closeRequested:
      break
    }
    return []
  }

  private mutating func beginWaiting() -> [Step] {
    var steps: [Step] = []
    while !waiting.isEmpty, !shown.contains(where: { $0.presentation.isInTransition }) {
      var entry = waiting.removeFirst()
      if let below = shown.indices.last {
        steps += tag(shown[below].presentation.forgetPress(), shown[below].id)
      }
      steps += tag(entry.presentation.begin(), entry.id)
      if entry.presentation.phase != .ended { shown.append(entry) }
    }
    return steps
  }

  /// Gives the focus back to the presentation that stands on top now; it may have changed meanwhile.
  private func focusTop() -> [Step] {
    guard let entry = shown.last, entry.presentation.isOpen else { return [] }
    return tag([entry.presentation.focusEffect], entry.id)
  }

  private func refuse(_ error: PresentationError, _ id: Presentation.ID) -> [Step] {
    tag([.finish(.cancelled(.notPresented(error)))], id)
  }

  private func tag(_ effects: [Presentation.Effect], _ id: Presentation.ID) -> [Step] {
    effects.map { Step(id: id, effect: $0) }
  }
}
