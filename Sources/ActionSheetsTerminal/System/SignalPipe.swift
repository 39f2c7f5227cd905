internal import CLibrary

/// The pipe between signal handlers, other threads and the loop that waits for input.
///
/// It is made once and never closed, so that a handler or another thread can never write into a descriptor
/// that has come to mean something else. Both ends are non-blocking and closed in children.
final class SignalPipe: Sendable {
  /// The end to wait on.
  let reader: Int32
  /// 1 while a relay uses the pipe. Only touched by the thread that installs handlers.
  private nonisolated(unsafe) let claims: UnsafeMutablePointer<Int32>

  /// The process's pipe; nil when the system would not give one.
  static let shared: SignalPipe? = SignalPipe()

  /// The writing end, for handlers; -1 before the pipe is made.
  private nonisolated(unsafe) static let writer = {
    let pointer = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
    pointer.initialize(to: -1)
    return pointer
  }()

  /// For each signal, the action that a crash falls back on. Behind a pointer, for handlers.
  nonisolated(unsafe) static let crashActions = {
    let pointer = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
    pointer.initialize(repeating: sigaction(), count: 65)
    return pointer
  }()

  private init?() {
    guard let pipe = makePipe() else { return nil }
    reader = pipe.reader
    claims = .allocate(capacity: 1)
    claims.initialize(to: 0)
    Self.writer.pointee = pipe.writer
  }

  /// Takes the pipe for one relay; false while another has it.
  func claim() -> Bool {
    guard claims.pointee == 0 else { return false }
    claims.pointee = 1
    return true
  }

  /// Gives the pipe back.
  func release() {
    claims.pointee = 0
  }

  /// Writes one byte. Safe in a signal handler and on any thread; a full pipe already wakes its reader.
  static func put(_ byte: UInt8) {
    var byte = byte
    _ = write(writer.pointee, &byte, 1)
  }
}
