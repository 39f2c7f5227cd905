/// The arguments, environment and files of the process; those of tests are in memory.
package protocol CommandSystem {
  /// The arguments, byte for byte, without the name of the program.
  var arguments: [[UInt8]] { get }

  /// Returns the value of an environment variable, or `nil` when it is not set.
  func environmentValue(_ name: String) -> String?

  /// Whether there is a terminal to ask a person in. Read only when a person must be asked.
  var hasTerminal: Bool { get }
  /// Whether this process itself asks in a window, so that no helper takes over.
  var asksInWindow: Bool { get }

  /// Reads the rest of standard input; exit 66 if it cannot be read or is too large.
  func standardInput() throws(CommandError) -> [UInt8]

  /// Reads a file; exit 66 if it cannot be read or is too large.
  func contents(of path: [UInt8]) throws(CommandError) -> [UInt8]
}
