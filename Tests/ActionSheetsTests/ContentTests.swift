import ActionSheets
import ActionSheetsTesting
import RandomTesting
import Testing

@MainActor @Suite struct ContentTests {
  @Test(
    arguments: [
      (nil, nil), ("Note", nil), (nil, "What now?"), ("Note", "What now?"),
    ] as [(String?, String?)])
  func `S1, S2: one initializer takes everything, any of it absent`(
    title: String?, message: String?
  ) {
    let sheet = ActionSheet(
      title: title, message: message, buttons: ActionSheet<NoteAction>.note.buttons,
      cancel: Cancel("Cancel"))
    let presenter = HeadlessPresenter(transitions: true)
    var outcome: Outcome<NoteAction>?
    presenter.present(sheet) { outcome = $0 }
    #expect(presenter.presentation?.content.title == title)
    #expect(presenter.presentation?.content.message == message)
    presenter.press("Email")
    presenter.endTransition()
    #expect(outcome == .chose(.email))
  }

  @Test func `S2: an empty title is the same as none`() {
    #expect(Content(title: "", message: "", buttons: []) == Content(buttons: []))
  }

  @Test func `S10: an environment and an anchor are all that can be said about layout`() {
    let presentation = Presentation(.init(letters: "ab"), from: .view, in: .pad)
    #expect(presentation.form == .centered)
  }

  @Test func `X1: everything absent gives no buttons, and an error that says so`() {
    let sheet = ActionSheet<NoteAction>(buttons: [])
    #expect(sheet.buttons.isEmpty)
    #expect(sheet.cancel == nil)
    #expect(sheet.content.problem == .nothingToPresent)
    let log = Log()
    HeadlessPresenter(transitions: true).show(sheet.content, report: log.hear())
    #expect(
      log.lines == [
        "ended notPresented(The sheet has neither a title, nor a message, nor a button)"
      ])
  }

  @Test(arguments: [
    ("dc", "dc"),
    ("dcab", "dabc"),
    ("dabc", "dabc"),
    ("cabd", "dabc"),
    ("adbdc", "ddabc"),
  ])
  func `X4, X5, X6, X10: storage order stays, display order follows the roles`(
    stored: String, shown: String
  ) {
    let content = Content(letters: stored)
    #expect(content.buttons.map(\.title).joined() == stored)
    #expect(Presentation.Order(content, in: .bottomSheet).letters(content) == shown)
  }

  @Test func `X6: a role set later changes the display order alone`() {
    var content = Content(letters: "abx")
    content.buttons[2].role = .destructive
    content.buttons[0].role = .cancel
    #expect(content.buttons.map(\.title) == ["a", "b", "x"])
    #expect(Presentation.Order(content, in: .bottomSheet).letters(content) == "xba")
    #expect(content.cancelButton == ButtonID(0))
  }

  @Test(
    arguments: [
      (-2, nil), (-1, nil), (0, "Delete Note"), (3, "Cancel"), (4, nil), (Int.max, nil),
      (Int.min, nil),
    ] as [(Int, String?)])
  func `X9: a title out of range is nil`(position: Int, title: String?) {
    #expect(ActionSheet<NoteAction>.note.content[ButtonID(position)]?.title == title)
  }

  @Test func `two cancel buttons are refused with the reason`() {
    let presenter = HeadlessPresenter(transitions: true)
    let log = Log()
    presenter.show(Content(letters: "cac"), report: log.hear())
    #expect(log.lines == ["ended notPresented(A sheet can have only one cancel button)"])
    #expect(presenter.visibleCount == 0)
  }

  @Test(arguments: ["", " ", "\t", "\n\r", "\u{A0}\u{3000}\u{2003}"])
  func `S16: a title of nothing or white space is refused, and the button is named`(title: String) {
    let presenter = HeadlessPresenter(transitions: true)
    for content in [
      ActionSheet(buttons: [Button("Email", 1), Button(title, 2)]).content,
      Alert<Int>(title: "Title") {
        Button("OK", 1)
        Cancel(title)
      }.content,
    ] {
      var outcome: Outcome<ButtonID>?
      presenter.show(content) { if case .ended(let ended) = $0 { outcome = ended } }
      #expect(outcome == .cancelled(.notPresented(.emptyTitle(ButtonID(1)))))
    }
    #expect(Content.Button("\u{200B}").isBlank == false, "It is shown as its number")
    #expect(PresentationError.emptyTitle(ButtonID(1)).description.contains("2"))
  }

  @Test func `equal titles are told apart`() {
    let sheet = ActionSheet<Int> {
      Button("Same", 1)
      Button("Same", 2)
    }
    let presenter = HeadlessPresenter(transitions: true)
    var outcome: Outcome<Int>?
    presenter.present(sheet) { outcome = $0 }
    presenter.press(ButtonID(1))
    presenter.endTransition()
    #expect(outcome == .chose(2))
  }

  @Test func `a map changes the choices and nothing else`() {
    let mapped = ActionSheet<NoteAction>.note.map { "\($0)" }
    #expect(mapped.buttons.map(\.choice) == ["delete", "email", "print"])
    #expect(mapped.content == ActionSheet<NoteAction>.note.content)
  }

  @Test(arguments: [0, 1, 2, 7, 500])
  func `X10: places and buttons answer each other, whatever the roles`(count: Int) {
    var random = SplitMix64(seed: UInt64(count))
    for _ in 0..<40 {
      var content = Content(buttons: [])
      var expected: (destructive: [ButtonID], others: [ButtonID], cancel: [ButtonID]) = ([], [], [])
      for position in 0..<count {
        let role = Content.Role.allCases[Int(random.next(below: 3))]
        content.buttons.append(Content.Button("x", role: role))
        switch role {
        case .destructive: expected.destructive.append(ButtonID(position))
        case .default: expected.others.append(ButtonID(position))
        case .cancel: expected.cancel.append(ButtonID(position))
        }
      }
      let order = Presentation.Order(content, in: .bottomSheet)
      #expect(Array(order.rows) == expected.destructive + expected.others)
      #expect(order.cancel == expected.cancel.first)
      for position in -1...count {
        let id = ButtonID(position)
        let all = expected.destructive + expected.others + expected.cancel.prefix(1)
        #expect(order.place(of: id) == all.firstIndex(of: id))
      }
    }
  }
}

