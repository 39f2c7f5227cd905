public import ActionSheets

/// A presenter without a screen, for the tests of programs.
///
///     let presenter = HeadlessPresenter()
///     async let action = ask(presenter)           // the code under test
///     _ = await presenter.next()
///     #expect(presenter.visibleTitles == ["Delete Note", "Email", "Cancel"])
///     #expect(presenter.press("Email"))
///     #expect(await action == .email)
///
/// Movements take no time, unless the presenter is made with `transitions`: then they last until ``endTransition()``,
/// so that a test can do something in the midst of one.
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

  /// One thing that was asked of the presenter.
  public struct Step: Hashable, Sendable {
    /// The presentation that asked.
    public let id: Presentation.ID
    /// What is to be done.
    public let effect: Presentation.Effect
  }

  /// What has been done on the screen that is not there; apart from the presenter, so that the stage can
  /// hold it without a cycle.
  private final class Screen {
    var steps: [Step] = []
    var unseen: [Presentation.ID] = []
    var waiters: [CheckedContinuation<Void, Never>] = []

    func wake() {
      for waiter in waiters { waiter.resume() }
      waiters = []
    }
  }

  private let screen: Screen
  /// Runs the presentations, and keeps the bodies of modal views.
  public let stage: Stage<Element, Any?>
  /// The time of the last key press, counted from the beginning of the presentation.
  private var keyTime = Duration.zero

  /// Creates a presenter on a host; by default on a phone, with movements that take no time.
  public init(
    environment: Presentation.Environment = Presentation.Environment(), transitions: Bool = false
  ) {
    let screen = Screen()
    self.screen = screen
    var environment = environment
    if !transitions { environment.reducesMotion = true }
    stage = Stage(environment: environment, clock: { .zero }) { id, effect in
      screen.steps.append(Step(id: id, effect: effect))
      switch effect {
      case .open, .changeContent:
        if !screen.unseen.contains(id) { screen.unseen.append(id) }
        screen.wake()
      case .finish: screen.unseen.removeAll { $0 == id }
      default: break
      }
    }
  }

  /// Refuses what comes from an element that is in no window.
  public func prepare(
    _ request: inout Presentation.Request, from anchor: Anchor<Element>?, body: Any?
  ) throws(PresentationError) -> Any? {
    if let element = anchor?.element, !element.isInWindow {
      throw .notInWindow(view: element.name)
    }
    return body
  }

  /// All that was asked of this presenter so far, in order.
  public var steps: [Step] { screen.steps }

  /// The calls to delegates so far, in order.
  public var calls: [Presentation.Call] {
    steps.compactMap { step in if case .call(let call) = step.effect { call } else { nil } }
  }
}

// MARK: What is up

extension HeadlessPresenter {
  /// The state of the topmost presentation on screen, or `nil` when there is none.
  public var presentation: Presentation? { stage.topPresentation }

  /// The number of presentations on screen.
  public var visibleCount: Int { stage.visible.count }

  /// The form of the topmost presentation, or `nil` when there is none.
  public var form: Presentation.Form? { presentation?.form }

  /// The title of the topmost presentation, or `nil`.
  public var title: String? { presentation?.content.title }

  /// The message of the topmost presentation, or `nil`.
  public var message: String? { presentation?.content.message }

  /// The labels of the text fields of the topmost presentation, from top to bottom.
  public var fieldLabels: [String] { presentation?.content.fields.map { $0.label } ?? [] }

  /// The titles of the buttons on screen from top to bottom, Cancel included where it is shown.
  public var visibleTitles: [String] {
    presentation.map { state in state.order.compactMap { state.content[$0]?.title } } ?? []
  }

  /// The body of the topmost presentation, if that is a modal view.
  public var modalBody: Any? { stage.top.flatMap { stage[item: $0] ?? nil } }

  /// The texts that a screen reader would say if the topmost presentation appeared now.
  public var spoken: [String] { presentation.map { Transcript.appearing($0) } ?? [] }

  /// The title of the focused button, or `nil` when there is none.
  public var focusedTitle: String? { title { $0.focusedButton } }

  /// The label of the focused text field, or `nil` when a button has the focus or nothing is shown.
  public var focusedFieldLabel: String? {
    guard let presentation, let field = presentation.focusedField else { return nil }
    return presentation.content.fields[field].label
  }

  /// The title of the button that is shown as pressed, or `nil` when there is none.
  public var highlightedTitle: String? { title { $0.highlightedButton } }

