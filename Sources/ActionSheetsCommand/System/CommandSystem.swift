/// What a command takes from the process it runs in: arguments, environment, files.
///
/// ``ProcessSystem`` is the real one; tests use one in memory.
public protocol CommandSystem {
  /// The arguments, without the name of the program.
  var arguments: ByteStrings { get }

  /// Returns the value of an environment variable, or `nil` when it is not set.
  func environmentValue(_ name: String) -> String?

  /// Whether there is a terminal to ask a person in. Asked for only when a person must be asked.
  var hasTerminal: Bool { get }

  /// Whether this process itself asks in a window, so that it leaves the question to no other.
  var asksInWindow: Bool { get }

  /// Appends everything that standard input still holds to a buffer, which may grow to a limit in bytes.
  ///
  /// - Throws: An error with ``CommandError/Kind/noInput`` if it cannot be read, or is longer than that.
  func readStandardInput(into buffer: inout [UInt8], limit: Int) throws(CommandError)

  /// Appends the contents of a file to a buffer, which may grow to a limit in bytes.
  ///
  /// - Throws: An error with ``CommandError/Kind/noInput`` if it cannot be read, or is longer than that.
  func readFile(
    at path: ArraySlice<UInt8>, into buffer: inout [UInt8], limit: Int
  ) throws(CommandError)
}

extension CommandSystem {
  /// Only the helper that opens windows asks in one.
  public var asksInWindow: Bool { false }
}
