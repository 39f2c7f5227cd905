import ActionSheets
import ActionSheetsTesting
import Testing

@MainActor @Suite struct LifecycleTests {
  let presenter = HeadlessPresenter(transitions: true)
  let log = Log()
  let note = ActionSheet<NoteAction>.note.content

  @Test func `L1, S3: willPresent comes before anything is seen, didPresent after the transition`()
  {
    let id = presenter.present(Presentation.Request(note), from: nil, report: log.hear())
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
    (Presentation.Environment.pad, Presentation.Origin.rectangle, "abc", true),
    (.pad, .rectangle, "ab", true),
    (.phone, .rectangle, "abc", true),
    (.phone, .rectangle, "ab", false),
    (.pad, .view, "abc", true),
    (.pad, .view, "ab", false),
  ])
  func `L5, L6: a press outside cancels a popover, and otherwise where Cancel is`(
    environment: Presentation.Environment, origin: Presentation.Origin, letters: String,
    cancels: Bool
  ) {
    for reported in [false, true] {
      let presenter = HeadlessPresenter(environment: environment, transitions: true)
      let log = Log()
      presenter.present(
        Presentation.Request(Content(letters: letters), from: origin), from: nil, report: log.hear()
      )
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

  @Test(arguments: [
    (Presentation.Environment.pad, "ab", true), (.pad, "abc", true), (.phone, "ab", false),
  ])
  func `L5, S7: a press outside the popover that holds a sheet cancels it, with or without Cancel`(
    environment: Presentation.Environment, letters: String, cancels: Bool
  ) {
    let presenter = HeadlessPresenter(environment: environment, transitions: true)
    let log = Log()
    let options = Presentation.Options(isAnimated: false, isInsidePopover: true)
    presenter.present(
      Presentation.Request(Content(letters: letters), from: .view, options: options), from: nil,
      report: log.hear())
    presenter.pressOutside()
    #expect(log.lines.contains("ended outsidePress") == cancels)
  }

  @Test(arguments: ["abc", "ab", "d", "c", "C", "A"])
  func `L7: Escape cancels always, with or without Cancel`(letters: String) {
    for environment in [Presentation.Environment.phone, .pad] {
      for endsOpening in [false, true] {
        let presenter = HeadlessPresenter(environment: environment, transitions: true)
        let log = Log()
        presenter.present(
          Presentation.Request(Content(letters: letters)), from: .barButtonItem(.init("Share")),
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
    #expect(!presenter.isVisible(Presentation.ID(1)))
    let id = presenter.present(Presentation.Request(note), from: nil, report: log.hear())
    #expect(presenter.isVisible(id))
    presenter.endTransition()
    presenter.press("Email")
    #expect(presenter.isVisible(id))
    presenter.endTransition()
    #expect(!presenter.isVisible(id))
  }

  @Test func `L14: when the presenter goes, each presentation still ends, the settled as settled`()
  {
    var presenter: HeadlessPresenter? = HeadlessPresenter(transitions: true)
    presenter?.show(note, report: log.hear("open"))
    presenter?.show(note, report: log.hear("settled"))
    presenter?.press("Email")
    presenter?.present(Presentation.Request(note), from: nil, report: log.hear("waiting"))
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
    presenter.present(Presentation.Request(note), from: nil, report: log.hear())
    presenter.press("Email")
    presenter.endTransition()
    #expect(log.lines == ["willPresent", "clicked 1", "willDismiss 1", "didDismiss 1", "ended 1"])
  }

  @Test func `L16: crossing the boundary changes the form, without a call, and keeps the focus`() {
    let presenter = HeadlessPresenter(environment: .pad, transitions: true)
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
    presenter.setEnvironment(
      Presentation.Environment(layoutDirection: .rightToLeft, reducesMotion: true))
    for event in [
      .focusMovedAway, .laidOut(Presentation.Layout(rowsInView: 0)), .elapsed(.seconds(1 << 40)),
      .transitionEnded,
    ]
      as [Presentation.Event]
    {
      presenter.send(event)
    }
    #expect(log.lines == ["willPresent", "didPresent"])
    #expect(presenter.presentation?.phase == .shown)
  }
}
