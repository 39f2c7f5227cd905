/// A set of alternative choices for completing a task that the person started.
///
///     enum NoteAction { case delete, email, print }
///
///     let sheet = ActionSheet<NoteAction> {
///       Button("Delete Note", .delete, role: .destructive)
///       Button("Email", .email)
///       Button("Print", .print)
///       .cancel("Cancel")
///     }
///
/// A sheet is a value: it describes what is asked and nothing of how it looks. A ``Presenter`` shows it,
/// and ends with one ``Outcome``. The order of ``buttons`` is the order in which they were given; the
/// order on screen is ``DisplayOrder``'s.
public struct ActionSheet<Choice> {
  /// The title, or `nil`. The guideline is to have none: the choices should speak for themselves.
  public var title: String?

  /// A line of explanation below the title, or `nil`.
  public var message: String?

  /// The buttons in the order in which they were given.
  public var buttons: [Button<Choice>]

  /// Creates a sheet from an array of buttons.
  ///
  /// - Parameters:
  ///   - title: The title; nothing reserves room for a missing one.
  ///   - message: The explanation below the title.
  ///   - buttons: The buttons, in any order: display order follows from their roles.
  public init(title: String? = nil, message: String? = nil, buttons: [Button<Choice>]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }

  /// Creates a sheet from a list of buttons, with `if`, `for` and `switch` where they are wanted.
  public init(
    title: String? = nil, message: String? = nil,
    @ButtonBuilder<Choice> buttons: () -> [Button<Choice>]
  ) {
    self.init(title: title, message: message, buttons: buttons())
  }

  /// The first button with the cancel role, if there is one.
  public var cancelButton: Button<Choice>? {
    buttons.first { $0.role == .cancel }
  }

  /// The title of the button at a position in ``buttons``, or `nil` when there is no such position.
  public func buttonTitle(at position: Int) -> String? {
    buttons.indices.contains(position) ? buttons[position].title : nil
  }

  /// Returns the outcome in the sheet's own choices.
  public func outcome(_ outcome: Outcome<ButtonID>) -> Outcome<Choice> {
    buttons.outcome(outcome)
  }

  /// Returns the same sheet with each choice transformed.
  public func map<NewChoice>(_ transform: (Choice) -> NewChoice) -> ActionSheet<NewChoice> {
    ActionSheet<NewChoice>(
      title: title, message: message, buttons: buttons.map { $0.map(transform) })
  }
}

extension ActionSheet: Equatable where Choice: Equatable {}
extension ActionSheet: Hashable where Choice: Hashable {}
extension ActionSheet: Sendable where Choice: Sendable {}
