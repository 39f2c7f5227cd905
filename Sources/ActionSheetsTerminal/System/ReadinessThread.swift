internal import CLibrary

/// Waits for descriptors on a thread of its own, so that an executor's threads stay free.
enum ReadinessThread {
  /// Returns once one of the descriptors can be read, or after a time; `nil` waits for as long as it takes.
  static func wait(for descriptors: [Int32], timeout: Milliseconds?) async {
    await withCheckedContinuation { continuation in
      let job = Unmanaged.passRetained(Job(descriptors, timeout) { continuation.resume() })
      var thread = pthread_t()
      let failure = pthread_create(
        &thread, nil,
        { pointer in
          if let pointer { Unmanaged<Job>.fromOpaque(pointer).takeRetainedValue().run() }
          return nil
        }, job.toOpaque())
      if failure == 0 {
        pthread_detach(thread)
      } else {
        // Without a thread to spare, waiting here is slow for others but right.
        job.takeRetainedValue().run()
      }
    }
  }

  private final class Job: Sendable {
    private let descriptors: [Int32]
    private let timeout: Milliseconds?
    private let done: @Sendable () -> Void

    init(_ descriptors: [Int32], _ timeout: Milliseconds?, done: @escaping @Sendable () -> Void) {
      self.descriptors = descriptors
      self.timeout = timeout
      self.done = done
    }

    func run() {
      var polled = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      let limit = timeout.map { Int32(clamping: max($0.rawValue, 0)) } ?? -1
      poll(&polled, nfds_t(polled.count), limit)
      done()
    }
  }
}
