import ActionSheets
import RandomTesting

/// Runs acts against a ``Stage`` whose program answers reports with further acts.
final class StageSimulation {
  private final class Heard {
    var witnesses: [Witness] = []
    var ids: [Int: Presentation.ID] = [:]
    var violation: Violation?
    var isAbrupt = false
  }

  private let heard = Heard()
  private var stage: Stage<String, Int>?
  private var reactions: [Act]
  private var reported = 0

  private init(reactions: [Act]) {
    self.reactions = reactions.reversed()
    stage = Stage(environment: .pad, clock: { .zero }) { _, _ in }
  }

  /// Runs acts, then drops the stage in the midst of things, which must end everything.
  static func run(_ acts: [Act], reactions: [Act]) throws {
    let simulation = StageSimulation(reactions: reactions)
    for act in acts {
      simulation.perform(act)
      if let violation = simulation.heard.violation { throw violation }
      try simulation.check()
    }
    simulation.heard.isAbrupt = true
    simulation.stage = nil
    if let violation = simulation.heard.violation { throw violation }
    try require(
      simulation.heard.witnesses.allSatisfy(\.isFinished),
      "Exactly one outcome: one is missing")
  }

  private func perform(_ act: Act) {
    guard let stage else { return }
    switch act {
    case .present(let request, let problem):
      // Reports may come before the identity is known.
      let number = heard.witnesses.count
      heard.witnesses.append(Witness())
      heard.ids[number] = stage.present(request, problem: problem) { [weak self] report in
        self?.hear(report, of: number)
      }
    case .send(let event, let id): stage.send(event, to: id)
    case .sendToTop(let event): stage.sendToTop(event)
    case .sendToAll(let event): stage.sendToAll(event)
    }
  }

  private func hear(_ report: Presentation.Report, of number: Int) {
    do {
      switch report {
      case .call(let call): try heard.witnesses[number].hear(call)
      case .text: break
      case .ended(let outcome):
        try heard.witnesses[number].finish(outcome, isAbrupt: heard.isAbrupt)
      }
    } catch {
      heard.violation = heard.violation ?? error as? Violation
    }
    // A program must not reach for a stage that is just going.
    guard !heard.isAbrupt else { return }
    reported += 1
    if reported.isMultiple(of: 3), let reaction = reactions.popLast() { perform(reaction) }
  }

  private func check() throws {
    guard let stage else { return }
    for (number, witness) in heard.witnesses.enumerated() {
      guard let id = heard.ids[number] else { throw Violation("Each presentation has an identity") }
      try require(
        (stage[id] == nil) == witness.isFinished, "A presentation is gone exactly when it has ended"
      )
    }
    try require(
      stage.isEmpty == heard.witnesses.allSatisfy(\.isFinished),
      "Empty exactly when all have ended")
  }
}