extension ContentTests {
  @Test func `U3: the preferred button of an alert stands out, else the one that cancels`() {
    let buttons: [Content.Button] = [.init("Keep"), .init("Cancel", role: .cancel)]
    var alert = Content(kind: .alert, title: "Keep?", buttons: buttons)
    alert.preferredButton = ButtonID(0)
    #expect(alert.emphasizedButton == ButtonID(0))
    #expect(Content(kind: .alert, title: "Keep?", buttons: buttons).emphasizedButton == ButtonID(1))
    var sheet = Content(buttons: buttons)
    sheet.preferredButton = ButtonID(0)
    #expect(sheet.emphasizedButton == ButtonID(1))
    #expect(Content(buttons: [.init("Keep")]).emphasizedButton == nil)
  }

  @Test(arguments: [
    (Content.Kind.actionSheet, Presentation.Form.bottomSheet, true),
    (.actionSheet, .centered, true),
    (.actionSheet, .popover, false), (.alert, .centered, false),
  ])
  func `S4, S14: Cancel stands apart in sheets that show it, and in no alert`(
    kind: Content.Kind, form: Presentation.Form, isApart: Bool
  ) {
    let content = Content(
      kind: kind, title: "Keep?", buttons: [.init("Keep"), .init("Cancel", role: .cancel)])
    #expect(Presentation.Order(content, in: form).setsCancelApart == isApart)
    let plain = Content(kind: kind, title: "Keep?", buttons: [.init("Keep")])
    #expect(!Presentation.Order(plain, in: form).setsCancelApart)
  }

  @Test func `S14: the button that Return presses is marked in alerts alone`() {
    let buttons: [Content.Button] = [
      .init("Discard", role: .destructive), .init("Save"), .init("Cancel", role: .cancel),
    ]
    let alert = Content(kind: .alert, title: "Save?", buttons: buttons)
    #expect(Presentation(alert, from: nil, in: .pad).suggestedButton == ButtonID(1))
    #expect(Presentation(Content(buttons: buttons), from: nil, in: .pad).suggestedButton == nil)
  }
}
