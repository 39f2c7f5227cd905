import Foundation
import RandomTesting
import Testing

@testable import ActionSheetsGTK

extension GTKTests {
  /// Random steps of program, person and desktop, with real windows, and the rules that hold after each of them.
  ///
  /// `ACTIONSHEETS_PROPERTY_EVENTS` sets the number of steps, `ACTIONSHEETS_PROPERTY_SEED` the first seed;
  /// `ACTIONSHEETS_LONG=1` has it go on for some minutes.
  @MainActor
  @Suite struct RandomStepTests {
    private static let stepsPerEpisode = 60

    private static func setting(_ name: String) -> Int? {
      ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
    }

    @Test func `the rules hold after each of many random steps`() {
      let first = UInt64(Self.setting("ACTIONSHEETS_PROPERTY_SEED") ?? 1)
      let total = Self.setting("ACTIONSHEETS_PROPERTY_EVENTS") ?? (LongRun.isWanted ? 12_000 : 360)
      var chosen = 0
      var destroyed = 0
      for episode in 0..<max(1, total / Self.stepsPerEpisode) {
        let seed = first &+ UInt64(episode)
        let steps = Step.list(Self.stepsPerEpisode, seed: seed)
        do {
          let result = try run(steps, seed)
          chosen += result.chosen
          destroyed += result.destroyed
        } catch {
          report(error, steps, seed)
          return
        }
      }
      if LongRun.isWanted { print("\(chosen) choices, \(destroyed) of them destructive") }
      #expect(chosen > 0, "The steps never get as far as a choice")
    }

    /// Runs an episode; what it is about is said should it end the test program.
    private func run(_ steps: [Step], _ seed: UInt64, about: String = "") throws
      -> (chosen: Int, destroyed: Int)
    {
      LastWords.begin()
      defer { LastWords.end() }
      return try RandomEpisode.run(
        steps, reactions: Step.reactions(20, seed: ~seed)
      ) { step in
        LastWords.say("seed \(seed)\(about): \(step)")
      }
    }

    private func report(_ error: any Error, _ steps: [Step], _ seed: UInt64) {
      let rule = (error as? Violation)?.rule ?? "\(error)"
      let least = shrunk(steps) { fewer in
        do {
          _ = try run(fewer, seed, about: ", shrinking “\(rule)”")
          return false
        } catch {
          return (error as? Violation)?.rule == rule
        }
      }
      let list = least.map { "  \($0)" }.joined(separator: "\n")
      Issue.record("seed \(seed): \(rule)\n\(list)")
    }
  }
}
