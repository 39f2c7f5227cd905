internal import CLibrary

/// The process that the command runs in.
public struct ProcessSystem: CommandSystem {
  /// The arguments as the kernel passed them, byte for byte, without the name of the program.
  public let arguments: ByteStrings

  /// Whether this process itself asks in a window.
  public let asksInWindow: Bool

  private let findsTerminal: () -> Bool

  /// Takes the arguments of this process, which asks in a window.
  public static var window: ProcessSystem { ProcessSystem(asksInWindow: true) { false } }

  /// Takes the arguments of this process.
  ///
  /// - Parameter findsTerminal: Tells whether there is a terminal to ask in; called only when it matters.
  public init(findsTerminal: @escaping () -> Bool) {
    self.init(asksInWindow: false, findsTerminal: findsTerminal)
  }

  private init(asksInWindow: Bool, findsTerminal: @escaping () -> Bool) {
    self.asksInWindow = asksInWindow
    self.findsTerminal = findsTerminal
    var arguments = ByteStrings()
    let count = Int(CommandLine.argc)
    for position in stride(from: 1, to: count, by: 1) {
      guard let argument = CommandLine.unsafeArgv[position] else { break }
      argument.withMemoryRebound(to: UInt8.self, capacity: 1) { pointer in
        arguments.append(UnsafeBufferPointer(start: pointer, count: strlen(argument)))
      }
    }
    self.arguments = arguments
  }

  /// Returns the value of an environment variable, or `nil` when it is not set.
  public func environmentValue(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Whether there is a terminal to ask a person in.
  public var hasTerminal: Bool { findsTerminal() }

  /// Appends everything that standard input still holds to a buffer.
  public func readStandardInput(
    into buffer: inout [UInt8], limit: Int
  ) throws(CommandError) {
    try read(descriptor: STDIN_FILENO, named: "standard input", into: &buffer, limit: limit)
  }

  /// Appends the contents of a file to a buffer; a file that cannot be read is a ``CommandError`` with exit 66.
  public func readFile(
    at path: ArraySlice<UInt8>, into buffer: inout [UInt8], limit: Int
  ) throws(CommandError) {
    let name = MessageText.safe(path)
    let descriptor = (path + [0]).withUnsafeBytes { bytes -> Int32 in
      guard let start = bytes.baseAddress else { return -1 }
      return open(start.assumingMemoryBound(to: CChar.self), O_RDONLY | O_CLOEXEC)
    }
    guard descriptor >= 0 else {
      throw CommandError(.noInput, "cannot read \(name): \(reason(errno))")
    }
    defer { close(descriptor) }
    try read(descriptor: descriptor, named: name, into: &buffer, limit: limit)
  }

  private func read(
    descriptor: Int32, named name: String, into buffer: inout [UInt8], limit: Int
  ) throws(CommandError) {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = chunk.withUnsafeMutableBytes { bytes in
        CLibrary.read(descriptor, bytes.baseAddress, bytes.count)
      }
      if count == 0 { return }
      if count < 0 {
        if errno == EINTR { continue }
        throw CommandError(.noInput, "cannot read \(name): \(reason(errno))")
      }
      guard buffer.count + count <= limit else {
        throw CommandError(.noInput, "cannot read \(name): it is larger than \(limit >> 20) MiB")
      }
      buffer.append(contentsOf: chunk[..<count])
    }
  }

  private func reason(_ code: Int32) -> String {
    strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }
}
