import ActionSheets
import ActionSheetsTesting
import Testing

@MainActor @Suite struct AlertTests {
  enum Reply: Equatable { case save, discard }

  let prompt = Prompt<Reply>(title: "Save the note?", message: "It has changes.") {
    TextField("Name")
    TextField("Password", isSecure: true)
  } buttons: {
    Button("Discard", .discard, role: .destructive)
    Button("Save", .save)
    Cancel("Cancel")
  }

  private func presented(
    _ prompt: Prompt<Reply>, on presenter: HeadlessPresenter
  ) -> () -> Outcome<Prompt<Reply>.Answer>? {
    var outcome: Outcome<Prompt<Reply>.Answer>?
    presenter.present(prompt) { outcome = $0 }
    presenter.endTransition()
    return { outcome }
  }

  private func presented(
    _ alert: Alert<Reply>, on presenter: HeadlessPresenter
  ) -> () -> Outcome<Reply>? {
    var outcome: Outcome<Reply>?
    presenter.present(alert) { outcome = $0 }
    presenter.endTransition()
    return { outcome }
  }

  @Test(arguments: [Presentation.SizeClass.compact, .regular])
  func `S14: an alert is centered on every host and keeps the order of its buttons`(
    sizeClass: Presentation.SizeClass
  ) {
    let presenter = HeadlessPresenter(
      environment: Presentation.Environment(idiom: .pad, sizeClass: sizeClass), transitions: true)
    _ = presented(prompt, on: presenter)
    #expect(presenter.form == .centered)
    #expect(presenter.visibleTitles == ["Discard", "Save", "Cancel"])
  }

  @Test func `S14: Tab goes through the fields and the buttons and round again`() {
    let presenter = HeadlessPresenter(transitions: true)
    _ = presented(prompt, on: presenter)
    var stops: [String] = []
    for _ in 0..<6 {
      stops.append(presenter.focusedFieldLabel ?? presenter.focusedTitle ?? "none")
      presenter.key(.tab)
    }
    #expect(stops == ["Name", "Password", "Discard", "Save", "Cancel", "Name"])
    presenter.key(.backTab)
    presenter.key(.backTab)
    #expect(presenter.focusedTitle == "Cancel")
  }

  @Test func `U3: a field holds one line, whatever it is given`() {
    let presenter = HeadlessPresenter(transitions: true)
    let outcome = presented(prompt, on: presenter)
    presenter.enter(
      "a\r\nb\u{1B}\u{7F}\u{80}\u{9F}\u{A0}c\u{2027}\u{2028}\u{2029}\u{202A}é\0", inField: 0)
    presenter.enter("plain", inField: 1)
    presenter.key(.enter)
    presenter.key(.enter)
    presenter.endTransition()
    let answer = outcome()?.choice
    #expect(answer?.choice == .save)
    #expect(answer?.texts == [FieldText("ab\u{A0}c\u{2027}\u{202A}é"), FieldText("plain")])
  }

  @Test func `U3: what can stand in a field is told alike of scalars and of texts`() {
    let scalars = (0...0x3000).compactMap { Unicode.Scalar($0 as UInt32) } + ["👩", "\u{10FFFF}"]
    let refused = scalars.filter { !FieldText.canHold($0) }.map(\.value)
    #expect(refused == Array(0...0x1F) + Array(0x7F...0x9F) + [0x2028, 0x2029])
    #expect(scalars.allSatisfy { FieldText("a\($0)b").isLine == FieldText.canHold($0) })
  }

  @Test func `U3: Return in the last field presses the default button and hands over the texts`() {
    let presenter = HeadlessPresenter(transitions: true)
    let outcome = presented(prompt, on: presenter)
    presenter.enter("Groceries", inField: 0)
    presenter.key(.enter)
    #expect(presenter.focusedFieldLabel == "Password")
    presenter.enter("secret", inField: 1)
    presenter.key(.enter)
    presenter.endTransition()
    let answer = outcome()?.choice
    #expect(answer?.choice == .save)
    #expect(answer?["Name"] == "Groceries")
    #expect(answer?["Password"] == "secret")
    #expect(answer?["Other"] == "")
  }

