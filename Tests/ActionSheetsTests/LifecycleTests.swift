import ActionSheets
import Testing

@Suite struct LifecycleTests {
  let presenter = HeadlessPresenter()
  let log = Log()
  let note = ActionSheet<NoteAction>.note.content

  @Test func `L1, S3: willPresent comes before anything is seen, didPresent after the transition`()
  {
    let id = presenter.present(PresentationRequest(note), from: nil, report: log.hear())
    #expect(
      presenter.steps.prefix(2).map(\.effect) == [
        .call(.willPresent), .open(.bottomSheet, animated: true),
      ])
    #expect(log.lines == ["willPresent"])
    presenter.endTransition()
    #expect(log.lines == ["willPresent", "didPresent"])
    #expect(presenter.steps.allSatisfy { $0.id == id })
  }

  @Test(arguments: [(0, "0"), (1, "1"), (3, "cancelButton")])
  func `L2, S9: a press of any button is clicked, willDismiss, didDismiss`(
    button: Int, outcome: String
  ) {
    presenter.show(note, report: log.hear())
    presenter.press(ButtonID(button))
    #expect(log.lines.suffix(2) == ["clicked \(button)", "willDismiss \(outcome)"])
    presenter.endTransition()
    #expect(
      log.lines == [
        "willPresent", "didPresent", "clicked \(button)", "willDismiss \(outcome)",
        "didDismiss \(outcome)", "ended \(outcome)",
      ])
  }

  @Test(arguments: [Cancellation.escape, .timedOut, .interrupted])
  func `L3, L4: cancelled from outside is cancel, willDismiss, didDismiss`(cause: Cancellation) {
    presenter.show(note, report: log.hear())
    presenter.cancelAll(cause)
    presenter.endTransition()
    #expect(
      log.lines.dropFirst(2) == [
        "cancel", "willDismiss \(cause)", "didDismiss \(cause)", "ended \(cause)",
      ])
  }

  @Test func `L4: a lost host ends at once, without movement`() {
    presenter.show(note, report: log.hear())
    presenter.cancelAll(.hostGone)
    #expect(
      log.lines.dropFirst(2) == [
        "cancel", "willDismiss hostGone", "didDismiss hostGone", "ended hostGone",
      ])
    #expect(presenter.steps.contains { $0.effect == .close(animated: false) })
  }

  @Test(arguments: [
    (Environment.pad, Origin.rectangle, "abc", true),
    (.pad, .rectangle, "ab", true),
    (.phone, .rectangle, "abc", true),
    (.phone, .rectangle, "ab", false),
    (.pad, .view, "abc", true),
    (.pad, .view, "ab", false),
  ])
  func `L5, L6: a press outside cancels a popover, and otherwise where Cancel is`(
    environment: Environment, origin: Origin, letters: String, cancels: Bool
  ) {
    for reported in [false, true] {
      let presenter = HeadlessPresenter(environment: environment)
      let log = Log()
      presenter.present(
        PresentationRequest(Content(letters: letters), from: origin), from: nil, report: log.hear())
      presenter.endTransition()
      if reported { presenter.send(.cancel(.outsidePress)) } else { presenter.pressOutside() }
      presenter.endTransition()
      #expect(
        log.lines.dropFirst(2)
          == (cancels
            ? [
              "cancel", "willDismiss outsidePress", "didDismiss outsidePress", "ended outsidePress",
            ] : []))
    }
  }

  @Test(arguments: ["abc", "ab", "d", "c", "C", "A"])
  func `L7: Escape cancels always, with or without Cancel`(letters: String) {
    for environment in [Environment.phone, .pad] {
      for endsOpening in [false, true] {
        let presenter = HeadlessPresenter(environment: environment)
        let log = Log()
        presenter.present(
          PresentationRequest(Content(letters: letters)), from: .barButtonItem(.init("Share")),
          report: log.hear())
        if endsOpening { presenter.endTransition() }
        presenter.escape()
        presenter.endTransition()
        #expect(log.lines.last == "ended escape")
      }
    }
  }

  @Test func `L8: dismissal from code is willDismiss, didDismiss, without clicked or cancel`() {
    let id = presenter.show(note, report: log.hear())
    presenter.dismiss(id)
    presenter.endTransition()
    presenter.dismiss(id)
    #expect(
      log.lines.dropFirst(2) == [
        "willDismiss programmatic", "didDismiss programmatic", "ended programmatic",
      ])
  }

  @Test func `L9: visible from show until didDismiss`() {
    #expect(!presenter.isVisible(PresentationID(1)))
    let id = presenter.present(PresentationRequest(note), from: nil, report: log.hear())
    #expect(presenter.isVisible(id))
    presenter.endTransition()
    presenter.press("Email")
    #expect(presenter.isVisible(id))
    presenter.endTransition()
    #expect(!presenter.isVisible(id))
  }

  @Test func `L10: the same sheet shown again works like the first time`() {
    let request = PresentationRequest(note, sheet: PresentationKey(1), source: PresentationKey(2))
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

  @Test func `L11: asking again from the same source dismisses, and both hear how they ended`() {
    let request = PresentationRequest(note, source: PresentationKey(1))
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
    let request = PresentationRequest(note, sheet: PresentationKey(1))
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
    let request = PresentationRequest(
      note, options: PresentationOptions(isAnimated: isAnimated), sheet: PresentationKey(1),
      source: PresentationKey(2))
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

  @Test func `L13: a presentation asked for during a transition waits for it`() {
    presenter.present(PresentationRequest(note), from: nil, report: log.hear("first"))
    let second = presenter.present(PresentationRequest(note), from: nil, report: log.hear("second"))
    #expect(presenter.visibleCount == 1)
    presenter.endTransition()
    #expect(log.lines == ["first: willPresent", "first: didPresent", "second: willPresent"])
    #expect(presenter.visibleCount == 2)
    presenter.dismiss(second)
    presenter.endTransition()
    #expect(presenter.visibleCount == 1)
  }

  @Test func `L13: one that waits can be dismissed, and never appears`() {
    presenter.present(PresentationRequest(note), from: nil, report: log.hear("first"))
    let second = presenter.present(PresentationRequest(note), from: nil, report: log.hear("second"))
    presenter.dismiss(second)
    presenter.endTransition()
    #expect(log.lines == ["first: willPresent", "second: ended programmatic", "first: didPresent"])
  }

  @Test func `L13: a button disabled while its presentation waits is disabled when it appears`() {
    presenter.present(PresentationRequest(note), from: nil) { _ in }
    let second = presenter.present(PresentationRequest(note), from: nil) { _ in }
    presenter.send(.setEnabled(ButtonID(1), false), to: second)
    presenter.endTransition()
    #expect(presenter.focusedTitle == "Print")
  }

  @Test func `L14: when the presenter goes, each presentation still ends, the settled as settled`()
  {
    var presenter: HeadlessPresenter? = HeadlessPresenter()
    presenter?.show(note, report: log.hear("open"))
    presenter?.show(note, report: log.hear("settled"))
    presenter?.press("Email")
    presenter?.present(PresentationRequest(note), from: nil, report: log.hear("waiting"))
    presenter = nil
    #expect(
      log.lines.suffix(3) == [
        "waiting: ended hostGone", "settled: ended 1", "open: ended hostGone",
      ])
  }

  @Test func `L14: a report that is over is released`() {
    var object: Log? = Log()
    weak let watched = object
    presenter.show(note, report: object?.hear() ?? { _ in })
    object = nil
    #expect(watched != nil)
    presenter.escape()
    presenter.endTransition()
    #expect(watched == nil)
  }

  @Test func `L15: a press during the opening counts, and the sheet turns round`() {
    presenter.present(PresentationRequest(note), from: nil, report: log.hear())
    presenter.press("Email")
    presenter.endTransition()
    #expect(log.lines == ["willPresent", "clicked 1", "willDismiss 1", "didDismiss 1", "ended 1"])
  }

  @Test func `L16: crossing the boundary changes the form, without a call, and keeps the focus`() {
    let presenter = HeadlessPresenter(environment: .pad)
    presenter.show(note, from: .barButtonItem(.init("Share")), report: log.hear())
    presenter.key(.down)
    #expect(presenter.form == .popover)
    #expect(presenter.visibleTitles == ["Delete Note", "Email", "Print"])
    let before = presenter.steps.count
    presenter.resize(to: .compact)
    #expect(presenter.steps.dropFirst(before).map(\.effect) == [.changeForm(.bottomSheet)])
    #expect(presenter.visibleTitles == ["Delete Note", "Email", "Print", "Cancel"])
    #expect(presenter.focusedTitle == "Print")
    presenter.key(.down)
    presenter.resize(to: .regular)
    #expect(presenter.focusedTitle == "Email", "Cancel has gone, so the focus starts afresh")
    #expect(log.lines == ["willPresent", "didPresent"])
  }

  @Test func `L17: from a view in no window there is an error that names the view`() {
    let anchor = Anchor.view(HeadlessPresenter.Element("Inbox", isInWindow: false))
    presenter.show(note, from: anchor, report: log.hear())
    #expect(
      log.lines == [
        "ended notPresented(Sheet can not be presented because the view is not in a window: Inbox)"
      ])
  }

  @Test func `L18: nothing but an answer, a dismissal or a lost host ends a presentation`() {
    presenter.show(note, report: log.hear())
    presenter.setEnvironment(Environment(layoutDirection: .rightToLeft, reducesMotion: true))
    for event in [.focusMovedAway, .rowsInView(0), .elapsed(.seconds(1 << 40)), .transitionEnded]
      as [PresentationEvent]
    {
      presenter.send(event)
    }
    #expect(log.lines == ["willPresent", "didPresent"])
    #expect(presenter.presentation?.phase == .shown)
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
    let stage = Stage(environment: Environment()) { _, _ in }
    let options = PresentationOptions(isAnimated: false)
    var outcomes: [String] = []
    stage.present(PresentationRequest(note, options: options)) { report in
      guard case .call(.clicked) = report else {
        if case .ended(let outcome) = report { outcomes.append("first \(Log.words(outcome))") }
        return
      }
      stage.present(PresentationRequest(note, options: options)) { report in
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
