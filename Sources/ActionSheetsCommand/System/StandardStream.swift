internal import CLibrary

/// A stream that the process writes to.
package enum StandardStream: Sendable {
  /// Takes the answer, and nothing else.
  case output
  /// Takes messages.
  case error

  /// Writes all bytes, and returns the reason why that failed, or `nil`.
  package func write(_ bytes: [UInt8]) -> String? {
    bytes.withUnsafeBytes { write($0) }
  }

  /// Writes all bytes of some memory without a copy.
  func write(_ buffer: UnsafeRawBufferPointer) -> String? {
    Self.write(buffer, to: self == .output ? STDOUT_FILENO : STDERR_FILENO)
  }

  /// Writes all bytes of some memory to a descriptor, and returns the reason why that failed, or `nil`.
  package static func write(_ buffer: UnsafeRawBufferPointer, to descriptor: Int32) -> String? {
    var rest = buffer[...]
    while !rest.isEmpty {
      let bytes = UnsafeRawBufferPointer(rebasing: rest)
      let count = CLibrary.write(descriptor, bytes.baseAddress, bytes.count)
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&ready, 1, -1)
      } else if errno != EINTR {
        return systemErrorText(errno)
      }
    }
    return nil
  }
}
