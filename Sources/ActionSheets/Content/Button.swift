/// A button of a sheet: a title, a role, and the choice that pressing it makes.
///
///     Button("Email", NoteAction.email)
///     Button("Delete Note", NoteAction.delete, role: .destructive)
///     Button<NoteAction>.cancel("Cancel")
///
/// Titles need not be unique: a press is tied to the button itself, never to its title. A title is text
/// and nothing else; presenters never read it as markup, a mnemonic or a terminal escape.
public struct Button<Choice> {
  /// The title, as the person reads it. It may hold any text, of any length.
  public var title: String

  /// What the button means.
  public let role: ButtonRole

  /// Whether the button can be pressed. A disabled button is shown grayed and is never chosen.
  public var isEnabled: Bool

  /// What pressing the button chooses, or `nil` for the cancel button.
  public let choice: Choice?

  /// Creates a button that makes a choice.
  ///
  /// - Parameters:
  ///   - title: The text that the person reads.
  ///   - choice: The value that the outcome carries when the button is pressed.
  ///   - role: `.default`, or `.destructive` for a choice that cannot be undone. A button that makes a
  ///     choice cannot be the way back, so ``ButtonRole/cancel`` is taken as ``ButtonRole/default``; use
  ///     ``cancel(_:)-type.method`` for the way back.
  ///   - isEnabled: `false` shows the button grayed and disarms it.
  public init(
    _ title: String, _ choice: Choice, role: ButtonRole = .default, isEnabled: Bool = true
  ) {
    self.title = title
    self.choice = choice
    self.role = role == .cancel ? .default : role
    self.isEnabled = isEnabled
  }

  private init(cancel title: String) {
    self.title = title
    self.choice = nil
    self.role = .cancel
    self.isEnabled = true
  }

  /// Returns the cancel button: the way back, which chooses nothing.
  public static func cancel(_ title: String) -> Button {
    Button(cancel: title)
  }

  private init(title: String, choice: Choice?, role: ButtonRole, isEnabled: Bool) {
    self.title = title
    self.choice = choice
    self.role = role
    self.isEnabled = isEnabled
  }

  /// Returns the same button with its choice transformed; title, role and state stay.
  public func map<NewChoice>(_ transform: (Choice) -> NewChoice) -> Button<NewChoice> {
    Button<NewChoice>(
      title: title, choice: choice.map(transform), role: role, isEnabled: isEnabled)
  }
}

extension Button: Equatable where Choice: Equatable {}
extension Button: Hashable where Choice: Hashable {}
extension Button: Sendable where Choice: Sendable {}

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

extension Array {
  /// Returns the outcome in the choices of these buttons; one that none of them makes is no choice.
  func outcome<Choice>(
    _ outcome: Outcome<ButtonID>
  ) -> Outcome<Choice> where Element == Button<Choice> {
    switch outcome {
    case .cancelled(let cause): return .cancelled(cause)
    case .chose(let id):
      guard indices.contains(id.position), let choice = self[id.position].choice else {
        return .cancelled(.programmatic)
      }
      return .chose(choice)
    }
  }
}
