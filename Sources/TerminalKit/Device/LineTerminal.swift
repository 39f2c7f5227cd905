package import CLibrary

/// A terminal in the mode in which it was found: whole lines in, plain text out.
///
/// The kernel, or a program before it, edits the line. Only the echo is ever changed, while a
/// secret is asked for: there is nothing else to restore, and each signal acts as usual. One thread
/// at a time may use it.
package final class LineTerminal {
  /// The result of a read.
  package enum Input {
    /// A line, without its end. It is never longer than ``LineTerminal/longestLine`` and one byte.
    case line(SecretBytes)
    /// The process was stopped while a secret was asked for; the beginning of the line is lost.
    case stopped
    /// The person ended the input, usually with Ctrl-D.
    case endOfInput
    /// No whole line is there yet.
    case none
    /// The terminal is gone.
    case hangup
  }

  /// The longest line that is told from a longer one, in bytes: that of Linux's own line editing.
  package static let longestLine = 4096

  private let device: TerminalDevice
  private var unfinished = SecretBytes()
  private let received = SecretBytes(capacity: LineTerminal.longestLine)
  private var echoSuppression: EchoSuppression?
  private var isAtLineStart = true

  package init(_ device: TerminalDevice) {
    self.device = device
  }

  /// The descriptors that become readable when there is something to read.
  package var descriptors: [Int32] {
    [device.descriptor] + (echoSuppression.map { [$0.descriptor] } ?? [])
  }

  /// Waits until something can be read, or a time is over; `nil` sets no limit.
  package func wait(for timeout: Duration?) {
    _ = device.wait(or: echoSuppression?.descriptor ?? -1, for: timeout)
  }

  /// Hides typed text from the next line on, or throws; then no secret should be asked for.
  package func suppressEcho() throws(TerminalError) {
    guard echoSuppression == nil else { return }
    echoSuppression = try EchoSuppression(device)
    unfinished = SecretBytes()
  }

  /// Shows typed text again, as the terminal did when it was found.
  package func restoreEcho() {
    echoSuppression?.end()
    echoSuppression = nil
  }

  /// Whether typed text is hidden.
  var isSilent: Bool { echoSuppression != nil }

  /// Takes a line if there is one; does not wait, and never reads as a background process without need.
  package func read() throws(TerminalError) -> Input {
    if let stop = try takeSignals() { return stop }
    guard !device.wait(or: -1, for: .zero).isEmpty else { return .none }
    defer { received.removeAll() }
    switch try device.read(into: received) {
    case .bytes: return received.withBytes(take)
    case .none: return isHungUp ? .hangup : .none
    case .hangup:
      // An end of input and a terminal that is gone both read as nothing.
      unfinished = SecretBytes()
      return isHungUp ? .hangup : .endOfInput
    }
  }

  private var isHungUp: Bool { device.wait(or: -1, for: .zero).contains(.hangup) }

  /// Deals with signals that came while a secret was asked for.
  private func takeSignals() throws(TerminalError) -> Input? {
    guard let echoSuppression else { return nil }
    let (fatal, wasStopped) = try echoSuppression.handleSignals()
    if let fatal {
      restoreEcho()
      // The program's own handler, if it has one, and the system's default otherwise.
      raise(fatal)
      return .stopped
    }
    return wasStopped ? .stopped : nil
  }

  private func take(_ bytes: UnsafeBufferPointer<UInt8>) -> Input {
    for byte in bytes {
      switch byte {
      case 0x0A, 0x0D:
        // Carriage return, and below the controls: for a line that is not edited by the kernel.
        defer { unfinished = SecretBytes() }
        // The newline of a line that is not echoed is not echoed either.
        isAtLineStart = !isSilent
        return .line(unfinished)
      case 0x03, 0x04:
        guard unfinished.count == 0 else { fallthrough }
        return .endOfInput
      default:
        if unfinished.count <= Self.longestLine { unfinished.append(byte) }
      }
    }
    return .none
  }

  /// Throws away unread input. In a background process this stops the process, as asking does.
  package func discardInput() {
    unfinished = SecretBytes()
    tcflush(device.descriptor, TCIFLUSH)
  }

  /// Throws away unread input, unless by now it is meant for another program.
  package func discardOwnInput() {
    let foreground = tcgetpgrp(device.descriptor)
    guard foreground == getpgrp() || foreground == -1 else { return }
    discardInput()
  }

  /// Writes text, and waits for a terminal that takes none while `goesOn` returns true.
  package func write(_ text: String, while goesOn: () -> Bool) throws(TerminalError) {
    guard !text.isEmpty else { return }
    isAtLineStart = text.utf8.last == 0x0A
    try device.write(text.utf8, while: goesOn)
  }

  /// Goes to the beginning of a line, unless the cursor is there.
  package func startLine(while goesOn: () -> Bool) throws(TerminalError) {
    if !isAtLineStart { try write("\n", while: goesOn) }
  }
}
