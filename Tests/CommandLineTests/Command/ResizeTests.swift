import TerminalEmulation
import Testing

struct ResizeTests {
  private static let asking = Asking(
    "-t", "What should happen to the note?", "-m", "It was last changed by a person on a train.",
    "-d", "Delete Note", "Email", "Print", "Duplicate and keep both")

  private static let sizes = [
    Size(columns: 80, rows: 24), Size(columns: 40, rows: 24), Size(columns: 200, rows: 50),
    Size(columns: 20, rows: 9), Size(columns: 11, rows: 24), Size(columns: 80, rows: 5),
    Size(columns: 3, rows: 3), Size(columns: 80, rows: 2), Size(columns: 1, rows: 24),
    Size(columns: 80, rows: 1), Size(columns: 1, rows: 1), Size(columns: 12, rows: 8),
    Size(columns: 80, rows: 24),
  ]

  private func fresh(_ size: Size, keys: String) throws -> [[Cell]] {
    let test = try Self.asking.on(size).shown()
    try test.send(keys)
    try test.waitUntil(.quiet)
    return test.picture
  }

  @Test(arguments: sizes.dropFirst())
  func `C12: after a resize and back the screen is that of a fresh start`(size: Size) throws {
    let test = try Self.asking.on(Self.sizes[0]).shown()
    for size in [size, Self.sizes[0], size] {
      try test.resize(size)
      try test.waitUntil(.picture(try fresh(size, keys: "")))
      try test.waitUntil(.quiet)
    }
    try test.send("enter")
    try test.waitUntil(.ended)
    #expect(test.answered == .chose("Email"))
    #expect(test.screen == "")
    #expect(test.isRestored)
  }

  @Test func `C12: through all sizes the screen stays that of a fresh start`() throws {
    let test = try Self.asking.on(Self.sizes[0]).shown()
    for size in Self.sizes {
      try test.resize(size)
      try test.waitUntil(.picture(try fresh(size, keys: "")))
      // A frame that is still under way when the terminal changes its size was drawn for another one.
      try test.waitUntil(.quiet)
    }
    try test.send("esc")
    try test.waitUntil(.ended)
    #expect(test.answered == .cancelled)
    #expect(test.screen == "")
  }

  @Test(
    arguments: ["seq 3", "seq 40", "true"],
    [Size(columns: 30, rows: 24), Size(columns: 80, rows: 12)])
  func `C12, C20: the screen above outlives a resize`(prelude: String, size: Size) throws {
    let test = try Asking.note.after("{ \(prelude); } >&2").startOnScreen()
    try test.waitUntil(.screen(contains: "Cancel"))
    let above = test.text.split(separator: "╭").first
    try test.resize(size)
    try test.waitUntil(.quiet)
    #expect(test.text.split(separator: "╭").first == above)
    try test.send("enter")
    try test.waitUntil(.ended)
    #expect(test.cursorLine == "")
    let rest = above.map { $0.split(separator: "\n").joined(separator: "\n") }
    #expect(test.text == rest ?? "")
  }

  @Test func `C12: many resizes at once end in the last`() throws {
    let test = try Self.asking.on(Self.sizes[0]).shown()
    for size in Self.sizes.dropLast() { try test.resize(size) }
    let last = Size(columns: 50, rows: 20)
    try test.resize(last)
    try test.waitUntil(.picture(try fresh(last, keys: "")))
  }
}
