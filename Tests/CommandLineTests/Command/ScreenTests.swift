import TerminalEmulation
import Testing

struct ScreenTests {
  /// What a shell had done before the command started, each with another place for the cursor.
  private static let preludes = [
    "true", "printf 'Choose: '", "seq 3", "seq 3; printf 'Choose: '", "seq 22; printf 'Choose: '",
    "seq 100; printf 'Choose: '", "seq 100", "seq 14; printf 'wide 買い物: '",
    #"seq 30; printf '\033[10;5H'"#,
  ]

  @Test(arguments: preludes, ["enter", "esc"])
  func `C20: the sheet leaves nothing behind and the cursor where it was`(
    prelude: String, key: String
  ) throws {
    let before = try TerminalTest("/bin/sh", ["-c", prelude])
    try before.waitUntil(.ended)
    let test = try Asking.note.after("{ \(prelude); } >/dev/tty").shown()
    try test.send("down up \(key)")
    try test.waitUntil(.ended)
    #expect(test.isRestored)
    let isErased = prelude.contains("10;5H")
    if !isErased { #expect(test.text == before.text) }
    #expect(test.cursorLine == before.cursorLine)
    #expect(test.cursor.column == before.cursor.column)
    // Nothing but what stood above may have left the screen.
    #expect(test.scrollback.count <= before.scrollback.count + 9)
    if before.cursor.row + 9 < 24 {
      #expect(test.cells[...before.cursor.row] == before.cells[...before.cursor.row])
    }
  }

  @Test func `C20: the screen above stays while the sheet is shown`() throws {
    let test = try Asking.note.after("seq 50 >&2; printf 'Choose: ' >&2").startOnScreen()
    try test.waitUntil(.screen(contains: "Cancel"))
    #expect(
      test.text.hasPrefix((1...50).map { String($0) }.joined(separator: "\n") + "\nChoose:\n╭"))
  }

  @Test func `S2, S3, S5, S8, X10: a sheet without text`() throws {
    let test = try Asking.note.on(Size(columns: 40, rows: 12)).shown()
    #expect(
      test.screen == """

        ╭──────────────────────────────────────╮
        │            ! Delete Note             │
        │                Email                 │
        │                Print                 │
        ╰──────────────────────────────────────╯
        ╭──────────────────────────────────────╮
        │                Cancel                │
        ╰──────────────────────────────────────╯
        """)
    #expect(test.cell(of: "!")?.foreground == .palette(1))
    #expect(test.cell(of: "Email")?.isReversed == true)
  }

  @Test func `S5, P5: without Cancel the border tells the way back`() throws {
    let test = try Asking("--no-cancel", "-t", "Share", "-m", "How?", "Email")
      .on(Size(columns: 40, rows: 12)).shown()
    #expect(
      test.screen == """

        ╭──────────────────────────────────────╮
        │                Share                 │
        │                 How?                 │
        ├──────────────────────────────────────┤
        │                Email                 │
        ╰──────────────────────── esc cancels ─╯
        """)
    #expect(test.cell(of: "Share")?.isBold == true)
    #expect(test.cell(of: "How?")?.isBold == false)
  }

  @Test func `A13: a title wraps to three lines and then ends in an ellipsis`() throws {
    let title = (1...40).map { "word\($0)" }.joined(separator: " ")
    let test = try Asking("--no-cancel", title).on(Size(columns: 40, rows: 12)).shown()
    let rows = test.lines.filter { $0.hasPrefix("│") }
    #expect(rows.count == 3)
    #expect(rows.last?.contains("…") == true)
    try test.send("enter")
    try test.waitUntil(.ended)
    #expect(test.answered == .chose(title))
  }
}
