import TerminalEmulation
import Testing

struct NotesEndTests {
  private func before() throws -> TerminalTest {
    let test = try TerminalTest("/bin/sh", ["-c", NotesProgram.shell])
    try test.waitUntil(.ended)
    return test
  }

  @Test func `C5: without a terminal the program says so and fails`() throws {
    let launch = Launch(
      "/bin/sh",
      ["-c", #"exec setsid --wait "$0" >/dev/null"#, Launch.built("Notes")])
    let test = try TerminalTest(launch, on: TerminalProfile())
    try test.waitUntil(.ended)
    #expect(test.exitStatus == .code(1))
    // Standard output is discarded, so what comes to the terminal was said on standard error.
    let said = String(decoding: test.transcript, as: UTF8.self)
    #expect(said.hasPrefix("Notes: cannot open the terminal"))
  }

  @Test(arguments: ["q", "s esc q", "v down enter q"])
  func `C7: quitting gives the main screen and the modes back`(keys: String) throws {
    let before = try before()
    let test = try NotesProgram.start()
    for key in keys.split(separator: " ").dropLast() {
      try test.send(String(key))
      try test.waitUntil(.quiet)
    }
    try test.send("q")
    try test.waitUntil(.ended)
    #expect(test.exitStatus == .code(0))
    #expect(test.isRestored)
    #expect(test.cells == before.cells)
    #expect(test.cursor == before.cursor)
  }

  @Test(arguments: [1, 2, 15] as [Int32], ["", "s", "v"])
  func `C7: a signal gives the main screen back, with a sheet or without`(
    number: Int32, key: String
  ) throws {
    let before = try before()
    let test = try NotesProgram.start()
    try test.send(key)
    try test.waitUntil(.quiet)
    try test.signal(number)
    try test.waitUntil(.ended)
    #expect(test.exitStatus == .signal(number))
    #expect(test.isRestored)
    #expect(test.cells == before.cells)
    #expect(test.cursor == before.cursor)
  }

  @Test func `C7: a full-screen program is suspended and resumed with its sheet`() throws {
    let before = try before()
    let test = try NotesProgram.start(hasJobControl: true)
    try test.send("s")
    try test.waitUntil(.cursorRow(contains: "Duplicate"))
    try test.waitUntil(.quiet)
    let shown = test.cells
    try test.send("ctrl-z")
    try test.waitUntil(.stopped)
    #expect(test.modes.isRestored)
    #expect(test.cells == before.cells)
    try test.resume()
    try test.waitUntil(.cursorRow(contains: "Duplicate"))
    try test.waitUntil(.quiet)
    #expect(test.cells == shown)
    try test.send("enter")
    try test.waitUntil(.line(" Chose duplicate."))
    try test.send("q")
    try test.waitUntil(.ended)
    #expect(test.cells == before.cells)
  }
}
