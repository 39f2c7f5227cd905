internal import CLibrary

/// An open terminal: bytes in and out, its size and its line.
///
/// The descriptor is its own, non-blocking and closed in children, so that neither setting is shared with
/// whoever else has the terminal open. Any thread may use it; who reads and who writes is for them to settle.
final class TerminalDevice: Sendable {
  /// What ``wait(watchingTerminal:or:for:)`` found.
  struct Readiness: OptionSet {
    let rawValue: UInt8
    /// Bytes can be read, or the terminal is gone.
    static let terminal = Readiness(rawValue: 1)
    /// The other descriptor can be read.
    static let other = Readiness(rawValue: 2)
    /// The terminal is gone, once everything it sent has been read.
    static let hangup = Readiness(rawValue: 4)
  }

  /// What a read found.
  enum Input: Equatable {
    case bytes([UInt8])
    /// Nothing is there yet.
    case none
    /// The terminal is gone: its other end is closed, or it is no longer ours.
    case hangup
  }

  /// What to assume of a terminal that does not know its size: that of the VT100.
  static let standardSize = CellSize(columns: 80, rows: 24)

  let descriptor: Int32

  /// Opens the controlling terminal, or the one at a path.
  ///
  /// Fails within microseconds where there is none.
  init(path: String = "/dev/tty") throws(TerminalError) {
    let opened = repeatingIfInterrupted {
      Int(open(path, O_RDWR | O_CLOEXEC | O_NONBLOCK | O_NOCTTY))
    }
    guard opened >= 0 else { throw TerminalError(.open, code: errno) }
    descriptor = Int32(opened)
    guard isatty(descriptor) == 1 else {
      let code = errno
      close(descriptor)
      throw TerminalError(.open, code: code)
    }
  }

  /// Opens the terminal behind a descriptor anew; the descriptor itself is left alone.
  convenience init(sameAs descriptor: Int32) throws(TerminalError) {
    var name = [CChar](repeating: 0, count: 256)
    let code = ttyname_r(descriptor, &name, name.count)
    guard code == 0 else { throw TerminalError(.open, code: code) }
    let path = name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    try self.init(path: String(decoding: path, as: UTF8.self))
  }

  deinit {
    close(descriptor)
  }

  /// Whether there is a controlling terminal to open.
  static var isUsable: Bool {
    (try? TerminalDevice()) != nil
  }

  /// The window's size; 80×24 where the terminal does not say.
  var size: CellSize {
    var window = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0
    else { return Self.standardSize }
    return CellSize(columns: Int(window.ws_col), rows: Int(window.ws_row))
  }

  /// The number of bytes written that the terminal has not taken yet; 0 where that is not known.
  var outputQueueLength: Int {
    var count: Int32 = 0
    return ioctl(descriptor, UInt(TIOCOUTQ), &count) == 0 ? Int(count) : 0
  }

  /// Whether the terminal belongs to another process group now; false where it is nobody's to give.
  var isInBackground: Bool {
    let foreground = tcgetpgrp(descriptor)
    return foreground > 0 && foreground != getpgrp()
  }

  /// Reads what is there, at most 4096 bytes, without waiting.
  func read() throws(TerminalError) -> Input {
    var count = 0
    // Read in place, for a copy of what may be a secret would stay in memory.
    let bytes = [UInt8](unsafeUninitializedCapacity: 4096) { buffer, initializedCount in
      count = repeatingIfInterrupted {
        unsafeRead(descriptor, UnsafeMutableRawBufferPointer(buffer))
      }
      initializedCount = max(0, count)
    }
    if count > 0 { return .bytes(bytes) }
    if count == 0 || errno == EIO { return .hangup }
    if errno == EAGAIN { return .none }
    throw TerminalError(.read, code: errno)
  }

  /// Writes all bytes, waiting while the terminal takes none.
  ///
  /// - Parameters:
  ///   - bytes: What to write.
  ///   - other: A descriptor to watch while waiting; nil for none.
  ///   - goesOn: Asked while waiting, when `other` can be read and at least once a second; false gives up with `EINTR`.
  func write(
    _ bytes: some Collection<UInt8>, watching other: Int32? = nil, while goesOn: () -> Bool
  ) throws(TerminalError) {
    let bytes = Array(bytes)
    var start = 0
    while start < bytes.count {
      let count = repeatingIfInterrupted {
        bytes[start...].withUnsafeBytes { unsafeWrite(descriptor, $0) }
      }
      if count >= 0 {
        start += count
        continue
      }
      guard errno == EAGAIN else { throw TerminalError(.write, code: errno) }
      var polled = [
        pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0),
        pollfd(fd: other ?? -1, events: Int16(POLLIN), revents: 0),
      ]
      let ready = poll(&polled, 2, 1000)
      if polled[0].revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0 {
        throw TerminalError(.write, code: EIO)
      }
      if ready <= 0 || polled[1].revents != 0, !goesOn() {
        throw TerminalError(.write, code: EINTR)
      }
    }
  }

  /// Waits until something can be read here or from another descriptor, at most for as long as told.
  ///
  /// - Parameters:
  ///   - watchesTerminal: False leaves the terminal out, for one that is gone.
  ///   - other: The other descriptor.
  ///   - timeout: How long to wait at most; nil for as long as it takes.
  /// - Returns: What can be read; empty when the time has come or a signal cut the wait short.
  func wait(
    watchingTerminal watchesTerminal: Bool = true, or other: Int32, for timeout: Milliseconds?
  ) -> Readiness {
    var polled = [
      pollfd(fd: watchesTerminal ? descriptor : -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: other, events: Int16(POLLIN), revents: 0),
    ]
    let limit = timeout.map { Int32(min(max($0.rawValue, 0), Int64(Int32.max))) } ?? -1
    guard poll(&polled, 2, limit) > 0 else { return [] }
    var readiness: Readiness = []
    if polled[0].revents != 0 { readiness.insert(.terminal) }
    if polled[0].revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0 { readiness.insert(.hangup) }
    if polled[1].revents != 0 { readiness.insert(.other) }
    return readiness
  }
}

private func unsafeRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
  read(descriptor, buffer.baseAddress, buffer.count)
}

private func unsafeWrite(_ descriptor: Int32, _ buffer: UnsafeRawBufferPointer) -> Int {
  write(descriptor, buffer.baseAddress, buffer.count)
}
