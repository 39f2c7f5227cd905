/// What a button means for the task that the person started.
///
/// A role decides where the button stands, how it looks and is said, and which acts may press it.
public enum ButtonRole: Sendable, Hashable, CaseIterable {
  /// An ordinary choice.
  case `default`

  /// The way back. A sheet has at most one; it stands last and apart.
  case cancel

  /// A choice that cannot be undone. It stands first and is marked by more than its color.
  case destructive

  /// Whether only a deliberate act of the person may press the button.
  ///
  /// Such a button never has the first focus while another can, and neither Return in a field nor the end of the
  /// time presses it.
  public var needsIntent: Bool {
    switch self {
    case .default, .cancel: false
    case .destructive: true
    }
  }

  /// The sign before the title that tells the role without color (row I11), or `nil` for none.
  public var mark: String? {
    switch self {
    case .default, .cancel: nil
    case .destructive: "!"
    }
  }
}