  /// Returns whether a button with a title is on screen and can be pressed.
  public func isEnabled(_ title: String) -> Bool {
    button(title).flatMap { presentation?.content[$0]?.isEnabled } ?? false
  }

  /// Returns why the text of a field with a label is not valid, as the person reads it, or `nil`.
  public func problem(ofField label: String) -> String? {
    fieldLabels.firstIndex(of: label).flatMap { presentation?.problem(of: $0) }
  }

  /// Returns whether a presentation has been asked for and is not over, waiting and leaving included.
  public func isVisible(_ id: Presentation.ID) -> Bool { stage[id] != nil }

  private func title(of button: (Presentation) -> ButtonID?) -> String? {
    guard let presentation, let id = button(presentation) else { return nil }
    return presentation.content[id]?.title
  }

  private func button(_ title: String) -> ButtonID? {
    presentation.flatMap { state in state.order.first { state.content[$0]?.title == title } }
  }
}

// MARK: What the person does

extension HeadlessPresenter {
  /// Waits until something is up that no earlier call has returned, and returns its state.
  ///
  /// So does a question whose content has changed. Where such a question is up already, this returns at once.
  /// A task that is cancelled gets `nil`.
  public func next() async -> Presentation? {
    while !Task.isCancelled {
      while let id = screen.unseen.first {
        screen.unseen.removeFirst()
        if let state = stage[id] { return state }
      }
      await withTaskCancellationHandler {
        await withCheckedContinuation { screen.waiters.append($0) }
      } onCancel: {
        Task { @MainActor in self.screen.wake() }
      }
    }
    return nil
  }

  /// Presses and releases the first button on screen with a title.
  ///
  /// - Returns: Whether there was such a button, and it could be pressed.
  @discardableResult
  public func press(_ title: String) -> Bool {
    guard let id = button(title) else { return false }
    let canBePressed = isEnabled(title) && presentation?.isOpen == true
    press(on: .button(id))
    return canBePressed
  }

  /// Presses and releases a button.
  public func press(_ id: ButtonID) { press(on: .button(id)) }

  /// Presses and releases outside the sheet.
  public func pressOutside() { press(on: .outside) }

  /// Moves a pointer.
  public func pointer(
    _ phase: Presentation.PointerPhase, _ pointer: Int = 0, over target: Presentation.Target
  ) {
    stage.sendToTop(.pointer(pointer, phase, target))
  }

  /// Presses a key; without a time, 100 ms after the last one.
  public func key(_ key: Presentation.Key, isRepeat: Bool = false, at time: Duration? = nil) {
    keyTime = time ?? keyTime + .milliseconds(100)
    stage.sendToTop(.key(key, isRepeat: isRepeat, at: keyTime))
  }

  /// Types text, one key press for each character.
  public func type(_ text: String, at time: Duration? = nil) {
    for character in text {
      key(character == " " ? .space : .character(character), at: time)
    }
  }

  /// Makes a text field hold some text, as typing into it would. Fields count from 0.
  public func enter(_ text: String, inField field: Int) {
    stage.sendToTop(.setText(field: field, FieldText(text)))
  }

  /// Makes the first text field with a label hold some text, as typing into it would.
  ///
  /// - Returns: Whether there was such a field.
  @discardableResult
  public func enter(_ text: String, inField label: String) -> Bool {
    guard let field = fieldLabels.firstIndex(of: label) else { return false }
    enter(text, inField: field)
    return true
  }

  /// Presses Escape.
  public func escape() { key(.escape) }

  private func press(on target: Presentation.Target) {
    pointer(.began, over: target)
    pointer(.ended, over: target)
  }
}

// MARK: What the host does

extension HeadlessPresenter {
  /// Lets every movement that is under way come to its end.
  public func endTransition() {
    for id in stage.visible where stage[id]?.isInTransition == true {
      stage.send(.transitionEnded, to: id)
    }
  }

  /// Lets time pass, counted from the beginning of each presentation.
  public func elapse(_ time: Duration) { stage.sendToAll(.elapsed(time)) }

  /// Gives the host another size.
  public func resize(to sizeClass: Presentation.SizeClass) {
    var environment = stage.environment
    environment.sizeClass = sizeClass
    stage.setEnvironment(environment)
  }

  /// Changes the host.
  public func setEnvironment(_ environment: Presentation.Environment) {
    stage.setEnvironment(environment)
  }

  /// Reports any other event to the topmost presentation.
  public func send(_ event: Presentation.Event) { stage.sendToTop(event) }
}
