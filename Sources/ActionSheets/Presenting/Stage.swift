/// Runs the presentations of one host: effects go to the presenter, reports to the program.
///
/// Every presenter owns one. Effects are carried out one after the other in order, also when a program asks
/// for another presentation, or dismisses one, from within a report. A stage belongs to the thread, or the
/// actor, of its presenter; when it goes, every presentation that is not over ends as
/// ``Cancellation/hostGone``, or as it was settled, without further calls. What hears of that must not reach
/// for the variable that held the presenter, for the assignment that lets it go may still be under way.
public final class Stage {
  private var stack: PresentationStack
  /// Who hears of each presentation, oldest first. There are few, and the runtime makes a dictionary's type
  /// only after a search of the whole program, which a command would wait for at every start.
  private var reports: [(id: PresentationID, report: (PresentationReport) -> Void)] = []
  private var steps: [PresentationStack.Step] = []
  private var isRunning = false
  private let perform: (PresentationID, PresentationEffect) -> Void

  /// Creates an empty stage.
  ///
  /// - Parameters:
  ///   - environment: The host as it is now.
  ///   - perform: Carries out an effect. Those that are reports it may ignore: the stage delivers them
  ///     afterwards. The stage keeps it for as long as it lives.
  public init(
    environment: Environment,
    perform: @escaping (PresentationID, PresentationEffect) -> Void
  ) {
    stack = PresentationStack(environment: environment)
    self.perform = perform
  }

  /// The topmost presentation that is on screen, or `nil`.
  public var top: PresentationID? { stack.top }

  /// The presentations that have begun and are not over, from bottom to top.
  public var visible: [PresentationID] { stack.visible }

  /// Whether nothing is on screen and nothing waits.
  public var isEmpty: Bool { stack.isEmpty }

  /// The host as the presentations know it.
  public var environment: Environment { stack.environment }

  /// The state of a presentation, or `nil` when it is over.
  public subscript(id: PresentationID) -> Presentation? { stack[id] }

  deinit {
    for (id, report) in reports.reversed() {
      if case .closing(let outcome) = stack[id]?.phase {
        report(.ended(outcome))
      } else {
        report(.ended(.cancelled(.hostGone)))
      }
    }
  }

  /// Asks for a presentation; its reports go to `report`, which is released after the last one.
  ///
  /// - Parameters:
  ///   - request: What to present.
  ///   - problem: Why the presenter cannot present it, or `nil`; the report then hears of it at once.
  ///   - prepare: Hears the identity before the first effect, which may be carried out before this call returns: for
  ///     what the presenter keeps beside the presentation until its ``PresentationEffect/finish(_:)``.
  ///   - report: Hears the calls and, last and exactly once, the outcome.
  @discardableResult
  public func present(
    _ request: PresentationRequest, problem: PresentationError? = nil,
    prepare: (PresentationID) -> Void = { _ in },
    report: @escaping (PresentationReport) -> Void
  ) -> PresentationID {
    let (id, steps) = stack.present(request, problem: problem)
    reports.append((id, report))
    prepare(id)
    run(steps)
    return id
  }

  /// Sends an event to one presentation.
  public func send(_ event: PresentationEvent, to id: PresentationID) {
    run(stack.send(event, to: id))
  }

  /// Sends the person's input to the topmost presentation, if there is one.
  public func sendToTop(_ event: PresentationEvent) {
    if let top = stack.top { send(event, to: top) }
  }

  /// Sends an event to every presentation, the topmost first.
  public func sendToAll(_ event: PresentationEvent) {
    run(stack.sendToAll(event))
  }

  /// Tells every presentation how the host is now.
  public func setEnvironment(_ environment: Environment) {
    sendToAll(.environmentChanged(environment))
  }

  private func run(_ new: [PresentationStack.Step]) {
    steps += new
    guard !isRunning else { return }
    isRunning = true
    defer { isRunning = false }
    deliverPending()
  }

  /// Carries out at once what otherwise waits until the report that is being heard returns.
  ///
  /// For a presenter that blocks within a report, which would wait for ever for its own effects.
  public func deliverPending() {
    while !steps.isEmpty {
      let step = steps.removeFirst()
      perform(step.id, step.effect)
      switch step.effect {
      case .call(let call): report(.call(call), of: step.id)
      case .text(let field, let text): report(.text(field: field, text), of: step.id)
      case .finish(let outcome):
        guard let place = reports.firstIndex(where: { $0.id == step.id }) else { continue }
        reports.remove(at: place).report(.ended(outcome))
      default: break
      }
    }
  }

  private func report(_ report: PresentationReport, of id: PresentationID) {
    reports.first { $0.id == id }?.report(report)
  }
}
