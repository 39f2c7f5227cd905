import TerminalEmulation
import Testing

/// The example's controller, which is written for UIKit, over a pseudo-terminal.
struct UIKitNotesTests {
  static let regular = Size(columns: 80, rows: 24)
  static let compact = Size(columns: 50, rows: 20)

  private func start(on size: Size = regular) throws -> TerminalTest {
    let test = try TerminalTest(
      Launch(Launch.built("UIKitNotes"), []), on: TerminalProfile(size: size))
    try test.waitUntil(.screen(contains: "7 Edit"))
    return test
  }

  private func ask(_ key: String, on size: Size = regular) throws -> TerminalTest {
    let test = try start(on: size)
    try test.send(key)
    try test.waitUntil(.cursorRow(contains: "Email"))
    try test.waitUntil(.sheetIsWhole)
    return test
  }

  /// Cancels the sheet, and ends the program once it is gone: a leaving sheet still takes the keys.
  private func leave(_ test: TerminalTest) throws {
    try test.send("esc")
    try test.waitUntil(.screen(contains: ": Cancel", or: "Chose Cancel"))
    try finish(test)
  }

  private func finish(_ test: TerminalTest) throws {
    try test.waitUntil(.screen(lacks: "╭"))
    try test.send("q")
    try test.waitUntil(.ended)
    #expect(test.exitStatus == .code(0))
    #expect(test.isRestored)
  }

  @Test func `C5: without a terminal the program says so and fails`() throws {
    let test = try TerminalTest(
      "/usr/bin/setsid", ["--wait", Launch.built("UIKitNotes")], piped: [.output, .error])
    try test.waitUntil(.ended)
    #expect(test.exitStatus == .code(1))
    #expect(test.standardOutput == "")
    #expect(test.standardError.hasPrefix("UIKitNotes: cannot open the terminal"))
  }

  @Test(arguments: ["1", "2", "3", "4", "5"])
  func `P1, S4: on a compact terminal each origin gives a bottom sheet`(key: String) throws {
    let test = try ask(key, on: Self.compact)
    #expect(test.lines[18].contains("Cancel"))
    try leave(test)
  }

  @Test(arguments: ["1", "2", "3"])
  func `P2, P5: a bar item, a source view and a rectangle give a popover`(key: String) throws {
    let test = try ask(key)
    #expect(["▲", "▼", "◀", "▶"].filter { test.screen.contains($0) }.count == 1)
    #expect(!test.screen.contains("Cancel"))
    try leave(test)
  }

  @Test(arguments: ["4", "5"])
  func `P3: a toolbar and a tab bar give a centered sheet with Cancel`(key: String) throws {
    let test = try ask(key)
    #expect(["▲", "▼", "◀", "▶"].allSatisfy { !test.screen.contains($0) })
    #expect(test.screen.contains("Cancel"))
    try leave(test)
  }

  @Test(arguments: [
    ("enter", "Button 2: Email"), ("down enter", "Button 3: Print"),
    ("up enter", "Button 0: Delete Note"), ("end enter", "Button 1: Cancel"),
    ("esc", "Button 1: Cancel"),
  ])
  func `X3, L2, L4: a sheet's delegate hears the index of what was pressed`(
    keys: String, status: String
  ) throws {
    let test = try ask("4")
    try test.send(keys)
    try test.waitUntil(.screen(contains: status))
    try finish(test)
  }

  @Test(arguments: [("enter", "Chose Email"), ("esc", "Chose Cancel")])
  func `U6, U7: an alert controller's handler runs for a press and for Escape`(
    keys: String, status: String
  ) throws {
    for size in [Self.regular, Self.compact] {
      let test = try ask("1", on: size)
      try test.send(keys)
      try test.waitUntil(.screen(contains: status))
      try finish(test)
    }
  }

  @Test func `L10, L12: sheets can follow each other`() throws {
    let test = try ask("2")
    for _ in 0..<3 {
      try test.send("esc")
      try test.waitUntil(.screen(contains: "Chose Cancel"))
      try test.send("2")
      try test.waitUntil(.cursorRow(contains: "Email"))
    }
    try test.send("enter")
    try test.waitUntil(.screen(contains: "Chose Email"))
    try finish(test)
  }

  @Test func `L16: a resized terminal changes the form and keeps the question`() throws {
    let test = try ask("1")
    try test.resize(Self.compact)
    try test.waitUntil(.screen(contains: "Cancel"))
    try test.send("enter")
    try test.waitUntil(.screen(contains: "Chose Email"))
    try finish(test)
  }

  @Test func `S14: an alert asks for a line of text`() throws {
    let test = try start()
    try test.send("6")
    try test.waitUntil(.screen(contains: "Save"))
    try test.send("text:! enter")
    try test.waitUntil(.screen(contains: "Groceries!"))
    try finish(test)
  }

  @Test func `S15: a modal view edits the note and dismisses itself`() throws {
    let test = try start()
    try test.send("7")
    try test.waitUntil(.screen(contains: "1 Done"))
    try test.send("text:? enter")
    try test.waitUntil(.screen(contains: "Groceries?"))
    try test.waitUntil(.screen(contains: "Saved"))
    try test.waitUntil(.screen(lacks: "1 Done"))
    try finish(test)
  }
}

extension Condition {
  /// Holds when one of two texts stands in one row of the screen.
  fileprivate static func screen(contains text: String, or other: String) -> Condition {
    Condition("the screen contains \"\(text)\" or \"\(other)\"") {
      !$0.modes.isSynchronizing && ($0.screen.contains(text) || $0.screen.contains(other))
    }
  }

  /// Holds when all of a sheet is on the screen, and none of it still below the edge.
  fileprivate static var sheetIsWhole: Condition {
    Condition("the whole sheet is on the screen") { test in
      !test.modes.isSynchronizing
        && test.lines.filter { $0.contains("╭") }.count
          == test.lines.filter { $0.contains("╯") }.count
        && (test.screen.contains("esc cancels") || test.screen.contains(" Cancel "))
    }
  }
}
