/// The writing half of a ``TerminalSession``, for a thread other than the one that waits for events.
///
/// Writes of several threads at once would mix; let one thread draw.
public struct TerminalOutput: Sendable {
  let device: TerminalDevice

  /// The window's size as the terminal gives it now; 80×24 where it gives none.
  public var size: TerminalSize { device.size }

  /// The number of bytes written that the terminal has not taken yet.
  public var queueLength: Int { device.outputQueueLength }

  /// Writes all bytes, waiting while the terminal takes none.
  ///
  /// Throws `EINTR` when the terminal has taken nothing for a second, so that a terminal that has stopped reading
  /// cannot keep the program from answering a signal; `EIO` when the terminal is gone.
  public func write(_ bytes: some Collection<UInt8>) throws(TerminalError) {
    try device.write(bytes) { false }
  }
}
