import ActionSheets
import CGTK
import RandomTesting

@testable import ActionSheetsGTK

/// Runs steps against presenters over two windows of a program and one with windows of its own.
@MainActor
final class RandomEpisode {
  // First, for it initializes GTK.
  private let desktop = Desktop()
  private(set) var windows: [Step.Place: RandomWindow] = [:]
  private(set) var presenters: [Step.Place: GTKPresenter] = [:]
  private(set) var followed: [Followed] = []
  var intent = RandomIntent()
  /// What broke a rule first.
  var violation: Violation?
  let count = ObjectCount()
  /// Stands for the body of what has none.
  let none = Widget(new: gtk_label_new(nil))
  private var reactions: [Step]
  private var reported = 0
  /// How many choices, and of them destructive ones, were made: a run shows that it got that far.
  private(set) var chosen = 0
  private(set) var destroyed = 0
  private var heldKeys: Set<String> = []
  private var isMouseDown = false

  private init(reactions: [Step]) {
    self.reactions = reactions.reversed()
  }

  /// Runs steps, then takes everything away, which must end all that is still up and leave nothing behind.
  static func run(_ steps: [Step], reactions: [Step], note: (Step) -> Void) throws
    -> (chosen: Int, destroyed: Int)
  {
    let episode = RandomEpisode(reactions: reactions)
    let count = episode.count
    defer { episode.clear() }
    for step in steps {
      note(step)
      try episode.perform(step)
    }
    try episode.end()
    episode.clear()
    Display.wait { count.alive.isEmpty }
    try require(count.alive.isEmpty, "L14: left behind: \(count.alive)")
    return (episode.chosen, episode.destroyed)
  }

  private func perform(_ step: Step) throws {
    // What is under the mouse is judged by where it stands, which must not change before GTK looks.
    if step == .press || step == .release { Display.settle() }
    let before = focusedButtons
    intent.chances = chances(of: step)
    GLibLog.collect()
    carryOut(step)
    drain()
    if let warning = GLibLog.collectedWarning() { violation = violation ?? Violation(warning) }
    intent.follow(step, from: before, to: focusedButtons)
    if let violation { throw violation }
    try check()
  }

  /// Lets GTK do all that it can do without waiting.
  func drain() {
    FakeInput.sync()
    for _ in 0..<300 where g_main_context_iteration(nil, 0) != 0 {}
  }

  private func end() throws {
    reactions = []
    try perform(.releaseKeys)
    if isMouseDown { try perform(.release) }
    for place in [0, 1, Step.own] {
      presenters[place]?.cancelAll(.hostGone)
      if let window = windows[place] { window.change(.show) }
    }
    drain()
    if let violation { throw violation }
    try require(
      followed.allSatisfy(\.witness.isFinished), "Exactly one outcome: one is missing")
    Display.settle()
    try check()
  }

  private func clear() {
    releaseAll()
    drop([0, 1, Step.own])
    for window in windows.values { window.destroy() }
    windows = [:]
    Display.settle()
  }

  private func drop(_ places: [Step.Place]) {
    for one in followed where places.contains(one.place) { one.isOrphan = true }
    for place in places { presenters[place] = nil }
  }

  private func releaseAll() {
    for key in heldKeys { FakeInput.key(key, isDown: false) }
    heldKeys = []
    if isMouseDown { FakeInput.button(1, isDown: false) }
    isMouseDown = false
  }

  private func window(_ place: Step.Place) -> RandomWindow? {
    guard place != Step.own else { return nil }
    if let window = windows[place], window.isThere { return window }
    drop([place])
    let window = RandomWindow(isAutohide: place == 0)
    windows[place] = window
    return window
  }

  private func presenter(_ place: Step.Place) -> GTKPresenter {
    let window = window(place)?.window
    if let presenter = presenters[place] { return presenter }
    let presenter = window.map { GTKPresenter(window: $0) } ?? GTKPresenter()
    presenters[place] = presenter
    return presenter
  }

  /// Carries out a step, also from within a report.
  private func carryOut(_ step: Step) {
    switch step {
    case .present(let place, let question): present(question, at: place)
    case .dismiss(let place, let number): withOne(place, number) { $0.dismiss($1) }
    case .replace(let place, let number, let question):
      withOne(place, number) { $0.send(.contentChanged(question.content), to: $1) }
    case .setEnabled(let place, let number, let button, let isEnabled):
      withOne(place, number) { $0.send(.setEnabled(button, isEnabled), to: $1) }
    case .setText(let place, let number, let field, let text):
      withOne(place, number) {
        $0.send(.setText(field: field, FieldText(text)), to: $1)
        $0.send(.setProblem(field: field, text.isEmpty ? "Enter a text." : nil), to: $1)
      }
    case .setAnchor(let place, let number, let anchor):
      guard let anchor = windows[place].map({ $0.anchor(anchor) }) else { return }
      withOne(place, number) { $0.setAnchor(anchor, of: $1) }
    case .activate(let place, let button): presenters[place]?.stage.sendToTop(.activate(button))
    case .cancelAll(let place, let cause): presenters[place]?.cancelAll(cause)
    case .key(let name, let isShifted): press(name, isShifted)
    case .holdKey(let name):
      heldKeys.insert(name)
      FakeInput.key(name, isDown: true)
    case .releaseKeys:
      for key in heldKeys { FakeInput.key(key, isDown: false) }
      heldKeys = []
    case .move(let place, let spot):
      if let point = point(of: spot, at: place) { FakeInput.move(x: point.x, y: point.y) }
    case .press:
      isMouseDown = true
      FakeInput.button(1, isDown: true)
    case .release:
      isMouseDown = false
      FakeInput.button(1, isDown: false)
    case .wheel(let isDown):
      FakeInput.button(isDown ? 5 : 4, isDown: true)
      FakeInput.button(isDown ? 5 : 4, isDown: false)
    case .touch(let place, let finger, let phase, let spot):
      _ = presenters[place]?.take(finger, phase, over: widget(of: spot, at: place))
    case .resize(let place, let width, let height):
      guard let window = windows[place], window.isThere else { return }
      gtk_window_set_default_size(window.window.cast(to: GtkWindow.self), width, height)
    case .close(let place): close(place)
    case .change(let place, let change): windows[place]?.change(change)
    case .openPopover(let place):
      // What a popover does that opens above a sheet, ``ProgramPopoverTests`` says.
      guard presenters[place]?.isPresenting != true, windows[place]?.isThere == true else { return }
      windows[place]?.openPopover()
    case .closePopover(let place): windows[place]?.closePopover()
    case .takeFocus(let place, let control): _ = windows[place]?.widget(of: control).grabFocus()
    case .desktop(let setting): set(setting)
    case .dropPresenter(let place): drop([place])
    case .destroyWindow(let place): windows[place]?.destroy()
    case .wait(let milliseconds): wait(milliseconds)
    }
  }

