internal import CLibrary
import Synchronization

/// The pipe between signal handlers and the loop that waits for input.
///
/// It is never closed, so that no handler writes into a descriptor of something else.
final class SignalPipe: Sendable {
  /// The end to wait on.
  let reader: Int32
  private let isClaimed = Atomic(false)

  /// The process's pipe; nil when the system would not give one.
  static let shared: SignalPipe? = SignalPipe()

  /// The writing end, for handlers; -1 before the pipe is made.
  private static let writer = Atomic<Int32>(-1)

  private init?() {
    guard let pipe = makePipe() else { return nil }
    reader = pipe.reader
    Self.writer.store(pipe.writer, ordering: .releasing)
  }

  /// Takes the pipe for one relay; false while another has it.
  func claim() -> Bool {
    isClaimed.compareExchange(expected: false, desired: true, ordering: .acquiringAndReleasing)
      .exchanged
  }

  /// Gives the pipe back.
  func release() {
    isClaimed.store(false, ordering: .releasing)
  }

  /// Writes one byte. Safe in a signal handler; a full pipe already wakes its reader.
  static func put(_ byte: UInt8) {
    var byte = byte
    _ = write(writer.load(ordering: .acquiring), &byte, 1)
  }
}
