import ActionSheets
import ActionSheetsTesting
import Testing

@MainActor @Suite struct InteractionTests {
  let presenter = HeadlessPresenter(transitions: true)
  let log = Log()

  @Test(
    arguments: [
      ([.down], "b"), ([.down, .down, .down], "c"), ([.up], "d"), ([.tab, .tab], "x"),
      ([.backTab], "d"),
      ([.end], "c"), ([.end, .down], "d"), ([.home], "d"), ([.home, .up], "c"),
      ([.pageDown], "x"), ([.pageDown, .pageDown], "c"), ([.end, .pageUp, .pageUp], "d"),
      ([.character("x")], "x"), ([.character("z")], "a"),
    ] as [([Presentation.Key], String)])
  func `I1, I2: keys move one focus, which loops`(keys: [Presentation.Key], focused: String) {
    presenter.show(Content(letters: "dabxc"))
    presenter.send(.laidOut(Presentation.Layout(rowsInView: 2)))
    for key in keys { presenter.key(key) }
    #expect(presenter.focusedTitle == focused)
  }

  /// `E` is Escape that the body uses, `e` one that it does not, `r` a repetition, `x` another key.
  @Test(
    arguments: [
      ("", true, false), ("E", false, false), ("Ex", true, false), ("Er", false, false),
      ("Err", false, false), ("EE", true, true), ("e", true, true), ("xe", true, true),
      ("r", true, false),
    ])
  func `L7: Escape is the body's first, and not twice`(
    pressed: String, isBodys: Bool, isOver: Bool
  ) {
    presenter.show(Content(kind: .modal, buttons: []), report: log.hear())
    for key in pressed {
      let isRepeat = key == "r"
      if key != "x", presenter.presentation?.offersEscapeToBody(isRepeat: isRepeat) == false {
        presenter.escape()
      } else {
        presenter.send(
          .bodyKey(key == "x" ? .tab : .escape, isRepeat: isRepeat, wasUsed: key == "E"))
      }
    }
    #expect(presenter.presentation?.offersEscapeToBody(isRepeat: false) == isBodys)
    #expect(log.lines.contains("cancel") == isOver)
  }

  @Test func `L7: a body whose view only its own controls dismiss has every Escape`() {
    presenter.show(Content(kind: .modal, buttons: [], isDismissible: false), report: log.hear())
    for wasUsed in [true, true, false] {
      #expect(presenter.presentation?.offersEscapeToBody(isRepeat: false) == true)
      presenter.send(.bodyKey(.escape, isRepeat: false, wasUsed: wasUsed))
    }
    #expect(log.lines == ["willPresent", "didPresent"])
  }

  @Test(arguments: [true, false])
  func `L7, C5: closing the window cancels, or tells the program of a view that it must close`(
    isDismissible: Bool
  ) {
    presenter.show(
      Content(kind: .modal, buttons: [], isDismissible: isDismissible), report: log.hear())
    presenter.send(.closeRequested)
    #expect(log.lines[2] == (isDismissible ? "cancel" : "attemptedDismissal"))
  }

  @Test(arguments: [Presentation.Key.enter, .space])
  func `I1: Enter and Space activate`(key: Presentation.Key) {
    presenter.show(Content(letters: "dabc"), report: log.hear())
    presenter.key(.down)
    presenter.key(key)
    #expect(log.lines.last == "willDismiss 2")
  }

  @Test(arguments: [
    ("pr", "Print"), ("PRI", "Print"), ("é", "Émail"), ("em", "Émail"), ("p", "Print"),
    ("pp", "Photo"),
    ("ppp", "Print"), ("delete n", "Delete Note"), ("q", "Émail"),
  ])
  func `I1: typing jumps to a title with that prefix, ignoring case and diacritics`(
    text: String, focused: String
  ) {
    presenter.show(
      Content(buttons: [
        .init("Delete Note", role: .destructive), .init("Émail"), .init("Print"), .init("Photo"),
        .init("Cancel", role: .cancel),
      ]))
    presenter.type(text)
    #expect(presenter.focusedTitle == focused)
  }

  @Test func `I1: after a pause typing starts a new word, and Space activates again`() {
    presenter.show(Content(letters: "abxc"), report: log.hear())
    presenter.key(.character("a"), at: .zero)
    presenter.key(.character("x"), at: .milliseconds(1001))
    #expect(presenter.focusedTitle == "x")
    presenter.key(.space, at: .milliseconds(2001))
    #expect(log.lines == ["willPresent", "didPresent"])
    presenter.key(.space, at: .milliseconds(3002))
    #expect(log.lines.last == "willDismiss 2")
  }

