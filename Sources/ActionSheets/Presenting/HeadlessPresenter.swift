/// A presenter without a screen, for tests: a program's own, and those of this package.
///
///     let presenter = HeadlessPresenter()
///     var outcome: Outcome<NoteAction>?
///     presenter.present(sheet) { outcome = $0 }
///     presenter.press("Email")
///     presenter.endTransition()
///     // outcome == .chose(.email)
///
/// Transitions last until ``endTransition()`` is called, so that a test can do something in the midst of one.
/// Not for showing anything to a person.
public final class HeadlessPresenter: Presenter {
  /// A thing on the screen that is not there.
  public struct Element: Hashable, Sendable {
    /// What the thing is called in the test.
    public let name: String
    /// Whether the thing is in a window; from one that is not, nothing can be presented.
    public let isInWindow: Bool

    /// Creates an element.
    public init(_ name: String, isInWindow: Bool = true) {
      self.name = name
      self.isInWindow = isInWindow
    }
  }

  /// What has been done on the screen that is not there; apart from the presenter, so that the stage can
  /// hold it without a cycle.
  private final class Screen {
    var steps: [PresentationStack.Step] = []
  }

  private let screen: Screen
  let stage: Stage
  /// The time of the last key press, counted from the beginning of the presentation.
  var keyTime = Duration.zero

  /// Creates a presenter on a host; by default on a phone.
  public init(environment: Environment = Environment()) {
    let screen = Screen()
    self.screen = screen
    stage = Stage(environment: environment) { id, effect in
      screen.steps.append(PresentationStack.Step(id: id, effect: effect))
    }
  }

  /// Begins a presentation.
  @discardableResult
  public func present(
    _ request: PresentationRequest, from anchor: Anchor<Element>?,
    report: @escaping (PresentationReport) -> Void
  ) -> PresentationID {
    var request = request
    request.origin = anchor?.origin ?? request.origin
    let element = anchor?.element
    let problem = element.flatMap {
      $0.isInWindow ? nil : PresentationError.notInWindow(view: $0.name)
    }
    return stage.present(request, problem: problem, report: report)
  }

  /// Dismisses a presentation.
  public func dismiss(_ id: PresentationID) {
    stage.send(.dismiss, to: id)
  }

  /// Gives a presentation another place to originate from.
  public func setAnchor(_ anchor: Anchor<Element>?, of id: PresentationID) {
    stage.send(.originChanged(anchor?.origin), to: id)
  }

  /// The host as it is now.
  public var environment: Environment { stage.environment }

  /// All that was asked of this presenter so far, in order, with the presentation that asked.
  public var steps: [PresentationStack.Step] { screen.steps }

  /// The calls to delegates so far, in order.
  public var calls: [LifecycleCall] {
    steps.compactMap { step -> LifecycleCall? in
      if case .call(let call) = step.effect { call } else { nil }
    }
  }

  /// What assistive technology was asked to say so far, in order.
  public var spoken: [Utterance] {
    steps.flatMap { step -> [Utterance] in
      if case .speak(let utterances) = step.effect { utterances } else { [] }
    }
  }
}
