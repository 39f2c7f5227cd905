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