  @Test(
    arguments: [("dAbXc", "b"), ("DABXc", "c"), ("dABXC", "d"), ("DABXC", nil)]
      as [(String, String?)])
  func
    `I2, I3: first focus skips disabled rows, and falls on a destructive one only for want of others`(
      letters: String, focused: String?
    )
  {
    presenter.show(Content(letters: letters))
    #expect(presenter.focusedTitle == focused)
  }

  @Test func `I2: the arrows skip disabled rows`() {
    presenter.show(Content(letters: "aBXec"))
    presenter.key(.down)
    #expect(presenter.focusedTitle == "e")
    presenter.key(.up)
    #expect(presenter.focusedTitle == "a")
  }

  @Test func `I2: a page of one row gets past disabled rows, and stays at the end`() {
    presenter.show(Content(letters: "aBXec"))
    presenter.send(.laidOut(Presentation.Layout(rowsInView: 1)))
    presenter.key(.pageDown)
    #expect(presenter.focusedTitle == "e")
    presenter.key(.pageUp)
    #expect(presenter.focusedTitle == "a")
    presenter.key(.pageUp)
    #expect(presenter.focusedTitle == "a")
  }

  @Test(
    arguments: [
      ([.pageDown], (false, true), [true], "a"), ([.pageDown], (true, false), [], "x"),
      ([.pageUp], (true, false), [false], "a"), ([.up, .pageUp], (true, true), [false], "d"),
      ([.down, .pageUp], (true, false), [], "d"), ([.down, .pageDown], (true, true), [true], "b"),
      ([.pageUp], (false, true), [], "d"), ([.down, .up, .home, .end], (true, true), [], "c"),
    ] as [([Presentation.Key], (Bool, Bool), [Bool], String)])
  func `I1: page keys read a text that is cut before the rows, and back after them`(
    keys: [Presentation.Key], hides: (above: Bool, below: Bool), scrolls: [Bool], focused: String
  ) {
    presenter.show(Content(letters: "dabxc"))
    presenter.send(
      .laidOut(
        Presentation.Layout(
          rowsInView: 2, hidesTextAbove: hides.above, hidesTextBelow: hides.below)))
    for key in keys { presenter.key(key) }
    let seen = presenter.steps.compactMap { step in
      if case .scrollText(let isForward) = step.effect { isForward } else { nil }
    }
    #expect(seen == scrolls)
    #expect(presenter.focusedTitle == focused)
  }

  @Test func `I1, I3: to read a text is no choice of the destructive row`() {
    presenter.show(Content(letters: "d"), report: log.hear())
    presenter.send(.laidOut(Presentation.Layout(hidesTextBelow: true)))
    presenter.key(.pageDown)
    presenter.key(.enter)
    #expect(log.lines == ["willPresent", "didPresent"])
  }

  @Test(
    arguments: [
      ("dabc", [1], "b"), ("dabc", [-1], "d"), ("dabc", [-1, -1, -1], "d"), ("dabc", [9], "c"),
      ("aBc", [1], "c"), ("aBC", [1], "a"), ("aBXec", [2], "e"), ("abC", [2], "b"),
      ("abc", [Int.max, Int.min], "a"), ("abc", [0], "a"),
    ] as [(String, [Int], String)])
  func `I2: scrolling takes the focus along, past disabled rows and not round`(
    letters: String, rows: [Int], focused: String
  ) {
    presenter.show(Content(letters: letters))
    for rows in rows { presenter.send(.scroll(rows: rows)) }
    #expect(presenter.focusedTitle == focused)
  }

  @Test func `I3: a wheel that moves nothing is no choice of the destructive row`() {
    presenter.show(Content(letters: "d"), report: log.hear())
    presenter.send(.scroll(rows: 1))
    presenter.key(.enter)
    #expect(log.lines == ["willPresent", "didPresent"])
  }

  @Test func `I3: the first focus on a destructive row is no choice until the person moves`() {
    presenter.show(Content(letters: "d"), report: log.hear())
    presenter.key(.enter)
    presenter.key(.space)
    presenter.send(.focus(ButtonID(0)))
    presenter.key(.enter)
    #expect(log.lines == ["willPresent", "didPresent"])
    presenter.key(.down)
    presenter.key(.enter)
    #expect(log.lines.last == "willDismiss 0")
  }

  @Test func `I3: a first focus on a destructive row leaves it when something else can be pressed`()
  {
    presenter.show(Content(letters: "dA"))
    #expect(presenter.focusedTitle == "d")
    presenter.send(.setEnabled(ButtonID(1), true))
    #expect(presenter.focusedTitle == "A")
  }

