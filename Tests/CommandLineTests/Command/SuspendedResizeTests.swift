import TerminalEmulation
import Testing

struct SuspendedResizeTests {
  private static let sizes = [
    Size(columns: 80, rows: 12), Size(columns: 20, rows: 9), Size(columns: 80, rows: 5),
    Size(columns: 11, rows: 24), Size(columns: 80, rows: 2), Size(columns: 80, rows: 1),
    Size(columns: 3, rows: 3), Size(columns: 1, rows: 24), Size(columns: 1, rows: 1),
  ]

  @Test(arguments: ["true", "seq 3", "seq 40"], sizes)
  func `C7, C12: suspended in a window that was made small, a sheet leaves nothing in it`(
    prelude: String, size: Size
  ) throws {
    let test = try Asking.note.after("{ \(prelude); } >&2").with { $0.hasJobControl = true }
      .startOnScreen()
    try test.waitUntil(.screen(contains: "Cancel"))
    try test.resize(size)
    try test.waitUntil(.quiet)
    let picture = test.picture
    try test.send("ctrl-z")
    try test.waitUntil(.stopped)
    // What the terminal has left of the numbers, and nothing else.
    #expect(test.screen.allSatisfy { $0.isNumber || $0 == "\n" })
    try test.resume()
    try test.waitUntil(.picture(picture))
    try test.send("esc")
    try test.waitUntil(.ended)
    #expect(test.screen.allSatisfy { $0.isNumber || $0 == "\n" })
    #expect(test.isRestored)
  }
}
