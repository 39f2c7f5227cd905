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
  /// Runs the presentations; nothing is kept of them but their state.
  public let stage: Stage<Element, Void>
  /// The time of the last key press, counted from the beginning of the presentation.
  var keyTime = Duration.zero

  /// Creates a presenter on a host; by default on a phone.
  public init(environment: Environment = Environment()) {
    let screen = Screen()
    self.screen = screen
    stage = Stage(environment: environment, clock: { .zero }) { id, effect in
      screen.steps.append(PresentationStack.Step(id: id, effect: effect))
    }
  }

  /// Refuses what comes from an element that is in no window.
  public func prepare(
    _ request: inout PresentationRequest, from anchor: Anchor<Element>?, body: Void?
  ) throws(PresentationError) {
    if let element = anchor?.element, !element.isInWindow {
      throw .notInWindow(view: element.name)
    }
  }

  /// All that was asked of this presenter so far, in order, with the presentation that asked.
  public var steps: [PresentationStack.Step] { screen.steps }

  /// The calls to delegates so far, in order.
  public var calls: [LifecycleCall] {
    steps.compactMap { step -> LifecycleCall? in
      if case .call(let call) = step.effect { call } else { nil }
    }
  }
}
