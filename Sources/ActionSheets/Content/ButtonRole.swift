/// What a button means for the task that the person started.
///
/// A role decides where the button stands, how it is drawn and spoken, and what may press it: nothing
/// but a deliberate act of the person ever chooses a destructive button.
public enum ButtonRole: Sendable, Hashable, CaseIterable {
  /// An ordinary choice.
  case `default`

  /// The way back. A sheet has at most one; it stands last and apart.
  case cancel

  /// A choice that cannot be undone. It stands first and is marked by more than its color.
  case destructive
}
