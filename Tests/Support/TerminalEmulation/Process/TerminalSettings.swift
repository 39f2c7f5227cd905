/// The line discipline's settings (termios) of a terminal, as a comparable value.
public struct TerminalSettings: Sendable, Equatable {
  let inputFlags: UInt32
  let outputFlags: UInt32
  let controlFlags: UInt32
  let localFlags: UInt32
  let controlCharacters: [UInt8]

  /// Whether lines are edited by the kernel before the program sees them.
  public var isCanonical: Bool { localFlags & SystemCalls.canonicalFlag != 0 }

  /// Whether the kernel echoes what is typed.
  public var echoes: Bool { localFlags & SystemCalls.echoFlag != 0 }
}
