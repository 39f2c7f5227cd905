internal import CLibrary

/// A terminal left in the mode in which it was found: whole lines in, plain text out.
///
/// The kernel, or whatever the person has put before it, edits the line. Nothing is ever set, so that there
/// is nothing to restore, and every signal does what it always does; only while a secret is asked for is the
/// echo off. One thread at a time.
final class LineTerminal {
  /// What a read found.
  enum Input: Equatable {
    /// A line, without its end. It is never longer than ``LineTerminal/longestLine`` and one byte.
    case line([UInt8])
    /// The process was stopped while a secret was asked for: what was typed is gone.
    case stopped
    /// The person ended the input, usually with Ctrl-D.
    case endOfInput
    /// Nothing whole is there yet.
    case none
    /// The terminal is gone.
    case hangup
  }

  /// The longest line that is told from a longer one, in bytes: that of Linux's own line editing.
  static let longestLine = 4096

  private let device: TerminalDevice
  private var unfinished: [UInt8] = []
  private var echoSuppression: EchoSuppression?
  private var isAtLineStart = true

  init(_ device: TerminalDevice) {
    self.device = device
  }

  /// What becomes readable when there is something to read.
  var descriptors: [Int32] {
    [device.descriptor] + (echoSuppression.map { [$0.descriptor] } ?? [])
  }

  /// Waits until something can be read, at most for as long as told.
  func wait(for timeout: Milliseconds?) {
    _ = device.wait(or: echoSuppression?.descriptor ?? -1, for: timeout)
  }

  /// Shows no longer what is typed, from the next line on.
  ///
  /// Throws where the echo cannot be switched off; then no secret should be asked for.
  func suppressEcho() throws(TerminalError) {
    guard echoSuppression == nil else { return }
    echoSuppression = try EchoSuppression(device)
    startUnfinished()
  }

  /// Shows again what is typed, as the terminal did when it was found.
  func restoreEcho() {
    echoSuppression?.end()
    echoSuppression = nil
  }

  private func startUnfinished() {
    unfinished = []
    // So that the bytes of a secret never move and leave a copy behind.
    if isSilent { unfinished.reserveCapacity(Self.longestLine + 1) }
  }

  /// Whether what is typed is not shown.
  var isSilent: Bool { echoSuppression != nil }

  /// Takes a line if there is one; does not wait, and never reads as a background process without need.
  func read() throws(TerminalError) -> Input {
    if let stop = try takeSignals() { return stop }
    guard !device.wait(or: -1, for: .zero).isEmpty else { return .none }
    switch try device.read() {
    case .bytes(let bytes):
      defer { bytes.overwrite() }
      return take(bytes)
    case .none: return isHungUp ? .hangup : .none
    case .hangup:
      // An end of input and a terminal that is gone both read as nothing.
      unfinished = []
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

  private func take(_ bytes: [UInt8]) -> Input {
    for byte in bytes {
      switch byte {
      case 0x0A, 0x0D:
        // Carriage return, and below the controls: for a line that is not edited by the kernel.
        defer { startUnfinished() }
        // The newline of a line that is not echoed is not echoed either.
        isAtLineStart = !isSilent
        return .line(unfinished)
      case 0x03, 0x04:
        guard unfinished.isEmpty else { fallthrough }
        return .endOfInput
      default:
        if unfinished.count <= Self.longestLine { unfinished.append(byte) }
      }
    }
    return .none
  }

  /// Throws away what was typed and not read. In a background process this stops the process, as asking does.
  func discardInput() {
    if isSilent { unfinished.overwrite() }
    startUnfinished()
    tcflush(device.descriptor, TCIFLUSH)
  }

  /// Throws away what was typed and not read, unless by now it is meant for another program.
  func discardOwnInput() {
    let foreground = tcgetpgrp(device.descriptor)
    guard foreground == getpgrp() || foreground == -1 else { return }
    discardInput()
  }

  /// Writes text, waiting while the terminal takes none for as long as `goesOn` says.
  func write(_ text: String, while goesOn: () -> Bool) throws(TerminalError) {
    guard !text.isEmpty else { return }
    isAtLineStart = text.utf8.last == 0x0A
    try device.write(text.utf8, while: goesOn)
  }

  /// Goes to the beginning of a line, unless the cursor is there.
  func startLine(while goesOn: () -> Bool) throws(TerminalError) {
    if !isAtLineStart { try write("\n", while: goesOn) }
  }
}
