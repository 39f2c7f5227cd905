/// Runs the presentations of one host: effects go to the presenter, reports to the program.
///
/// Every presenter owns one. Besides the state of each presentation it keeps the anchor, the moment it began, and an
/// `Item` of the presenter's choice, such as the widgets, and drops all of them with the end.
///
/// Effects are carried out one after the other in order, also when a program asks for another presentation, or
/// dismisses one, from within a report. A stage belongs to the thread, or the actor, of its presenter. When it is
/// released, every presentation that is not over ends as ``Cancellation/hostGone``, or as it was settled, without
/// further calls. Those reports run during `deinit`: do not use the presenter in them.
public final class Stage<Element, Item> {
  private struct Record {
    let id: Presentation.ID
    var anchor: Anchor<Element>?
    var item: Item?
    /// The moment the presentation began, or `nil` while it waits.
    var beginning: Duration?
    let question: (any Asked)?
    let report: (Presentation.Report) -> Void
  }

  private var stack: PresentationStack
  private var records: [Record] = []
  private var steps: [PresentationStack.Step] = []
  private var isRunning = false
  private let clock: () -> Duration
  private let perform: (Presentation.ID, Presentation.Effect) -> Void

  /// Creates an empty stage.
  ///
  /// - Parameters:
  ///   - environment: The host as it is now.
  ///   - clock: Returns the time since some fixed moment; it never goes back.
  ///   - perform: Carries out an effect. It may ignore those that are reports: the stage delivers them
  ///     afterwards. The stage keeps it for as long as it lives.
  public init(
    environment: Presentation.Environment, clock: @escaping () -> Duration,
    perform: @escaping (Presentation.ID, Presentation.Effect) -> Void
  ) {
    stack = PresentationStack(environment: environment)
    self.clock = clock
    self.perform = perform
  }

  deinit {
    for record in records.reversed() {
      if case .closing(let outcome) = stack[record.id]?.phase {
        record.report(.ended(outcome))
      } else {
        record.report(.ended(.cancelled(.hostGone)))
      }
    }
  }

  /// The topmost presentation that is on screen, or `nil`.
  public var top: Presentation.ID? { stack.top }

  /// The presentations that have begun and are not over, from bottom to top.
  public var visible: [Presentation.ID] { stack.visible }

  /// Whether nothing is on screen and nothing waits.
  public var isEmpty: Bool { stack.isEmpty }

  /// The host as the presentations know it.
  public var environment: Presentation.Environment { stack.environment }

  /// The state of a presentation, or `nil` when it is over.
  public subscript(id: Presentation.ID) -> Presentation? { stack[id] }

  /// The state of the topmost presentation on screen, or `nil` when there is none.
  public var topPresentation: Presentation? { stack.top.flatMap { stack[$0] } }

  /// The presenter's data for a presentation; setting it after the end does nothing.
  public subscript(item id: Presentation.ID) -> Item? {
    get { index(of: id).flatMap { records[$0].item } }
    set { if let index = index(of: id) { records[index].item = newValue } }
  }

  /// The items of what is on screen, from bottom to top.
  public var items: [Item] { stack.visible.compactMap { self[item: $0] } }

  /// Returns the place that a presentation originates from, or `nil`.
  public func anchor(of id: Presentation.ID) -> Anchor<Element>? {
    index(of: id).flatMap { records[$0].anchor }
  }

  /// The anchor in the bar that stays live beside the topmost presentation, or `nil` for none (row P4).
  public var liveBarAnchor: Anchor<Element>? {
    guard let top, stack[top]?.leavesBarLive == true else { return nil }
    return anchor(of: top)
  }

  /// Returns how long ago a presentation began; nothing while it waits.
  public func elapsed(_ id: Presentation.ID) -> Duration {
    beginning(of: id).map { clock() - $0 } ?? .zero
  }

  /// The moment on the clock at which a countdown changes or runs out, or `nil` where none is under way.
  public var deadline: Duration? {
    stack.visible.compactMap { id in
      guard let beginning = beginning(of: id), let state = stack[id], state.isOpen else {
        return nil
      }
      return state.nextCountdown(after: clock() - beginning).map { beginning + $0 }
    }.min()
  }

