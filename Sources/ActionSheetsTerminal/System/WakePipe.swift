internal import CLibrary

/// A pipe that ends a wait for a terminal from another thread, or from the thread that will wait next.
///
/// Both ends are non-blocking and closed in children; they close with the last reference.
final class WakePipe: Sendable {
  /// The end to wait on.
  let reader: Int32
  private let writer: Int32

  /// Fails where the system gives no more descriptors.
  init?() {
    guard let pipe = makePipe() else { return nil }
    (reader, writer) = pipe
  }

  deinit {
    close(reader)
    close(writer)
  }

  /// Ends the wait that is under way, or the next one.
  func wake() {
    var byte: UInt8 = 0
    _ = write(writer, &byte, 1)
  }

  /// Forgets the wakes so far.
  func drain() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(reader, &bytes, bytes.count) > 0 {}
  }
}
