import TerminalEmulation
import Testing

struct KeyTests {
  private let titles = ["-d", "Delete", "Email", "Éclair", "Print"]

  @Test(arguments: [
    ("enter", "Email"), ("space", "Email"), ("down enter", "Éclair"), ("down space", "Éclair"),
    ("tab tab enter", "Print"), ("tab shift-tab enter", "Email"), ("home enter", "Delete"),
    ("end up enter", "Print"), ("page-down up enter", "Print"), ("end page-up enter", "Delete"),
    ("p enter", "Print"), ("e enter", "Éclair"), ("e e enter", "Email"), ("E enter", "Éclair"),
    ("e c enter", "Éclair"), ("d down up enter", "Delete"), ("up enter", "Delete"),
  ])
  func `I1, I2, X10: keys move one focus and activate it`(keys: String, title: String) throws {
    #expect(try Asking(titles).answered(keys) == .chose(title))
  }

  @Test func `I1: a blank within a title can be typed`() throws {
    let asking = Asking("Save as", "Save", "Save all", "Send")
    #expect(try asking.answered(#"text:save\sal enter"#) == .chose("Save all"))
  }

  @Test(arguments: ["up up enter", "down down down enter", "end enter", "shift-tab tab esc"])
  func `I2: the focus loops through Cancel`(keys: String) throws {
    #expect(try Asking(titles).answered(keys) == .cancelled)
  }

  @Test func `I2: disabled buttons are skipped`() throws {
    let sheet = #"{"buttons":[{"title":"A"},{"title":"B","enabled":false},{"title":"C"}]}"#
    let asking = Asking("--from", "-").with { $0.input = [UInt8](sheet.utf8) }
    #expect(try asking.answered("down enter") == .chose("C"))
  }

  @Test(arguments: [
    (["-d", "Delete", "Email"], "Email"), (["-d", "Delete", "-d", "Erase"], "Cancel"),
    (["-d", "Delete", "--no-cancel"], "Delete"),
  ])
  func `I3: the first focus destroys nothing`(arguments: [String], focus: String) throws {
    let test = try Asking(arguments).shown()
    #expect(test.cursorLine.contains(focus))
  }

  @Test(arguments: [("Print", "Print"), ("2", "Print"), ("Delete", "Email"), ("1", "Email")])
  func `C23: the choice that is set has the first focus, unless it destroys`(
    selected: String, focus: String
  ) throws {
    let test = try Asking("-d", "Delete", "Email", "Print", "--selected", selected).shown()
    #expect(test.cursorLine.contains(focus))
  }

