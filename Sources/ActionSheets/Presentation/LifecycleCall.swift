/// A call to the delegate of a presentation.
public enum LifecycleCall: Hashable, Sendable {
  /// Nothing is on screen yet.
  case willPresent
  /// The sheet is in place.
  case didPresent
  /// A button was pressed, the cancel button included.
  case clicked(ButtonID)
  /// The person or the system cancelled without pressing a button.
  case cancel
  /// The person asked to close a window over a modal view that only its own controls dismiss.
  case attemptedDismissal
  /// The sheet is about to leave; the outcome is settled.
  case willDismiss(Outcome<ButtonID>)
  /// The sheet is gone.
  case didDismiss(Outcome<ButtonID>)
}
