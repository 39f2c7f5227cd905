internal import CLibrary

/// An open terminal: bytes in and out, its size and its line.
///
/// The descriptor is its own, non-blocking and closed in children, so that neither setting is shared with
/// others that have the terminal open. Any thread may use it.
package final class TerminalDevice: Sendable {
  /// The result of ``wait(watchingTerminal:or:for:)``.
  struct Readiness: OptionSet {
    let rawValue: UInt8
    /// Bytes can be read, or the terminal is gone.
    static let terminal = Readiness(rawValue: 1)
    /// The other descriptor can be read.
    static let other = Readiness(rawValue: 2)
    /// The terminal is gone, once everything it sent has been read.
    static let hangup = Readiness(rawValue: 4)
  }

  /// The result of a read.
  enum Input {
    /// Bytes were read.
    case bytes
    /// Nothing is there yet.
    case none
    /// The terminal is gone: its other end is closed, or it belongs to another session.
    case hangup
  }

  /// The size to assume of a terminal that does not know its own: that of the VT100.
  static let standardSize = CellSize(columns: 80, rows: 24)

  /// The time after which a waiting write asks again whether to go on: no descriptor reports the
  /// end of a limit, which is noticed at most so much too late.
  private static let askingInterval: Duration = .seconds(1)

  let descriptor: Int32

  /// Opens the controlling terminal, or the one at a path; fails at once where there is none.
  package init(path: String = "/dev/tty") throws(TerminalError) {
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

  deinit {
    close(descriptor)
  }

  /// Whether there is a controlling terminal to open.
  package static var isUsable: Bool {
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

  /// Whether the line is slower than 38,400 bits per second, at which a frame of 1,000 bytes takes
  /// a quarter of a second; false where the terminal names no speed. Linux numbers the speeds in
  /// ascending order.
  var isSlowLine: Bool {
    var settings = termios()
    guard tcgetattr(descriptor, &settings) == 0 else { return false }
    return (speed_t(B50)..<speed_t(B38400)).contains(cfgetospeed(&settings))
  }

  /// Whether the terminal belongs to another process group now.
  var isInBackground: Bool {
    let foreground = tcgetpgrp(descriptor)
    return foreground > 0 && foreground != getpgrp()
  }

  /// Reads available bytes into a buffer, as far as it has room, without waiting.
  func read(into bytes: SecretBytes) throws(TerminalError) -> Input {
    let count = bytes.fill { buffer in
      repeatingIfInterrupted { CLibrary.read(descriptor, buffer.baseAddress, buffer.count) }
    }
    if count > 0 { return .bytes }
    if count == 0 || errno == EIO { return .hangup }
    if errno == EAGAIN { return .none }
    throw TerminalError(.read, code: errno)
  }

  /// Writes all bytes, waiting while the terminal takes none.
  ///
  /// - Parameters:
  ///   - other: A descriptor to watch while waiting; nil for none.
  ///   - goesOn: Called while waiting, when `other` can be read and at least once a second; false gives up
  ///     with `EINTR`.
  func write(
    _ bytes: some Collection<UInt8>, watching other: Int32? = nil, while goesOn: () -> Bool
  ) throws(TerminalError) {
    let bytes = Array(bytes)
    var start = 0
    while start < bytes.count {
      let count = repeatingIfInterrupted {
        bytes[start...].withUnsafeBytes { CLibrary.write(descriptor, $0.baseAddress, $0.count) }
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
      let ready = poll(&polled, 2, Duration?.some(Self.askingInterval).pollLimit)
      if polled[0].revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0 {
        throw TerminalError(.write, code: EIO)
      }
      if ready <= 0 || polled[1].revents != 0, !goesOn() {
        throw TerminalError(.write, code: EINTR)
      }
    }
  }

  /// Waits until something can be read, here or elsewhere; a timeout of `nil` is no limit.
  ///
  /// - Parameter watchesTerminal: False leaves out a terminal that is gone.
  /// - Returns: The parts that can be read; none when the time is over or a signal cut the wait short.
  func wait(
    watchingTerminal watchesTerminal: Bool = true, or other: Int32, for timeout: Duration?
  ) -> Readiness {
    var polled = [
      pollfd(fd: watchesTerminal ? descriptor : -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: other, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&polled, 2, timeout.pollLimit) > 0 else { return [] }
    var readiness: Readiness = []
    if polled[0].revents != 0 { readiness.insert(.terminal) }
    if polled[0].revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0 { readiness.insert(.hangup) }
    if polled[1].revents != 0 { readiness.insert(.other) }
    return readiness
  }
}