  private func press(_ name: String, _ isShifted: Bool) {
    // The same key held and pressed is a repeat to the server.
    if heldKeys.remove(name) != nil { FakeInput.key(name, isDown: false) }
    if isShifted { FakeInput.key("Shift_L", isDown: true) }
    FakeInput.key(name, isDown: true)
    FakeInput.key(name, isDown: false)
    if isShifted { FakeInput.key("Shift_L", isDown: false) }
  }

  private func close(_ place: Step.Place) {
    // Without a sheet the window would go, which is another step.
    guard let presenter = presenters[place], !presenter.layers.isEmpty,
      let window = presenter.host.window
    else { return }
    gtk_window_close(window.cast(to: GtkWindow.self))
  }

  private func set(_ setting: Step.Setting) {
    switch setting {
    case .theme(let look): desktop.theme = look.rawValue
    case .textScale(let scale): desktop.textScale = scale
    case .isDark(let isDark): desktop.prefersDark = isDark
    case .isRightToLeft(let isMirrored): desktop.isRightToLeft = isMirrored
    case .isAnimated(let isAnimated): desktop.isAnimated = isAnimated
    }
  }

  private func wait(_ milliseconds: UInt32) {
    var isOver = false
    let timer = LoopTimer(after: .milliseconds(milliseconds)) {
      isOver = true
      return false
    }
    Display.wait { isOver }
    withExtendedLifetime(timer) {}
  }

  private func withOne(
    _ place: Step.Place, _ number: Int, _ body: (GTKPresenter, Presentation.ID) -> Void
  ) {
    guard let presenter = presenters[place] else { return }
    let known = followed.filter { $0.place == place && !$0.isOrphan }.compactMap(\.id)
      .filter { presenter.stage[$0] != nil }
    guard !known.isEmpty else { return }
    body(presenter, known[known.count - 1 - number % known.count])
  }

  private func present(_ question: Question, at place: Step.Place) {
    let presenter = presenter(place)
    let anchor = windows[place].flatMap { $0.anchor(question.anchor) }
    let one = Followed(question, at: place)
    followed.append(one)
    let request = Presentation.Request(
      question.content, options: question.options, sheet: question.sheet)
    if question.content.kind == .modal {
      one.id = presenter.present(request, body: makeBody()) { [weak self] in self?.hear($0, of: one)
      }
    } else {
      one.id = presenter.present(request, from: anchor) { [weak self] in self?.hear($0, of: one) }
    }
  }

  private func makeBody() -> Widget {
    let body = Widget(new: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    gtk_box_append(body.cast(to: GtkBox.self), gtk_entry_new())
    gtk_box_append(body.cast(to: GtkBox.self), gtk_button_new_with_label("Done"))
    return body
  }

  private func hear(_ report: Presentation.Report, of one: Followed) {
    do {
      switch report {
      case .call(let call):
        try one.witness.hear(call)
        if case .willDismiss(.chose(let button)) = call { try checkChoice(of: button, in: one) }
      case .text: break
      case .ended(let outcome): try one.witness.finish(outcome, isAbrupt: one.isOrphan)
      }
    } catch {
      violation = violation ?? error as? Violation
    }
    // A program must not reach for a presenter that is just going.
    guard !one.isOrphan else { return }
    reported += 1
    guard reported.isMultiple(of: 5), let reaction = reactions.popLast() else { return }
    intent.chances.formUnion(chances(of: reaction))
    carryOut(reaction)
  }

  /// Rules 2 and 4: a choice follows from a press of that very button, and from nothing else.
  private func checkChoice(of button: ButtonID, in one: Followed) throws {
    chosen += 1
    // The question may have been replaced.
    let shown = one.id.flatMap { presenters[one.place]?.stage[$0]?.content }
    let content = shown ?? one.question.content
    let role = content[button]?.role
    if role == .destructive { destroyed += 1 }
    let isByTime = role == .default && content.timeoutAnswer == button
    // The identity is not known yet when the program itself presses a button within the call that asks.
    let isMeant = intent.chances.contains {
      $0.place == one.place && $0.button == button && (one.id == nil || one.id == $0.id)
    }
    try require(
      isByTime || isMeant,
      "By accident: \(button), which is \(role.map { "\($0)" } ?? "none"), was chosen at \(one.place)"
    )
  }
}
