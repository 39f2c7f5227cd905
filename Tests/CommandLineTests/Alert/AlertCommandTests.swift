import TerminalEmulation
import Testing

struct AlertCommandTests {
  @Test(arguments: [
    ("enter", Answered.chose("OK")), ("space", .chose("OK")), ("esc", .cancelled),
  ])
  func `S14: an alert that informs is dismissed with OK`(keys: String, ending: Answered) throws {
    #expect(try Asking.alert("-t", "Backup finished").answered(keys) == ending)
  }

  @Test func `A12, C20: an alert is a card below the cursor and leaves no trace`() throws {
    let asking = Asking.alert(
      "-t", "Save?", "-m", "It has changes.", "--ok", "Save", "--ok", "Later")
    let test = try asking.after("printf 'before\\n$ ' >/dev/tty").shown()
    #expect(
      test.text == """
        before
        $
                               ╭────────────────────────────────╮
                               │             Save?              │
                               │        It has changes.         │
                               ├────────────────────────────────┤
                               │              Save              │
                               │             Later              │
                               │             Cancel             │
                               ╰────────────────────────────────╯
        """)
    try test.send("down enter")
    try test.waitUntil(.ended)
    #expect(test.answered == .chose("Later"))
    #expect(test.text == "before\n$")
    #expect(test.isRestored)
  }

  @Test(arguments: [
    ("enter", Answered.chose("Delete")), ("right enter", .chose("Delete")),
    ("left enter", .cancelled),
    ("left left enter", .cancelled), ("left right enter", .chose("Delete")),
    ("shift-tab enter", .cancelled),
  ])
  func `A12: left and right go between buttons side by side`(
    keys: String, ending: Answered
  ) throws {
    let asking = Asking.alert("-t", "Sure?", "--ok", "Delete", "-c", "Keep")
    #expect(try asking.answered(keys) == ending)
  }

  @Test(arguments: ["", "enter ", "space "])
  func `Rule 2: an alert destroys nothing before the person has moved there`(keys: String) throws {
    let test = try Asking.alert("-t", "Sure?", "-d", "Delete", "--no-cancel").shown()
    try test.send(keys + "text:d")
    try test.waitUntil(.quiet)
    #expect(test.state == .running)
    try test.send("up enter")
    try test.waitUntil(.ended)
    #expect(test.answered == .chose("Delete"))
  }

  @Test(arguments: [
    ("text:bob enter text:geheim enter", Answered.answered("Log In", "bob", "geheim")),
    ("text:bob tab text:geheim enter", .answered("Log In", "bob", "geheim")),
    ("down text:x up text:y enter enter", .answered("Log In", "y", "x")),
    ("enter enter", .answered("Log In", "", "")),
    ("text:漢字👨‍👩‍👧 backspace enter enter", .answered("Log In", "漢字", "")),
    (
      "text:ab left text:c ctrl-a text:d ctrl-e text:e enter enter",
      .answered("Log In", "dacbe", "")
    ),
    ("text:one\\stwo ctrl-w enter text:xyz ctrl-u enter", .answered("Log In", "one ", "")),
    ("text:a shift-tab left enter", .cancelled), ("text:q esc", .cancelled),
    ("text:a tab tab tab space", .answered("Log In", "a", "")),
  ])
  func `U3: fields are edited, and Return in the last presses the default button`(
    keys: String, ending: Answered
  ) throws {
    #expect(try Asking.login.answered(keys) == ending)
  }

  @Test func `C10: a paste is text in a field, one line of it, and confirms nothing`() throws {
    let test = try Asking.login.shown()
    try test.send("paste:one\\ntwo\\n")
    try test.waitUntil(.screen(contains: "one"))
    try test.waitUntil(.quiet)
    #expect(test.state == .running)
    try test.send("tab tab paste:x\\n")
    try test.waitUntil(.quiet)
    #expect(test.state == .running)
    try test.send("tab enter")
    try test.waitUntil(.ended)
    #expect(test.answered == .answered("Log In", "one", ""))
  }

  @Test(arguments: [
    Size(columns: 80, rows: 24), Size(columns: 20, rows: 6), Size(columns: 3, rows: 2),
  ])
  func `C7: a secret is shown nowhere and told only to standard output`(size: Size) throws {
    let test = try Asking.login.on(size).shown()
    try test.send("tab text:ZQZQ")
    try test.waitUntil(.quiet)
    try test.send("enter")
    try test.waitUntil(.ended)
    #expect(test.answered == .answered("Log In", "", "ZQZQ"))
    // Neither letter stands in the alert or in an escape sequence, so one alone would be an echo.
    #expect(!test.everythingSaid.contains { "ZQ".contains($0) })
    #expect(test.isRestored)
  }

  @Test func `C19: the cursor stands at the caret`() throws {
    let test = try Asking.login.shown()
    #expect(test.cursorLine.contains("›"))
    let start = test.cursor.column
    try test.send("text:漢a")
    try test.waitUntil(Condition("the cursor has moved") { $0.cursor.column == start + 3 })
    try test.send("home")
    try test.waitUntil(Condition("the cursor is back") { $0.cursor.column == start })
    #expect(test.cursor.isVisible)
  }

  @Test func `C12: the focused field stays in view down to one cell`() throws {
    let test = try Asking.login.shown()
    for (columns, rows) in [(20, 5), (8, 3), (2, 2), (1, 1), (80, 24)] {
      try test.resize(Size(columns: columns, rows: rows))
      try test.waitUntil(.quiet)
    }
    try test.send("text:a enter enter")
    try test.waitUntil(.ended)
    #expect(test.answered == .answered("Log In", "a", ""))
  }

  @Test(arguments: [
    (
      ["--print", "json"],
      #"{"index":0,"title":"OK","role":"default","fields":[{"label":"K","secure":true,"text":"a\"é"}]}"#
        + "\n"
    ),
    (["-0"], "OK\0a\"é\0"), (["--print", "index"], "0\na\"é\n"),
  ])
  func `C2: answers are printed as asked for`(arguments: [String], output: String) throws {
    let asking = Asking(["--secure-field", "K"] + arguments).with { $0.subcommand = "alert" }
    #expect(try asking.answered("text:a\"é enter") == Answered(status: .code(0), output: output))
  }

  @Test(arguments: [2, 15])
  func `C7: a signal gives the terminal back, and no text`(signal: Int32) throws {
    let test = try Asking.login.shown()
    try test.send("text:bob")
    try test.signal(signal)
    try test.waitUntil(.ended)
    #expect(test.exitStatus == .signal(signal))
    #expect(test.standardOutput.isEmpty)
    #expect(test.isRestored)
  }
}
