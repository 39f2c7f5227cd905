internal import CLibrary

/// The process that the command runs in.
package struct ProcessSystem: CommandSystem {
  /// The most bytes that are read of one input: `--from /dev/zero` must end.
  private static let sizeLimit = 64 << 20

  package let arguments: [[UInt8]]
  package let asksInWindow: Bool
  private let findsTerminal: () -> Bool

  /// Takes the arguments of this process, and a function that looks for a terminal if need be.
  package init(asksInWindow: Bool = false, findsTerminal: @escaping () -> Bool) {
    self.asksInWindow = asksInWindow
    self.findsTerminal = findsTerminal
    // `CommandLine.arguments` would repair what is not UTF-8.
    arguments = (0..<Int(CommandLine.argc)).dropFirst().compactMap { position in
      CommandLine.unsafeArgv[position].map { argument in
        Array(UnsafeRawBufferPointer(start: argument, count: strlen(argument)))
      }
    }
  }

  package func environmentValue(_ name: String) -> String? {
    environmentVariable(name)
  }

  package var hasTerminal: Bool { findsTerminal() }

  package func standardInput() throws(CommandError) -> [UInt8] {
    try read(STDIN_FILENO, named: "standard input")
  }

  package func contents(of path: [UInt8]) throws(CommandError) -> [UInt8] {
    let name = MessageText.safe(path)
    let descriptor = open((path + [0]).map(CChar.init(bitPattern:)), O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw CommandError(.noInput, "cannot read \(name): \(systemErrorText(errno))")
    }
    defer { close(descriptor) }
    return try read(descriptor, named: name)
  }

  private func read(_ descriptor: Int32, named name: String) throws(CommandError) -> [UInt8] {
    var contents: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = CLibrary.read(descriptor, &chunk, chunk.count)
      if count == 0 { return contents }
      if count < 0 {
        if errno == EINTR { continue }
        throw CommandError(.noInput, "cannot read \(name): \(systemErrorText(errno))")
      }
      guard contents.count + count <= Self.sizeLimit else {
        throw CommandError(
          .noInput, "cannot read \(name): it is larger than \(Self.sizeLimit >> 20) MiB")
      }
      contents.append(contentsOf: chunk[..<count])
    }
  }
}

/// Returns the system's text for an error number.
func systemErrorText(_ code: Int32) -> String {
  strerror(code).map { String(cString: $0) } ?? "error \(code)"
}