  @Test func `I2: the focus leaves a row that is disabled, and that is said`() {
    presenter.show(Content(letters: "abc"))
    let before = presenter.steps.count
    presenter.send(.setEnabled(ButtonID(0), false))
    #expect(presenter.focusedTitle == "b")
    #expect(presenter.steps.dropFirst(before).map(\.effect) == [.update, .focus(ButtonID(1))])
    #expect(presenter.spoken == ["alert", "b", "button"])
  }

  @Test(arguments: [Presentation.Key.enter, .space, .escape])
  func `I6: a held key fires nothing`(key: Presentation.Key) {
    presenter.show(Content(letters: "abc"), report: log.hear())
    presenter.key(key, isRepeat: true)
    #expect(log.lines.last == "didPresent")
  }

  @Test(arguments: [false, true])
  func `I7: the focus goes back, unless the program has moved it`(isMoved: Bool) {
    presenter.show(Content(letters: "abc"))
    if isMoved { presenter.send(.focusMovedAway) }
    presenter.escape()
    presenter.endTransition()
    #expect(presenter.steps.contains { $0.effect == .restoreFocus } == !isMoved)
  }

  @Test func `I7, I8: a sheet uncovered again gets its focus, on the button it has now`() {
    let lower = presenter.show(Content(letters: "abc"))
    presenter.show(Content(letters: "abc"))
    let before = presenter.steps.count
    presenter.send(.setEnabled(ButtonID(0), false), to: lower)
    #expect(
      presenter.steps.dropFirst(before).map(\.effect) == [.update],
      "Nothing beneath is focused or read")
    presenter.escape()
    presenter.endTransition()
    #expect(presenter.steps.last?.id == lower)
    #expect(presenter.steps.last?.effect == .focus(ButtonID(1)))
  }

  @Test func `I8: only the topmost sheet hears the person`() {
    let lower = presenter.show(Content(letters: "abc"), report: log.hear("lower"))
    presenter.show(Content(letters: "abc"), report: log.hear("upper"))
    let inputs: [Presentation.Event] = [
      .key(.enter), .key(.escape), .activate(ButtonID(0)),
      .focus(ButtonID(1)),
      .pointer(0, .began, .button(ButtonID(0))), .pointer(0, .ended, .button(ButtonID(0))),
      .cancel(.escape), .cancel(.outsidePress), .cancel(.cancelButton),
    ]
    for event in inputs { presenter.send(event, to: lower) }
    #expect(log.lines.last == "upper: didPresent")
    presenter.cancelAll(.escape)
    #expect(log.lines.last == "upper: willDismiss escape")
  }

  @Test func `I9, I10: a change of the host takes effect at once, and the focus stays`() {
    presenter.show(Content(letters: "abc"))
    presenter.key(.down)
    presenter.setEnvironment(Presentation.Environment(layoutDirection: .rightToLeft))
    #expect(presenter.steps.last?.effect == .update)
    #expect(presenter.focusedTitle == "b")
  }

  @Test
  func `I10: reduced motion that begins while a sheet is up removes the rest of the movement`() {
    presenter.show(Content(letters: "abc"), report: log.hear())
    presenter.setEnvironment(Presentation.Environment(reducesMotion: true))
    presenter.press("a")
    #expect(log.lines.last == "ended 0")
  }

  @Test(arguments: [(0, false), (19, false), (20, true), (900, true)])
  func `C10, rule 2: text with a line end in one go presses nothing destructive`(
    milliseconds: Int, isChosen: Bool
  ) {
    for key in [Presentation.Key.enter, .space] where key == .enter || milliseconds < 20 {
      let presenter = HeadlessPresenter(transitions: true)
      var outcome: Outcome<Int>?
      let sheet = ActionSheet<Int> {
        Button("Delete", 1, role: .destructive)
        Button("Email", 2)
      }
      presenter.present(sheet) { outcome = $0 }
      presenter.key(.character("d"), at: .seconds(1))
      presenter.key(key, at: .seconds(1) + .milliseconds(milliseconds))
      presenter.endTransition()
      #expect(outcome == (isChosen ? .chose(1) : nil))
    }
  }

  @Test func `C10: text with a line end in one go still presses what is harmless`() {
    let presenter = HeadlessPresenter(transitions: true)
    var outcome: Outcome<Int>?
    presenter.present(ActionSheet(buttons: [Button("Print", 1), Button("Email", 2)])) {
      outcome = $0
    }
    presenter.type("em", at: .zero)
    presenter.key(.enter, at: .zero)
    presenter.endTransition()
    #expect(outcome == .chose(2))
  }
}
