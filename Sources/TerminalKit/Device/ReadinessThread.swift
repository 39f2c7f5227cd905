internal import CLibrary
import Synchronization

/// A thread that waits for descriptors, so that the threads of a program stay free.
///
/// It starts with the first wait and ends with this object. One wait at a time; any thread may use
/// it.
package final class ReadinessThread: Sendable {
  private let shared = Shared()

  package init() {}

  deinit {
    shared.state.withLock { $0.isEnding = true }
    shared.interrupt()
  }

  /// Calls a function once, on the thread, when a descriptor can be read, a time is over, or
  /// ``wake()`` is called; a timeout of `nil` sets no limit.
  package func wait(
    for descriptors: [Int32], timeout: Duration?, then done: @escaping @Sendable () -> Void
  ) {
    let wait = Wait(descriptors: descriptors, timeout: timeout, done: done)
    guard startIfNeeded() else {
      // Without a thread to spare, waiting here is slow for others but right.
      _ = wait.poll()
      return done()
    }
    shared.state.withLock { $0.wait = wait }
    shared.interrupt()
  }

  /// Ends the wait that is under way, or the next one.
  package func wake() {
    shared.state.withLock { $0.isWoken = true }
    shared.interrupt()
  }

  private func startIfNeeded() -> Bool {
    shared.state.withLock { state in
      guard !state.isRunning else { return true }
      guard shared.pipe != nil else { return false }
      let pointer = Unmanaged.passRetained(shared)
      var thread = pthread_t()
      let failure = pthread_create(
        &thread, nil,
        { pointer in
          if let pointer { Unmanaged<Shared>.fromOpaque(pointer).takeRetainedValue().run() }
          return nil
        }, pointer.toOpaque())
      guard failure == 0 else {
        pointer.release()
        return false
      }
      pthread_detach(thread)
      state.isRunning = true
      return true
    }
  }
}

extension ReadinessThread {
  private struct Wait {
    let descriptors: [Int32]
    let timeout: Duration?
    let done: @Sendable () -> Void

    /// Waits, and returns whether it was for anything but the interrupting descriptor.
    func poll(orFor interruption: Int32 = -1) -> Bool {
      var polled = ([interruption] + descriptors).map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      return CLibrary.poll(&polled, nfds_t(polled.count), timeout.pollLimit) <= 0
        || polled.dropFirst().contains { $0.revents != 0 }
    }
  }

  /// The part that the thread holds, so that the object can go while the thread waits.
  private final class Shared: Sendable {
    struct State {
      var wait: Wait?
      var isWoken = false
      var isRunning = false
      var isEnding = false

      mutating func take() -> Wait? {
        defer { (wait, isWoken) = (nil, false) }
        return wait
      }
    }

    let state = Mutex(State())
    let pipe = makePipe()

    deinit {
      guard let pipe else { return }
      close(pipe.reader)
      close(pipe.writer)
    }

    /// Has the thread look at the state.
    func interrupt() {
      guard let pipe else { return }
      var byte: UInt8 = 0
      _ = write(pipe.writer, &byte, 1)
    }

    func run() {
      let idle = Wait(descriptors: [], timeout: nil, done: {})
      while true {
        drain()
        let (wait, isOver, isEnding) = state.withLock { state in
          let isOver = state.wait != nil && (state.isWoken || state.isEnding)
          return (isOver ? state.take() : state.wait, isOver, state.isEnding)
        }
        if isOver { wait?.done() }
        if isEnding { return }
        if isOver { continue }
        if (wait ?? idle).poll(orFor: pipe?.reader ?? -1) {
          state.withLock { $0.take() }?.done()
        }
      }
    }

    private func drain() {
      guard let pipe else { return }
      var bytes = [UInt8](repeating: 0, count: 64)
      while read(pipe.reader, &bytes, bytes.count) > 0 {}
    }
  }
}
