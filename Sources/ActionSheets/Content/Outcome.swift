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

  /// The cause of the cancellation, or `nil` when something was chosen.
  public var cancellation: Cancellation? {
    switch self {
    case .chose: nil
    case .cancelled(let cause): cause
    }
  }

  /// Returns the choice.
  ///
  /// - Throws: The cause for which there is none, so that `try` leaves a flow where the person does.
  public func get() throws(Cancellation) -> Choice {
    switch self {
    case .chose(let choice): return choice
    case .cancelled(let cause): throw cause
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
public enum Cancellation: Error, Hashable, Sendable {
  /// The person pressed the cancel button.
  case cancelButton

  /// The person pressed outside the sheet.
  case outsidePress

  /// The person pressed Escape, or used the toolkit's back gesture.
  case escape

  /// The program dismissed the presentation.
  case programmatic

  /// The task that awaited the outcome was cancelled.
  case taskCancelled

  /// The time given for an answer ran out.
  case timedOut

  /// The system asked the program to stop (Ctrl-C, SIGTERM and the like).
  case interrupted

  /// The terminal, window or page that showed the sheet is gone.
  case hostGone

  /// The sheet could not be shown.
  case notPresented(PresentationError)
}
