/// The status of a command, as in `sysexits.h`, `timeout(1)` and, for signals, the shell.
package struct ExitCode: Sendable, Hashable {
  /// The number that the process exits with.
  package let rawValue: Int32

  private init(_ rawValue: Int32) { self.rawValue = rawValue }

  // ``documented`` has their meanings.
  package static let chosen = ExitCode(0)
  package static let cancelled = ExitCode(1)
  /// Nothing was found that `actionsheet lint` is to fail on.
  package static let clean = ExitCode(0)
  /// Something was found.
  package static let found = ExitCode(1)
  package static let usage = ExitCode(64)
  package static let noInput = ExitCode(66)
  package static let unavailable = ExitCode(69)
  package static let software = ExitCode(70)
  package static let timedOut = ExitCode(124)

  /// Returns the status of a process that a signal ended: 128 and the signal's number.
  package static func signal(_ number: Int32) -> ExitCode {
    ExitCode(128 + min(max(number, 1), 127))
  }

  /// The number of the signal that ended the process, or `nil` when none did.
  package var signal: Int32? { rawValue > 128 ? rawValue - 128 : nil }

  /// Each status that the help and the manual page list, with its meaning.
  static let documented: [(code: String, meaning: String)] = [
    ("0", "A button was chosen; its answer is on standard output."),
    ("1", "Cancelled: Cancel, Escape, a press outside, end of input, a closed window."),
    ("64", "The command was called wrongly, or a sheet description is wrong."),
    ("66", "An input could not be read."),
    ("69", "There is no way to ask: no terminal, no display."),
    ("70", "The command failed, or its answer could not be written."),
    ("124", "The time limit ran out."),
    ("128+n", "Signal n ended the command: 130 after Ctrl-C."),
  ]
}