  /// Lets the countdowns of what is on screen go on to this moment.
  public func tick() {
    for id in stack.visible where stack[id]?.options.timeout != nil {
      send(.elapsed(elapsed(id)), to: id)
    }
  }

  /// Asks for a presentation.
  ///
  /// - Parameters:
  ///   - request: What to present.
  ///   - anchor: The place that it originates from, or `nil`.
  ///   - item: What the presenter keeps of it from now on.
  ///   - problem: Why the presenter cannot present it, or `nil`; it is reported at once.
  ///   - report: Receives the calls and, last and exactly once, the outcome; released after that.
  @discardableResult
  public func present(
    _ request: Presentation.Request, from anchor: Anchor<Element>? = nil, item: Item? = nil,
    problem: PresentationError? = nil, report: @escaping (Presentation.Report) -> Void
  ) -> Presentation.ID {
    present(
      request, from: anchor, item: item, question: nil, problem: problem, report: report)
  }

  func present(
    _ request: Presentation.Request, from anchor: Anchor<Element>? = nil, item: Item? = nil,
    question: (any Asked)?, problem: PresentationError? = nil,
    report: @escaping (Presentation.Report) -> Void
  ) -> Presentation.ID {
    let (id, steps) = stack.present(request, problem: problem)
    records.append(
      Record(id: id, anchor: anchor, item: item, question: question, report: report))
    run(steps)
    return id
  }

  /// Returns the typed element that a presentation asks, or `nil` for one without a type.
  func question(of id: Presentation.ID) -> (any Asked)? {
    index(of: id).flatMap { records[$0].question }
  }

  /// Gives a presentation another place to originate from; one that is over is left alone.
  public func setAnchor(
    _ anchor: Anchor<Element>?, of id: Presentation.ID, isFromPopover: Bool = false
  ) {
    guard let index = index(of: id) else { return }
    records[index].anchor = anchor
    send(.originChanged(anchor?.origin, isFromPopover: isFromPopover), to: id)
  }

  /// Sends an event to one presentation.
  public func send(_ event: Presentation.Event, to id: Presentation.ID) {
    var new = stack.send(event, to: id)
    // At once, because a key that follows must find the text valid or not.
    if case .setText(let field, _) = event, let question = question(of: id),
      let texts = stack[id]?.texts, texts.indices.contains(field)
    {
      let problem = question.problem(of: field, texts[field])
      new += stack.send(.setProblem(field: field, problem), to: id)
    }
    run(new)
  }

  /// Sends the person's input to the topmost presentation, if there is one.
  public func sendToTop(_ event: Presentation.Event) {
    if let top { send(event, to: top) }
  }

  /// Sends a key of this moment to the topmost presentation, if there is one.
  public func press(_ key: Presentation.Key, isRepeat: Bool = false) {
    if let top { send(.key(key, isRepeat: isRepeat, at: elapsed(top)), to: top) }
  }

  /// Sends an event to every presentation: to those that wait, then to the topmost and on downwards.
  public func sendToAll(_ event: Presentation.Event) {
    run(stack.sendToAll(event))
  }

  /// Tells every presentation how the host is now.
  public func setEnvironment(_ environment: Presentation.Environment) {
    sendToAll(.environmentChanged(environment))
  }

  /// Carries out at once what otherwise waits until the report that is under way returns.
  ///
  /// A presenter that blocks within a report calls it: otherwise it would wait for ever for its own effects.
  public func deliverPending() {
    while !steps.isEmpty {
      let step = steps.removeFirst()
      if case .open = step.effect, let index = index(of: step.id) {
        records[index].beginning = clock()
      }
      perform(step.id, step.effect)
      guard let index = index(of: step.id) else { continue }
      switch step.effect {
      case .call(let call): records[index].report(.call(call))
      case .text(let field, let text): records[index].report(.text(field: field, text))
      case .finish(let outcome): records.remove(at: index).report(.ended(outcome))
      default: break
      }
    }
  }

  private func run(_ new: [PresentationStack.Step]) {
    steps += new
    guard !isRunning else { return }
    isRunning = true
    defer { isRunning = false }
    deliverPending()
  }

  private func index(of id: Presentation.ID) -> Int? { records.firstIndex { $0.id == id } }

  private func beginning(of id: Presentation.ID) -> Duration? {
    index(of: id).flatMap { records[$0].beginning }
  }
}
