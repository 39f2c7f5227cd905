import SharedState
import Testing

/// Has a suite wait until no other one uses what UIKit has once for the whole process.
struct UIKitTurn: SuiteTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing body: @Sendable () async throws -> Void
  ) async throws {
    try await Turns.uiKit.take(body)
  }
}
