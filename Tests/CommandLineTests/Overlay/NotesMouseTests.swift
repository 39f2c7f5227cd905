import TerminalEmulation
import Testing

struct NotesMouseTests {
  @Test func `I4: a press that slides fires where it ends`() throws {
    let test = try NotesProgram.start(asking: "s")
    try test.mouse("press", on: "Duplicate")
    try test.mouse("drag", on: "Email")
    try test.waitUntil(
      Condition("Email is shown as pressed") { $0.cell(of: "Email")?.isUnderlined == true })
    try test.mouse("lift", on: "Email")
    try test.waitUntil(.line(" Chose email."))
  }

  @Test func `I4: a press that began on the title fires where it ends`() throws {
    let test = try NotesProgram.start(asking: "v")
    try test.mouse("press", on: "“Groceries”")
    try test.mouse("drag", on: "Print")
    try test.mouse("lift", on: "Print")
    try test.waitUntil(.line(" Chose print."))
  }

  @Test(arguments: ["s", "v"])
  func `I4, I5: from outside onto a row, from a row to outside, and on the title nothing fires`(
    key: String
  ) throws {
    let test = try NotesProgram.start(asking: key)
    try test.send("press:3,18")
    try test.mouse("drag", on: "Email")
    try test.mouse("lift", on: "Email")
    try test.mouse("press", on: "Email")
    try test.send("drag:3,18 lift:3,18")
    try test.mouse("click", on: "“Groceries”")
    try test.waitUntil(.quiet)
    #expect(test.screen.contains("Print"))
    try test.send("esc")
    try test.waitUntil(.line(" Cancelled: escape."))
  }

  @Test func `I5: the margin of a row is the row`() throws {
    let test = try NotesProgram.start(asking: "v")
    let border = try #require(test.place(of: "├"))
    try test.send("click:\(border.column + 1),\(border.row + 3)")
    try test.waitUntil(.line(" Chose email."))
  }

  @Test(arguments: [
    ("s", NotesProgram.regular), ("r", NotesProgram.regular), ("v", NotesProgram.regular),
    ("s", NotesProgram.compact),
  ])
  func `L5, L6: a press outside cancels and is heard by nothing else`(key: String, size: Size)
    throws
  {
    let test = try NotesProgram.start(on: size, asking: key)
    // The third note, or the bar below the popover.
    try test.send("click:3,3")
    try test.waitUntil(.line(" Cancelled: outsidePress."))
    try test.waitUntil(.quiet)
    #expect(test.cell(column: 1, row: 1).isReversed)
    #expect(!test.cell(column: 1, row: 3).isReversed)
  }

  @Test(arguments: [NotesProgram.regular, NotesProgram.compact])
  func `L11: the second press of the share button dismisses`(size: Size) throws {
    let test = try NotesProgram.start(on: size)
    try test.mouse("click", on: "Share")
    try test.waitUntil(.cursorRow(contains: "Duplicate"))
    try test.mouse("click", on: "Share")
    try test.waitUntil(.line(" Cancelled: outsidePress."))
    try test.waitUntil(.quiet)
    #expect(!test.screen.contains("╭"))
  }

  @Test func `I8: what is beneath hears no key while a sheet is up`() throws {
    let test = try NotesProgram.start(asking: "s")
    try test.send(#"n q down up text:qqnn paste:q\nq ctrl-n"#)
    try test.waitUntil(.quiet)
    #expect(test.state == .running)
    try test.send("esc")
    try test.waitUntil(.line(" Cancelled: escape."))
    #expect(!test.screen.contains("New note"))
    #expect(test.cell(column: 1, row: 1).isReversed)
  }

  @Test func `I6: a button that was pressed before the sheet appeared fires no row`() throws {
    let test = try NotesProgram.start()
    try test.send("press:40,12 v")
    try test.waitUntil(.cursorRow(contains: "Duplicate"))
    try test.mouse("lift", on: "Email")
    try test.waitUntil(.quiet)
    #expect(test.screen.contains("Print"))
  }
}
