import TerminalEmulation

/// Starts the example program with its main screen below some lines of a shell.
enum NotesProgram {
  static let shell = "seq 3; printf '$ '"
  static let regular = Size(columns: 80, rows: 24)
  static let compact = Size(columns: 50, rows: 20)

  static func start(on size: Size = regular, hasJobControl: Bool = false) throws -> TerminalTest {
    var launch = Launch(
      "/bin/sh", ["-c", shell + "; exec \"$0\"", Launch.built("Notes")])
    launch.hasJobControl = hasJobControl
    let test = try TerminalTest(launch, on: TerminalProfile(size: size))
    try test.waitUntil(.screen(contains: "s share · v list"))
    return test
  }

  /// Starts the program and opens a sheet by a key.
  static func start(on size: Size = regular, asking key: String) throws -> TerminalTest {
    let test = try start(on: size)
    try test.send(key)
    try test.waitUntil(.cursorRow(contains: "Duplicate"))
    // A sheet that slides in has its cursor in place before it has arrived.
    try test.waitUntil(.sheetHasArrived)
    return test
  }
}

extension TerminalTest {
  /// The place of a text on the screen.
  func place(of text: String) -> (column: Int, row: Int)? {
    for row in 0..<size.rows {
      for column in 0..<size.columns where cell(column: column, row: row).width > 0 {
        var rest = ""
        var next = column
        while next < size.columns, rest.count < text.count {
          let cell = cell(column: next, row: row)
          if cell.width > 0 { rest += cell.text.isEmpty ? " " : cell.text }
          next += 1
        }
        if rest == text { return (column, row) }
      }
    }
    return nil
  }

  /// Does something with the mouse on a text.
  func mouse(_ action: String, on text: String, by columns: Int = 0) throws {
    guard let place = place(of: text) else { throw MissingText(text: text, screen: screen) }
    try send("\(action):\(place.column + columns),\(place.row)")
  }
}

/// A text that is not on the screen.
struct MissingText: Error {
  var text: String
  var screen: String
}

extension Condition {
  /// Holds when all of a sheet is on the screen, down to its way back.
  static var sheetHasArrived: Condition {
    Condition("the whole sheet is on the screen") { test in
      !test.modes.isSynchronizing
        && test.lines.filter { $0.contains("╭") }.count
          == test.lines.filter { $0.contains("╯") }.count
        && (test.screen.contains("esc cancels") || test.screen.contains(" Cancel "))
    }
  }
}
