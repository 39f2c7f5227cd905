#if canImport(CVTerm)
  extension TerminalTest {
    /// The rows of the screen, each without the blanks at its end.
    public var lines: [String] { emulator.lines }

    /// The screen as one text, without the blanks at the ends of rows and the empty rows at its end.
    public var screen: String {
      let lines = lines
      let last = lines.lastIndex { !$0.isEmpty } ?? -1
      return lines[...last].joined(separator: "\n")
    }

    /// The lines that have left the screen at its top.
    public var scrollback: [String] { emulator.scrollback }

    /// The size of the screen.
    public var size: Size { emulator.size }

    /// The cursor's place and visibility.
    public var cursor: Cursor { emulator.cursor }

    /// The modes that the program has set.
    public var modes: TerminalModes { emulator.modes }

    /// Returns one cell of the screen.
    public func cell(column: Int, row: Int) -> Cell { emulator.cell(column: column, row: row) }

    /// Returns the first cell of the first place where the text stands in one row.
    public func cell(of text: String) -> Cell? {
      for row in 0..<emulator.size.rows {
        let cells = emulator.cells(row: row)
        for column in cells.indices where cells[column].width > 0 {
          let rest = cells[column...].filter { $0.width > 0 }
            .map { $0.text.isEmpty ? " " : $0.text }.joined()
          if rest.hasPrefix(text) { return cells[column] }
        }
      }
      return nil
    }

    /// What the program is doing.
    public var state: ProgramState { terminal.state }

    /// Whether the program has ended and all its output has been read.
    public var hasEnded: Bool { terminal.isDrained }

    /// How the program ended; nil while it has not.
    ///
    /// With job control this is what the shell makes of it: a signal is the code 128 + its number.
    public var exitStatus: ExitStatus? {
      if case .ended(let status) = terminal.state { status } else { nil }
    }

    /// What the program used; nil while it has not ended.
    public var usage: ResourceUsage? { terminal.usage }

    /// The program's process identifier; with job control, nil until the shell has started it.
    public var process: Int32? { terminal.process }

    /// The terminal's line settings before the program started.
    public var initialSettings: TerminalSettings { terminal.initialSettings }

    /// The terminal's line settings now; nil once the terminal has vanished.
    public var settings: TerminalSettings? { terminal.settings }

    /// Whether the terminal is as it was before the program started: its settings and all its modes.
    public var isRestored: Bool { settings == initialSettings && modes.isRestored }

    /// What the program has written to its piped standard output.
    public var standardOutput: String { String(decoding: terminal.standardOutput, as: UTF8.self) }

    /// The bytes that the program has written to its piped standard output.
    public var standardOutputBytes: [UInt8] { terminal.standardOutput }

    /// What the program has written to its piped standard error.
    public var standardError: String { String(decoding: terminal.standardError, as: UTF8.self) }

    /// Whether the screen may be looked at: a terminal shows nothing of an open update.
    var isSettled: Bool { !modes.isSynchronizing }

    /// Whether the program has been silent and asleep for some looks in a row.
    var isQuiet: Bool {
      guard quietUpdates > 0, terminal.process.map(ThreadStates.isAsleep) ?? false else {
        quietLooks = 0
        return false
      }
      quietLooks += 1
      return quietLooks >= 3
    }
  }
#endif
