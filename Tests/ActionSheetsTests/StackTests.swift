import ActionSheets
import ActionSheetsTesting
import Testing

@MainActor @Suite struct StackTests {
  let presenter = HeadlessPresenter(transitions: true)
  let log = Log()
  let note = ActionSheet<NoteAction>.note.content

  @Test func `L10: the same sheet shown again works like the first time`() {
    let request = Presentation.Request(
      note, sheet: Presentation.Source(1), source: Presentation.Source(2))
    for _ in 0..<3 {
      let log = Log()
      presenter.present(request, from: nil, report: log.hear())
      presenter.endTransition()
      presenter.press("Print")
      presenter.endTransition()
      #expect(
        log.lines == [
          "willPresent", "didPresent", "clicked 2", "willDismiss 2", "didDismiss 2", "ended 2",
        ])
    }
  }

  @Test(arguments: [nil, PresentationError.hostUnavailable("No display")])
  func `A presenter's item is there from the first effect to the last, and then gone`(
    problem: PresentationError?
  ) {
    final class Item {}
    weak var kept: Item?
    var missing: [Presentation.Effect] = []
    var stage: Stage<String, Item>?
    stage = Stage(environment: Presentation.Environment(reducesMotion: true), clock: { .zero }) {
      id, effect in
      if stage?[item: id] !== kept || kept == nil { missing.append(effect) }
    }
    var item: Item? = Item()
    kept = item
    let id = stage?.present(
      Presentation.Request(note), from: .view("list"), item: item, problem: problem,
      report: { _ in })
    item = nil
    if problem == nil { #expect(id.flatMap { stage?.anchor(of: $0) } == .view("list")) }
    stage?.sendToTop(.cancel(.escape))
    #expect(missing == [])
    #expect(kept == nil)
    #expect(id.flatMap { stage?.anchor(of: $0) } == nil)
  }

  @Test func `C8: time counts from the beginning of each presentation, not from the request`() {
    var now = Duration.seconds(100)
    let stage = Stage<String, Int>(environment: .pad, clock: { now }) { _, _ in }
    let options = Presentation.Options(timeout: .seconds(10))
    let first = stage.present(Presentation.Request(note, options: options), report: { _ in })
    let second = stage.present(Presentation.Request(note, options: options), report: { _ in })
    now += .seconds(4)
    #expect(stage.deadline == .seconds(105))
    stage.send(.transitionEnded, to: first)
    now += .milliseconds(500)
    stage.tick()
    #expect(stage.elapsed(first) == .milliseconds(4500))
    #expect(stage.elapsed(second) == .milliseconds(500))
    #expect(stage[first]?.secondsLeft == 6)
    #expect(stage[second]?.secondsLeft == 10)
  }

  @Test func `L11: asking again from the same source dismisses, and both hear how they ended`() {
    let request = Presentation.Request(note, source: Presentation.Source(1))
    presenter.present(request, from: nil, report: log.hear("first"))
    presenter.present(request, from: nil, report: log.hear("second"))
    presenter.endTransition()
    #expect(
      log.lines == [
        "first: willPresent", "first: willDismiss programmatic",
        "second: ended notPresented(\(PresentationError.dismissedInstead))",
        "first: didDismiss programmatic", "first: ended programmatic",
      ])
    #expect(presenter.visibleCount == 0)
  }

  @Test func `L11: showing a sheet that is up is refused with an error`() {
    let request = Presentation.Request(note, sheet: Presentation.Source(1))
    presenter.present(request, from: nil, report: log.hear("first"))
    presenter.present(request, from: nil, report: log.hear("second"))
    presenter.endTransition()
    #expect(
      log.lines == [
        "first: willPresent", "second: ended notPresented(The sheet is already being presented)",
        "first: didPresent",
      ])
  }

  @Test(arguments: [true, false])
  func `L12: what is asked for inside clicked starts after didDismiss, also the same again`(
    isAnimated: Bool
  ) {
    let request = Presentation.Request(
      note, options: Presentation.Options(isAnimated: isAnimated), sheet: Presentation.Source(1),
      source: Presentation.Source(2))
    presenter.present(request, from: nil) { [presenter, log] report in
      log.hear("first")(report)
      if case .call(.clicked) = report {
        presenter.present(request, from: nil, report: log.hear("second"))
      }
    }
    presenter.endTransition()
    presenter.press("Email")
    presenter.endTransition()
    presenter.endTransition()
    #expect(
      log.lines == [
        "first: willPresent", "first: didPresent", "first: clicked 1", "first: willDismiss 1",
        "first: didDismiss 1", "first: ended 1", "second: willPresent", "second: didPresent",
      ])
  }

  @Test(arguments: [
    (Cancellation.escape, "escape"), (.outsidePress, "hostGone"), (.hostGone, "hostGone"),
  ])
  func `S7: a sheet whose popover is gone ends, as a press outside that does nothing as well`(
    cause: Cancellation, end: String
  ) {
    let alert = Content(kind: .alert, title: "Keep?", buttons: [.init("Keep")])
    let id = presenter.show(alert, report: log.hear())
    presenter.send(.placeLost(cause), to: id)
    presenter.endTransition()
    #expect(log.lines.last == "ended \(end)")
  }

  @Test(arguments: [Cancellation.escape, .outsidePress])
  func `S7, I8: what took a covered sheet's popover away was not meant for the sheet`(
    cause: Cancellation
  ) {
    let below = presenter.show(note, report: log.hear("below"))
    presenter.show(note, report: log.hear("above"))
    presenter.send(.placeLost(cause), to: below)
    #expect(log.lines.last == "below: ended hostGone")
    #expect(presenter.visibleCount == 1)
  }

  @Test func `L13: a presentation asked for during a transition waits for it`() {
    presenter.present(Presentation.Request(note), from: nil, report: log.hear("first"))
    let second = presenter.present(
      Presentation.Request(note), from: nil, report: log.hear("second"))
    #expect(presenter.visibleCount == 1)
    presenter.endTransition()
    #expect(log.lines == ["first: willPresent", "first: didPresent", "second: willPresent"])
    #expect(presenter.visibleCount == 2)
    presenter.dismiss(second)
    presenter.endTransition()
    #expect(presenter.visibleCount == 1)
  }

  @Test func `L13: one that waits can be dismissed, and never appears`() {
    presenter.present(Presentation.Request(note), from: nil, report: log.hear("first"))
    let second = presenter.present(
      Presentation.Request(note), from: nil, report: log.hear("second"))
    presenter.dismiss(second)
    presenter.endTransition()
    #expect(log.lines == ["first: willPresent", "second: ended programmatic", "first: didPresent"])
  }

  @Test func `L13: a button disabled while its presentation waits is disabled when it appears`() {
    presenter.present(Presentation.Request(note), from: nil) { _ in }
    let second = presenter.present(Presentation.Request(note), from: nil) { _ in }
    presenter.send(.setEnabled(ButtonID(1), false), to: second)
    presenter.endTransition()
    #expect(presenter.focusedTitle == "Print")
  }

  @Test func `L19: dismissal touches its own presentation only`() {
    let lower = presenter.show(note, report: log.hear("lower"))
    let upper = presenter.show(note, report: log.hear("upper"))
    presenter.dismiss(lower)
    presenter.endTransition()
    #expect(log.lines.suffix(2) == ["lower: didDismiss programmatic", "lower: ended programmatic"])
    #expect(presenter.isVisible(upper))
    #expect(
      !presenter.steps.contains { $0.effect == .restoreFocus }, "The upper one keeps the focus")
  }

  @Test func `L12: a program may wait within a call for another sheet to end`() {
    let stage = Stage<String, Int>(environment: Presentation.Environment(), clock: { .zero }) {
      _, _ in
    }
    let options = Presentation.Options(isAnimated: false)
    var outcomes: [String] = []
    stage.present(Presentation.Request(note, options: options)) { report in
      guard case .call(.clicked) = report else {
        if case .ended(let outcome) = report { outcomes.append("first \(Log.words(outcome))") }
        return
      }
      stage.present(Presentation.Request(note, options: options)) { report in
        if case .ended(let outcome) = report { outcomes.append("second \(Log.words(outcome))") }
      }
      // What a presenter does that blocks here.
      stage.deliverPending()
      stage.sendToTop(.activate(ButtonID(2)))
      stage.deliverPending()
      #expect(outcomes == ["first 1", "second 2"])
    }
    stage.sendToTop(.activate(ButtonID(1)))
    #expect(outcomes == ["first 1", "second 2"])
  }
}