  @Test func `C23: the choice that is set is in view, and JSON says that it was chosen again`()
    throws
  {
    let titles = (1...30).map { "Title \($0)." }
    let test = try Asking(["--print", "json", "--selected", "Title 25."] + titles)
      .on(Size(columns: 40, rows: 14)).shown()
    #expect(test.cursorLine.contains("Title 25."))
    try test.send("enter")
    try test.waitUntil(.ended)
    #expect(
      test.answered
        == .chose(#"{"index":24,"title":"Title 25.","role":"default","selected":true}"#))
  }

  @Test func `C24: a description says which choice is set`() throws {
    let sheet =
      #"{"buttons":[{"title":"A","selected":true,"enabled":false},{"title":"B"},"#
      + #"{"title":"C","subtitle":"the third","selected":true}]}"#
    let asking = Asking("--from", "-").with { $0.input = [UInt8](sheet.utf8) }
    #expect(try asking.answered("enter") == .chose("C"))
    #expect(try asking.answered("up enter") == .chose("B"))
  }

  @Test func `I3: where only destructive buttons are, Enter alone chooses none`() throws {
    let test = try Asking("-d", "Delete", "--no-cancel").shown()
    try test.send("enter")
    try test.waitUntil(.quiet)
    #expect(test.state == .running)
    try test.send("down enter")
    try test.waitUntil(.ended)
    #expect(test.answered == .chose("Delete"))
  }

  @Test func `I6: what was typed before the sheet appeared answers nothing`() throws {
    let test = try Asking.note.after("stty -echo; echo ready; sleep 0.3").start()
    try test.waitUntil(Condition("the shell is ready") { $0.standardOutput == "ready\n" })
    try test.send("enter enter")
    try test.waitUntil(.sheetIsShown)
    try test.waitUntil(.quiet)
    #expect(test.state == .running)
    try test.send("esc")
    try test.waitUntil(.ended)
    #expect(test.exitStatus == .code(1))
  }

  @Test func `I6: a held key is no answer where the terminal tells repeats`() throws {
    let test = try Asking.note.with { $0.profile.speaksKitty = true }.shown()
    try test.send("repeat:enter release:enter repeat:esc release:esc repeat:space")
    try test.waitUntil(.quiet)
    #expect(test.state == .running)
    try test.send("repeat:down enter")
    try test.waitUntil(.ended)
    #expect(test.answered == .chose("Print"))
    #expect(test.modes.keyboardPushes == 1)
    #expect(test.isRestored)
  }

  @Test(arguments: ["enter", "esc", "ctrl-c"])
  func `C11: the keyboard protocol ends a sheet like plain keys`(keys: String) throws {
    let plain = try Asking.note.answered(keys)
    #expect(try Asking.note.with { $0.profile.speaksKitty = true }.answered(keys) == plain)
  }

  @Test func `C11, L7: Escape alone cancels, with and without a Cancel button`() throws {
    #expect(try Asking("--no-cancel", "Email").answered("esc") == .cancelled)
    #expect(try Asking("Email").answered("esc") == .cancelled)
  }

  @Test func `C11: the Escape that begins a sequence does not cancel`() throws {
    let test = try Asking.note.shown()
    try test.send(#"raw:\e[B"#)
    try test.waitUntil(.cursorRow(contains: "Print"))
    try test.send(#"raw:\e[1;1"#)
    try test.waitUntil(.quiet)
    try test.send("raw:A")
    try test.waitUntil(.cursorRow(contains: "Email"))
    #expect(test.state == .running)
  }

  @Test(arguments: [
    #"paste:Print\n"#, #"paste:\n\n\n"#, #"raw:\e[200~x\n\ry\e[201~"#, #"paste:\e\e"#,
  ])
  func `C10: a paste confirms, moves and cancels nothing`(keys: String) throws {
    let test = try Asking.note.shown()
    #expect(test.modes.hasBracketedPaste)
    try test.send(keys)
    try test.waitUntil(.quiet)
    #expect(test.state == .running)
    #expect(test.cursorLine.contains("Email"))
  }

  @Test func `C10, rule 2: a paste that the terminal does not mark destroys nothing`() throws {
    let test = try Asking.note.shown()
    try test.send(#"raw:Delete\r"#)
    try test.waitUntil(.cursorRow(contains: "Delete"))
    try test.waitUntil(.quiet)
    #expect(test.state == .running)
  }

  @Test(arguments: [
    #"raw:\e[999~"#, #"raw:\e[?25;3$y"#, #"raw:\eP1$r0m\e\\"#, #"raw:\e]11;rgb:0000/0000/0000\x07"#,
    #"raw:\e[200;200H"#, #"raw:\eOj"#, #"raw:\x01\x02\x1f\x7f"#, #"raw:\xff\xfe\xc3"#,
    #"raw:\e[<0;10;3M\e[<0;10;3m"#,
  ])
  func `C10: unknown sequences and stray bytes do nothing`(keys: String) throws {
    let test = try Asking.note.shown()
    let before = test.cells
    try test.send(keys)
    try test.waitUntil(.quiet)
    #expect(test.state == .running)
    #expect(test.cells == before)
    try test.send("enter")
    try test.waitUntil(.ended)
    #expect(test.answered == .chose("Email"))
  }

  @Test func `C19: the hardware cursor stands on the focused row after each key`() throws {
    let test = try Asking.note.shown()
    let steps = [
      ("up", "! Delete Note"), ("up", "Cancel"), ("up", "Print"), ("home", "! Delete Note"),
      ("end", "Cancel"), ("e", "Email"), ("down", "Print"),
    ]
    for (key, title) in steps {
      try test.send(key)
      try test.waitUntil(.cursorRow(contains: title))
      #expect(test.cursor.isVisible)
      let line = Array(test.cursorLine)
      #expect(String(line[test.cursor.column...].prefix(title.count)) == title)
    }
  }

  @Test func `I9: the focused row is in view, with a hint of what is not`() throws {
    let titles = (1...30).map { "Title \($0)." }
    let test = try Asking(titles).on(Size(columns: 40, rows: 14)).shown()
    #expect(test.screen.contains("more ─"))
    for title in titles.dropFirst() {
      try test.send("down")
      try test.waitUntil(.cursorRow(contains: title))
    }
    try test.send("down")
    try test.waitUntil(.cursorRow(contains: "Cancel"))
    try test.send("down")
    try test.waitUntil(.cursorRow(contains: "Title 1."))
    try test.send("enter")
    try test.waitUntil(.ended)
    #expect(test.answered == .chose("Title 1."))
  }

  @Test func `A16, I16: the choice that is set has a check mark and the focus`() throws {
    let test = try Asking("--selected", "Date", "Name", "Date").shown()
    #expect(test.cursorLine.contains("✓ Date"))
    try test.send("enter")
    try test.waitUntil(.ended)
    #expect(test.answered == .chose("Date"))
  }
}
