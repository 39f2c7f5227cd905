import TerminalEmulation
import Testing

/// Rows of the behaviors over a pseudo-terminal; they also run on a host without a screen.
struct RowsInTerminalTests {
  @Test(arguments: RowScript.sheets)
  func `L1–L4, L7–L14, L17, L19: a sheet in the terminal tells its delegate`(script: RowScript)
    throws
  {
    try run(script)
  }

  @Test(arguments: RowScript.indices)
  func `X1–X10: indices and order of a sheet in the terminal`(script: RowScript) throws {
    try run(script)
  }

  @Test(arguments: RowScript.controllers)
  func `U1–U3, U5–U7: an alert controller in the terminal runs its handlers`(script: RowScript)
    throws
  {
    try run(script)
  }

  @Test(arguments: RowScript.popovers)
  func `P5, L5, U6: on a wide terminal the same in a popover`(script: RowScript) throws {
    try run(script, columns: 80)
  }

  /// Plays a script, ends the program once nothing is shown, and compares all that it wrote.
  private func run(_ script: RowScript, columns: Int = 50) throws {
    let test = try TerminalTest(
      Launch(Launch.built("UIKitRows"), script.arguments, piped: [.output]),
      on: TerminalProfile(size: Size(columns: columns, rows: 24)))
    var heard: [String] = []
    for step in script.steps {
      switch step.prefix(2) {
      case "> ":
        try test.waitUntil(.lines(heard.count))
        try test.send(String(step.dropFirst(2)))
      case "= ": try test.waitUntil(.rows(step.dropFirst(2).split(separator: " ")))
      case "! ": try test.waitUntil(.screen(lacks: String(step.dropFirst(2))))
      default: heard.append(step)
      }
    }
    try test.waitUntil(.lines(heard.count))
    try test.waitUntil(.screen(lacks: "╭"))
    try test.send("q")
    try test.waitUntil(.ended)
    #expect(test.standardOutput.split(separator: "\n").map(String.init) == heard)
    #expect(test.exitStatus == .code(0))
    #expect(test.isRestored)
  }
}

extension Condition {
  /// Holds when the program has written so many lines.
  fileprivate static func lines(_ count: Int) -> Condition {
    Condition("\(count) lines are written") {
      $0.standardOutput.split(separator: "\n").count >= count
    }
  }

  /// Holds when the words stand on the screen, each in a row below that of the word before it.
  fileprivate static func rows(_ words: [Substring]) -> Condition {
    Condition("\(words.joined(separator: ", ")) stand below each other") { test in
      guard !test.modes.isSynchronizing else { return false }
      var rest = test.lines[...]
      return words.allSatisfy { word in
        guard let row = rest.firstIndex(where: { $0.split(separator: " ").contains(word) }) else {
          return false
        }
        rest = rest[(row + 1)...]
        return true
      }
    }
  }
}
