internal import CLibrary

/// The bytes of files, read with limits: the list of paths may name anything.
enum SourceBytes {
  /// The most bytes of a file that is read; a larger one is generated, and would take seconds.
  static let limit = 4 << 20

  /// Why a file was not read.
  enum Failure: Error {
    case unreadable
    case tooLarge
  }

  /// Reads a regular file.
  static func read(_ path: String) throws(Failure) -> [UInt8] {
    // A pipe without a writer must not be waited for.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unreadable }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .unreadable
    }
    guard status.st_size <= limit else { throw .tooLarge }
    return try readAll(descriptor, expected: Int(status.st_size))
  }

  /// Reads standard input to its end.
  static func readStandardInput() throws(Failure) -> [UInt8] {
    try readAll(STDIN_FILENO, expected: 1 << 16)
  }

  /// Writes bytes; a reader that went away ends it.
  static func write(_ bytes: [UInt8], to descriptor: Int32) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { CLibrary.write(descriptor, $0.baseAddress, $0.count) }
      if written < 0 && errno == EINTR { continue }
      guard written > 0 else { return }
      rest = rest.dropFirst(written)
    }
  }

  private static func readAll(_ descriptor: Int32, expected: Int) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(expected + 1)
    while true {
      let room = max(1 << 12, bytes.capacity - bytes.count)
      var failed = false
      let added = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        let result = CLibrary.read(descriptor, buffer.baseAddress, room)
        failed = result < 0 && errno != EINTR
        count = max(0, result)
        if result < 0 && errno == EINTR { count = 0 }
      }
      if failed { throw .unreadable }
      if added.isEmpty { return bytes }
      bytes += added
    }
  }
}
