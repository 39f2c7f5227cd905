import SharedState
import Testing

/// Runs a suite alone among those that use UIKit's globals.
struct UIKitTurn: SuiteTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing body: @Sendable () async throws -> Void
  ) async throws {
    try await Turns.uiKit.take(body)
  }
}
