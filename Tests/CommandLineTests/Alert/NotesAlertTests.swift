import TerminalEmulation
import Testing

/// The example program: an alert and a modal view over a full screen.
struct NotesAlertTests {
  private static let sizes = [Size(columns: 80, rows: 24), Size(columns: 50, rows: 12)]

  private func start(_ size: Size = sizes[0]) throws -> TerminalTest {
    let test = try TerminalTest(
      Launch(Launch.built("Notes"), [], piped: [.error]), on: TerminalProfile(size: size))
    try test.waitUntil(.screen(contains: "Groceries"))
    return test
  }

  private func shown(_ text: String) -> Condition {
    Condition("\"\(text)\" is shown") { $0.isShowing(text) }
  }

  private func gone(_ text: String) -> Condition {
    Condition("\"\(text)\" is gone") { !$0.modes.isSynchronizing && !$0.isShowing(text) }
  }

  private func quit(_ test: TerminalTest) throws {
    try test.send("q")
    try test.waitUntil(.ended)
    #expect(test.exitStatus == .code(0))
    #expect(test.standardError.isEmpty)
    #expect(test.isRestored)
  }

  @Test(arguments: sizes)
  func `S14: an alert renames a note, and what was beneath comes back`(size: Size) throws {
    let test = try start(size)
    try test.send("e")
    try test.waitUntil(shown("Rename Note"))
    #expect(test.cursorLine.contains("› Groceries"))
    try test.send("ctrl-u text:Milk enter")
    try test.waitUntil(shown("Renamed."))
    #expect(!test.isShowing("Rename Note") && !test.isShowing("Groceries"))
    #expect(test.lines[1].hasPrefix(" Milk"))
    try quit(test)
  }

  @Test(arguments: sizes)
  func `A17, I13: a note without a title is not renamed, and the reason is shown`(size: Size) throws
  {
    let test = try start(size)
    try test.send("e")
    try test.waitUntil(shown("Rename Note"))
    try test.send("ctrl-u enter")
    try test.waitUntil(shown("! Enter a title."))
    #expect(test.isShowing("Rename Note"))
    try test.send("text:Milk")
    try test.waitUntil(gone("Enter a title."))
    try test.send("enter")
    try test.waitUntil(shown("Renamed."))
    try quit(test)
  }

  @Test func `I4, C19: the mouse puts the focus on a field, and the caret where it was pressed`()
    throws
  {
    let test = try start()
    try test.send("e")
    try test.waitUntil(shown("Rename Note"))
    let field = test.cursor.row
    try test.send("tab tab")
    try test.waitUntil(Condition("a button has the focus") { $0.cursor.row != field })
    let start = try #require(test.lines[field].firstIndex(of: "G"))
    let column = test.lines[field].distance(from: test.lines[field].startIndex, to: start)
    try test.send("click:\(column + 4),\(field)")
    try test.waitUntil(.cursor(column: column + 4, row: field))
    try test.send("text:X enter")
    try test.waitUntil(shown("GrocXeries"))
    try quit(test)
  }

  @Test(arguments: sizes)
  func `S15: a modal view is dismissed by its own control`(size: Size) throws {
    let test = try start(size)
    try test.send("enter")
    try test.waitUntil(shown("ctrl-s saves"))
    try test.send("text:\\sAlso\\sq. ctrl-s")
    try test.waitUntil(shown("Saved."))
    #expect(test.isShowing("green. Also q.") || size.columns < 60)
    #expect(!test.isShowing("ctrl-s saves"))
    try quit(test)
  }

  @Test(arguments: sizes)
  func `L13, L19, I8: an alert over a modal view leaves it as it was`(size: Size) throws {
    let test = try start(size)
    try test.send("enter")
    try test.waitUntil(shown("ctrl-s saves"))
    try test.send("text:XY esc")
    try test.waitUntil(shown("Save the changes?"))
    // The alert has the focus: neither typing nor Escape reaches the editor.
    try test.send("text:Z esc")
    try test.waitUntil(gone("Save the changes?"))
    #expect(test.isShowing("XY") && !test.isShowing("XYZ"))
    try test.send("esc")
    try test.waitUntil(shown("Save the changes?"))
    try test.send("enter")
    try test.waitUntil(shown("Saved."))
    #expect(!test.isShowing("ctrl-s saves"))
    try quit(test)
  }

  @Test func `L16: a modal view and the alert over it follow the window`() throws {
    let test = try start()
    try test.send("enter")
    try test.waitUntil(shown("esc closes"))
    #expect(test.isShowing("╭"))
    try test.send("text:X esc")
    try test.waitUntil(shown("Save the changes?"))
    for size in [
      Size(columns: 40, rows: 10), Size(columns: 5, rows: 3), Size(columns: 80, rows: 24),
    ] {
      try test.resize(size)
      try test.waitUntil(.quiet)
    }
    try test.waitUntil(shown("Save the changes?"))
    try test.send("end enter")
    try test.waitUntil(gone("Save the changes?"))
    try test.resize(Size(columns: 50, rows: 12))
    try test.waitUntil(
      Condition("the view covers the window") {
        !$0.modes.isSynchronizing && !$0.isShowing("╭") && $0.isShowing("ctrl-s saves")
      })
    try test.send("ctrl-s")
    try test.waitUntil(shown("Saved."))
    try quit(test)
  }
}

extension TerminalTest {
  /// Whether a row of the screen contains a text.
  fileprivate func isShowing(_ text: String) -> Bool { lines.contains { $0.contains(text) } }
}
