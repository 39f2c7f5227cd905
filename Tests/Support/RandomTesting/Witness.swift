import ActionSheets

/// Follows what is heard of one presentation and refuses what is out of order.
package struct Witness {
  private enum Stage: Int {
    case asked, willPresent, didPresent, answered, willDismiss, didDismiss, finished
  }

  private var stage = Stage.asked
  private var clicked: ButtonID?
  package private(set) var outcome: Outcome<ButtonID>?

  package var isFinished: Bool { stage == .finished }
  package var hasBegun: Bool { stage != .asked }

  package init() {}

  package mutating func hear(_ call: Presentation.Call) throws {
    switch call {
    case .willPresent: try advance(to: .willPresent, from: [.asked])
    case .didPresent: try advance(to: .didPresent, from: [.willPresent])
    case .clicked(let id):
      clicked = id
      try advance(to: .answered, from: [.willPresent, .didPresent])
    case .cancel:
      try advance(to: .answered, from: [.willPresent, .didPresent])
    case .attemptedDismissal:
      try require(
        stage == .willPresent || stage == .didPresent, "Only what is up can be asked to close")
    case .willDismiss(let outcome):
      let isPress =
        switch outcome {
        case .chose(let id): clicked == id
        case .cancelled(.cancelButton): clicked != nil
        case .cancelled: clicked == nil
        }
      try require(isPress, "Identity: \(outcome) after a click on \(String(describing: clicked))")
      let isDismissal =
        switch outcome {
        case .cancelled(.programmatic), .cancelled(.taskCancelled), .cancelled(.notPresented): true
        default: false
        }
      try advance(
        to: .willDismiss, from: isDismissal ? [.willPresent, .didPresent] : [.answered])
      self.outcome = outcome
    case .didDismiss(let outcome):
      try require(outcome == self.outcome, "Outcome: willDismiss and didDismiss differ")
      try advance(to: .didDismiss, from: [.willDismiss])
    }
  }

  package mutating func finish(_ outcome: Outcome<ButtonID>, isAbrupt: Bool = false) throws {
    if isAbrupt {
      try require(!isFinished, "Exactly one outcome: a second one came")
      stage = .finished
    } else {
      try advance(to: .finished, from: [.asked, .didDismiss])
    }
    try require(self.outcome == nil || self.outcome == outcome, "Outcome: the last word differs")
    self.outcome = outcome
  }

  private mutating func advance(to next: Stage, from allowed: [Stage]) throws {
    try require(allowed.contains(stage), "Order of calls: \(next) after \(stage)")
    stage = next
  }
}
