internal import CLibrary

/// A reason why the terminal cannot be used: the step that failed, and the system's error.
public struct TerminalError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A step of using the terminal.
  package enum Step: String, Hashable, Sendable {
    case open = "open the terminal"
    case inspect = "read the terminal's settings"
    case configure = "set up the terminal"
    case signals = "prepare for signals"
    case write = "write to the terminal"
    case read = "read from the terminal"
  }

  /// The step that failed.
  package var step: Step
  /// The `errno` of the failure; `EIO` for a terminal that is gone.
  package var code: Int32

  /// Makes an error.
  package init(_ step: Step, code: Int32) {
    self.step = step
    self.code = code
  }

  /// A sentence without its full stop: `cannot open the terminal: No such device or address`.
  public var description: String {
    "cannot \(step.rawValue): \(String(cString: strerror(code)))"
  }
}
