internal import CLibrary

/// A stream that the process writes to.
public enum StandardStream: Sendable {
  /// Where the answer goes, and nothing else.
  case output

  /// Where messages go.
  case error

  /// Writes all bytes, however many calls that takes.
  ///
  /// - Returns: `nil`, or why the bytes could not all be written.
  public func write(_ bytes: [UInt8]) -> String? {
    bytes.withUnsafeBytes { write($0) }
  }

  /// Writes all bytes of some memory, without a copy, and returns why they could not be, as for an array.
  func write(_ buffer: UnsafeRawBufferPointer) -> String? {
    let descriptor = self == .output ? STDOUT_FILENO : STDERR_FILENO
    var written = 0
    while written < buffer.count {
      let count = systemWrite(descriptor, buffer[written...])
      if count < 0 {
        if errno == EINTR { continue }
        if errno == EAGAIN {
          var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          _ = poll(&ready, 1, -1)
          continue
        }
        return strerror(errno).map { String(cString: $0) } ?? "error \(errno)"
      }
      written += count
    }
    return nil
  }

  private func systemWrite(
    _ descriptor: Int32, _ bytes: Slice<UnsafeRawBufferPointer>
  ) -> Int {
    let rebased = UnsafeRawBufferPointer(rebasing: bytes)
    return CLibrary.write(descriptor, rebased.baseAddress, rebased.count)
  }
}
