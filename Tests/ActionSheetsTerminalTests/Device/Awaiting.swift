@testable import ActionSheetsTerminal
@testable import TerminalKit

extension ReadinessThread {
  func wait(for descriptors: [Int32], timeout: Duration?) async {
    await withCheckedContinuation { continuation in
      wait(for: descriptors, timeout: timeout) { continuation.resume() }
    }
  }
}

extension Turns {
  /// Takes the turns by a task, as the initializers do that programs call.
  func startByTask() {
    start = { turns in
      Task {
        while await withCheckedContinuation({ next in turns.turn { next.resume(returning: $0) } }) {
        }
      }
    }
  }
}
