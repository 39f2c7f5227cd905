import ActionSheets

/// Has a presenter go on by itself on the main actor while the program awaits: a thread waits for the terminal.
///
/// A program that blocks takes its turns itself, and links nothing of the runtime of concurrency: only the initializers
/// that programs call, whose bodies are compiled into the programs, start a task.
@MainActor
@usableFromInline
final class Turns {
  /// The descriptors to wait for, and for how long.
  typealias Wait = (descriptors: [Int32], timeout: Duration?)

  /// Starts a task that takes the turns, or `nil` for a program that blocks.
  @usableFromInline var start: ((Turns) -> Void)?

  /// Draws what has changed, and returns what to wait for; `nil` when there is nothing.
  var prepare: () -> Wait? = { nil }
  /// Deals with what has happened.
  var take: () -> Void = {}

  private nonisolated let thread = ReadinessThread()
  private var isRunning = false
  private var isWaiting = false

  nonisolated init() {}

  /// Ends the wait that is under way. Called when the presenter goes: the task then finds nobody, and ends.
  nonisolated func wake() { thread.wake() }

  /// Starts, or has the thread wait anew: it knows neither the new deadline nor the new question.
  func keepRunning() {
    if isRunning {
      thread.wake()
    } else if let start {
      isRunning = true
      start(self)
    }
  }

  /// Takes a turn, and waits for the next one on the thread.
  ///
  /// - Parameter done: Called on any thread, with whether there is a next one.
  @usableFromInline
  func turn(_ done: @escaping @Sendable (Bool) -> Void) {
    if isWaiting { take() }
    guard let wait = prepare() else {
      (isWaiting, isRunning) = (false, false)
      return done(false)
    }
    isWaiting = true
    thread.wait(for: wait.descriptors, timeout: wait.timeout) { done(true) }
  }
}
