internal import CLibrary

/// A thread with room for code that stands deep in itself: parser and reader go into it by recursion.
enum LargeStack {
  /// The room in bytes. Only what is used of it takes memory.
  private static let size = 512 << 20

  /// Does something on a thread of its own, and waits for its end.
  static func run(_ body: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, size)
    let box = Unmanaged.passRetained(Box(body))
    var thread = pthread_t()
    let result = pthread_create(
      &thread, &attributes,
      { argument in
        guard let argument else { return nil }
        Unmanaged<Box>.fromOpaque(argument).takeRetainedValue().body()
        return nil
      }, box.toOpaque())
    guard result == 0 else { return box.takeRetainedValue().body() }
    pthread_join(thread, nil)
  }

  private final class Box: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
}
