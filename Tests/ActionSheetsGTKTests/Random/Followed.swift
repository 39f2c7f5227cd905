import ActionSheets
import RandomTesting

/// A presentation that was asked for in a random episode, and what was heard of it.
final class Followed {
  let place: Step.Place
  let question: Question
  var witness = Witness()
  /// Known once the call that asked for it has returned.
  var id: Presentation.ID?

  /// Whether it was asked of a presenter that has been dropped meanwhile.
  var isOrphan = false

  init(_ question: Question, at place: Step.Place) {
    self.question = question
    self.place = place
  }
}

/// A button that the step that is under way may press.
struct Chance: Hashable {
  let place: Step.Place
  let id: Presentation.ID
  let button: ButtonID
}
