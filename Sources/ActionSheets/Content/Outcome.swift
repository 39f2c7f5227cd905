/// How a presentation ended: with one choice, or with one cancellation.
///
/// Each presentation yields exactly one outcome.
///
///     switch await presenter.present(sheet, from: .barButtonItem(shareButton)) {
///     case .chose(.delete): notebook.delete(note)
///     case .chose(.email): mail(note)
///     case .chose(.print): print(note)
///     case .cancelled: break
///     }
public enum Outcome<Choice> {
  /// The person pressed the button that makes this choice.
  case chose(Choice)

  /// Nothing was chosen, for this cause.
  case cancelled(Cancellation)

  /// The choice, or `nil` when there was none.
  public var choice: Choice? {
    switch self {
    case .chose(let choice): choice
    case .cancelled: nil
    }
  }

  /// Returns the same outcome with its choice transformed.
  public func map<NewChoice>(_ transform: (Choice) -> NewChoice) -> Outcome<NewChoice> {
    switch self {
    case .chose(let choice): .chose(transform(choice))
    case .cancelled(let cause): .cancelled(cause)
    }
  }
}

extension Outcome: Equatable where Choice: Equatable {}
extension Outcome: Hashable where Choice: Hashable {}
extension Outcome: Sendable where Choice: Sendable {}

/// The cause for which a presentation ended without a choice.
public enum Cancellation: Hashable, Sendable {
  /// The person pressed the cancel button.
  case cancelButton

  /// The person pressed outside the sheet.
  case outsidePress

  /// The person pressed Escape, or used the toolkit's back gesture.
  case escape

  /// The program dismissed the presentation.
  case programmatic

  /// The time given for an answer ran out.
  case timedOut

  /// The system asked the program to stop (Ctrl-C, SIGTERM and the like).
  case interrupted

  /// The terminal, window or page that showed the sheet is gone.
  case hostGone

  /// The sheet could not be shown.
  case notPresented(PresentationError)
}
