import ActionSheets
import Foundation
import RandomTesting
import Testing

/// Random events, many at once, and the rules that hold after each of them.
///
/// `ACTIONSHEETS_PROPERTY_EVENTS` sets the number of events, `ACTIONSHEETS_PROPERTY_SEED` the first seed.
@Suite struct PropertyTests {
  private static let eventsPerEpisode = 120

  private static func setting(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  /// Runs episodes, each from its own seed, and reports the first that breaks a rule, shrunk.
  private func explore(_ total: Int, _ run: (_ acts: [Act], _ seed: UInt64) throws -> Void) {
    let first = UInt64(Self.setting("ACTIONSHEETS_PROPERTY_SEED") ?? 1)
    for episode in 0..<max(1, total / Self.eventsPerEpisode) {
      let seed = first &+ UInt64(episode)
      let acts = Act.list(Self.eventsPerEpisode, seed: seed)
      guard let violation = violation(of: acts, seed, run) else { continue }
      let least = shrunk(acts) { self.violation(of: $0, seed, run)?.rule == violation.rule }
      let list = least.map { "  \($0)" }.joined(separator: "\n")
      Issue.record("seed \(seed): \(violation.rule)\n\(list)")
      return
    }
  }

  private func violation(
    of acts: [Act], _ seed: UInt64, _ run: ([Act], UInt64) throws -> Void
  ) -> Violation? {
    do {
      try run(acts, seed)
      return nil
    } catch {
      return error as? Violation ?? Violation("\(error)")
    }
  }

  @Test func `rules 1 to 4 hold after each of many random events`() {
    var destroyed = 0
    let total = Self.setting("ACTIONSHEETS_PROPERTY_EVENTS") ?? 150_000
    explore(total) { acts, _ in destroyed += try StackSimulation.run(acts).destroyed }
    #expect(destroyed > 0, "The events never get as far as a destructive choice")
  }

  @Test func `each presentation ends once, whatever a program does from within a report`() {
    let total = (Self.setting("ACTIONSHEETS_PROPERTY_EVENTS") ?? 150_000) / 3
    explore(total) { acts, seed in
      try StageSimulation.run(acts, reactions: Act.list(40, seed: ~seed))
    }
  }
}
