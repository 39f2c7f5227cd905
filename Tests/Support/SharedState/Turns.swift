/// Lets those who use state of the whole process take turns, in the order in which they ask.
package actor Turns {
  /// The turns of tests that use UIKit's application, key window and diagnostics.
  package static let uiKit = Turns()

  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Runs a function while nobody else does.
  package func take(_ body: @Sendable () async throws -> Void) async rethrows {
    if isTaken {
      await withCheckedContinuation { waiting.append($0) }
    } else {
      isTaken = true
    }
    defer { pass() }
    try await body()
  }

  private func pass() {
    if waiting.isEmpty {
      isTaken = false
    } else {
      waiting.removeFirst().resume()
    }
  }
}