  /// The letters are buttons; `*` follows the preferred one.
  @Test(
    arguments: [
      ("a", "a"), ("A", nil), ("Ab", nil), ("ab", "a"), ("Ac", nil), ("c", nil), ("ca", "a"),
      ("dca", "a"), ("d", nil), ("dc", nil), ("ab*", "b"), ("aB*", nil), ("ac*", nil),
      ("ad*", nil), ("dAc", nil), ("", nil),
    ] as [(String, String?)])
  func `I12: Return in a field presses the default button or nothing`(
    letters: String, pressed: String?
  ) {
    var content = Content(letters: letters.filter { $0 != "*" })
    content.kind = .alert
    content.fields = [Content.Field("Name")]
    if letters.contains("*") { content.preferredButton = ButtonID(content.buttons.count - 1) }
    let presenter = HeadlessPresenter(transitions: true)
    var chosen: String?
    presenter.show(content) { report in
      if case .ended(let outcome) = report {
        chosen = outcome.choice.flatMap { content[$0]?.title } ?? "cancelled"
      }
    }
    presenter.enter("typed", inField: 0)
    presenter.key(.enter)
    presenter.endTransition()
    #expect(chosen == pressed)
    if pressed == nil { #expect(presenter.focusedFieldLabel == "Name") }
  }

  @Test func `rule 2: Return never presses a destructive button, not even a preferred one`() {
    var prompt = prompt
    prompt.buttons = [
      Button("Discard", .discard, role: .destructive, isPreferred: true), Button("Save", .save),
    ]
    let presenter = HeadlessPresenter(transitions: true)
    let outcome = presented(prompt, on: presenter)
    presenter.key(.enter)
    presenter.key(.enter)
    presenter.endTransition()
    #expect(outcome() == nil)
    #expect(presenter.focusedFieldLabel == "Password")
    presenter.key(.tab)
    presenter.key(.enter)
    presenter.endTransition()
    #expect(outcome()?.choice?.choice == .discard)
  }

  @Test func `U3: the preferred button has the first focus where there are no fields`() {
    var alert = Alert<Reply>(title: "Save?") {
      Button("Discard", .discard)
      Button("Save", .save)
      Cancel("Cancel")
    }
    let presenter = HeadlessPresenter(transitions: true)
    _ = presented(alert, on: presenter)
    #expect(presenter.focusedTitle == "Discard")
    alert[.save]?.isPreferred = true
    _ = presented(alert, on: presenter)
    #expect(presenter.focusedTitle == "Save")
  }

  @Test
  func `A12: two buttons beside each other put Cancel first, and the focus stays on its button`() {
    let two = Alert<Reply>(title: "Save?") {
      Button("Save", .save)
      Cancel("Cancel")
    }
    let presenter = HeadlessPresenter(transitions: true)
    _ = presented(two, on: presenter)
    presenter.send(.laidOut(Presentation.Layout(isSideBySide: true)))
    #expect(presenter.visibleTitles == ["Cancel", "Save"])
    #expect(presenter.focusedTitle == "Save")
    presenter.key(.backTab)
    #expect(presenter.focusedTitle == "Cancel")
    presenter.send(.laidOut(Presentation.Layout()))
    #expect(presenter.visibleTitles == ["Save", "Cancel"])
  }

  @Test(
    arguments: [
      ([.left], .leftToRight, "Cancel"), ([.left, .left], .leftToRight, "Cancel"),
      ([.left, .right], .leftToRight, "Save"), ([.right], .leftToRight, "Save"),
      ([.right], .rightToLeft, "Cancel"), ([.right, .left], .rightToLeft, "Save"),
    ] as [([Presentation.Key], Presentation.LayoutDirection, String)])
  func `I1, S12: left and right move between two buttons as they stand on screen`(
    keys: [Presentation.Key], direction: Presentation.LayoutDirection, focused: String
  ) {
    let presenter = HeadlessPresenter(
      environment: Presentation.Environment(layoutDirection: direction), transitions: true)
    _ = presented(
      Alert<Reply>(title: "Save?") {
        Button("Save", .save)
        Cancel("Cancel")
      }, on: presenter)
    presenter.key(.left)
    #expect(presenter.focusedTitle == "Save")
    presenter.send(.laidOut(Presentation.Layout(isSideBySide: true)))
    for key in keys { presenter.key(key) }
    #expect(presenter.focusedTitle == focused)
  }

  @Test(arguments: [Presentation.Key.left, .right, .home, .end, .space, .character("c"), .pageDown])
  func `I1: a field keeps the keys that edit`(key: Presentation.Key) {
    let presenter = HeadlessPresenter(transitions: true)
    _ = presented(prompt, on: presenter)
    presenter.key(key)
    #expect(key.editsText)
    #expect(presenter.presentation?.focusedField == 0)
    #expect(presenter.presentation?.focusedButton == nil)
  }

  @Test func `L6, L7: a press outside leaves an alert alone, Escape cancels it`() {
    let presenter = HeadlessPresenter(transitions: true)
    let outcome = presented(prompt, on: presenter)
    presenter.pressOutside()
    presenter.endTransition()
    #expect(outcome() == nil)
    presenter.escape()
    presenter.endTransition()
    #expect(outcome() == .cancelled(.escape))
  }

  @Test func `S11: an alert says its title and message, and the label of its first field`() {
    let presenter = HeadlessPresenter(transitions: true)
    _ = presented(prompt, on: presenter)
    #expect(
      presenter.spoken == [
        "alert", "Save the note?", "It has changes.", "Name", "text field",
      ])
    presenter.enter("secret", inField: 1)
    #expect(
      !presenter.presentation.map { Transcript.reading($0) }.debugDescription.contains("secret"))
  }

  @Test(arguments: [
    (true, Presentation.SizeClass.regular, Outcome<ButtonID>?.some(.cancelled(.escape))),
    (true, .compact, .some(.cancelled(.escape))), (false, .regular, nil),
  ])
  func `S15: a modal view is left with Escape where that is allowed`(
    isDismissible: Bool, sizeClass: Presentation.SizeClass, expected: Outcome<ButtonID>?
  ) {
    let presenter = HeadlessPresenter(
      environment: Presentation.Environment(idiom: .pad, sizeClass: sizeClass), transitions: true)
    var outcome: Outcome<ButtonID>?
    let content = ModalView(title: "Edit", isDismissible: isDismissible).content
    let id = presenter.present(Presentation.Request(content), from: nil) { report in
      if case .ended(let ended) = report { outcome = ended }
    }
    presenter.endTransition()
    #expect(presenter.form == (sizeClass == .compact ? .fullScreen : .formSheet))
    presenter.escape()
    presenter.endTransition()
    #expect(outcome == expected)
    presenter.dismiss(id)
    presenter.endTransition()
    #expect(outcome == expected ?? .cancelled(.programmatic))
  }

  @Test func `L19: dismissing an alert leaves the sheet below alone`() {
    let presenter = HeadlessPresenter(transitions: true)
    let sheet = ActionSheet<Int>(buttons: [Button("Email", 1)])
    presenter.present(sheet) { _ in }
    presenter.endTransition()
    let id = presenter.present(prompt) { _ in }
    presenter.endTransition()
    presenter.dismiss(id)
    presenter.endTransition()
    #expect(presenter.visibleTitles == ["Email"])
  }
}
