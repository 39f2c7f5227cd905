/// A button of a sheet: a title, and the choice that pressing it makes.
///
///     Button("Email", .email)
///     Button("Delete Note", .delete, role: .destructive)
///
/// Titles need not be unique: a press is tied to the button itself, never to its title. A title is text
/// and nothing else; presenters never read it as markup, a mnemonic or a terminal escape.
public struct Button<Choice> {
  /// The meaning of a choice for the task that the person started.
  public enum Role: Hashable, Sendable {
    /// The choice cannot be undone: the button stands first and is marked by more than its color.
    case destructive
  }

  /// The title, as the person reads it. It may hold any text, of any length, but not white space alone.
  public var title: String {
    get { text.source }
    set { text = LocalizedText(newValue) }
  }

  /// The title as a catalog is asked for it.
  package var text: LocalizedText

  /// A second line below the title that tells choices apart, or `nil`.
  public var subtitle: String? {
    get { subtitleText?.source }
    set { subtitleText = newValue.map { LocalizedText($0) } }
  }

  /// The second line as a catalog is asked for it.
  package var subtitleText: LocalizedText?

  /// The choice that pressing the button makes.
  public let choice: Choice

  /// The meaning of the choice, or `nil` for an ordinary one.
  public var role: Role?

  /// Whether the button can be pressed. A disabled button is shown grayed and is never chosen.
  public var isEnabled = true

  /// Whether the choice is the one that is set now: it has a check mark, is said as "selected",
  /// and has the first focus of an action sheet.
  public var isSelected = false

  /// Whether Return presses the button of an alert unless the focus is moved, and its title stands out.
  ///
  /// A destructive button may stand out so, but Return presses it only after the focus was moved to it.
  public var isPreferred = false

  /// Whether the end of the time for an answer presses the button; a destructive one is never pressed so.
  public var answersTimeout = false

  /// Creates a button that makes a choice.
  ///
  /// - Parameters:
  ///   - title: The text that the person reads.
  ///   - choice: The value that the outcome carries when the button is pressed.
  ///   - role: `.destructive` for a choice that cannot be undone.
  ///   - subtitle: A second line below the title.
  ///   - isEnabled: `false` shows the button grayed and disarms it.
  ///   - isSelected: Whether the choice is the one that is set now.
  ///   - isPreferred: Whether Return presses the button of an alert.
  ///   - answersTimeout: Whether the end of the time for an answer presses the button.
  public init(
    _ title: String, _ choice: Choice, role: Role? = nil, subtitle: String? = nil,
    isEnabled: Bool = true, isSelected: Bool = false, isPreferred: Bool = false,
    answersTimeout: Bool = false
  ) {
    self.init(
      localized: LocalizedText(title), choice, role: role,
      subtitle: subtitle.map { LocalizedText($0) },
      isEnabled: isEnabled, isSelected: isSelected, isPreferred: isPreferred,
      answersTimeout: answersTimeout)
  }

  /// Creates a button whose title and second line a catalog translates, with values in them where they have some.
  ///
  ///     Button(localized: "Delete \(count) Notes", .delete, role: .destructive)
  public init(
    localized title: LocalizedText, _ choice: Choice, role: Role? = nil,
    subtitle: LocalizedText? = nil, isEnabled: Bool = true, isSelected: Bool = false,
    isPreferred: Bool = false, answersTimeout: Bool = false
  ) {
    text = title
    self.choice = choice
    self.role = role
    subtitleText = subtitle
    self.isEnabled = isEnabled
    self.isSelected = isSelected
    self.isPreferred = isPreferred
    self.answersTimeout = answersTimeout
  }

  /// Returns the same button with its choice transformed.
  public func map<NewChoice>(_ transform: (Choice) -> NewChoice) -> Button<NewChoice> {
    Button<NewChoice>(
      localized: text, transform(choice), role: role.map { _ in .destructive },
      subtitle: subtitleText, isEnabled: isEnabled, isSelected: isSelected,
      isPreferred: isPreferred,
      answersTimeout: answersTimeout)
  }
}

extension Button where Choice == String {
  /// Creates a button whose choice is its title.
  public init(_ title: String, role: Role? = nil) {
    self.init(title, title, role: role)
  }
}

extension Button: Equatable where Choice: Equatable {}
extension Button: Hashable where Choice: Hashable {}
extension Button: Sendable where Choice: Sendable {}

/// The way back, which chooses nothing: the button that stands last and apart.
///
///     ActionSheet<NoteAction> {
///       Button("Email", .email)
///       Cancel("Keep Editing")
///     }
public struct Cancel: Hashable, Sendable {
  /// The title, as the person reads it.
  public var title: String {
    get { text.source }
    set { text = LocalizedText(newValue) }
  }

  /// The title as a catalog is asked for it.
  package var text: LocalizedText

  /// Creates the way back.
  public init(_ title: String) {
    self.init(localized: LocalizedText(title))
  }

  /// Creates the way back with a title that a catalog translates.
  public init(localized title: LocalizedText) {
    text = title
  }
}

/// Builds the buttons of a sheet, with `if`, `for` and `switch` where they are wanted.
///
/// Each part is a sheet without a title.
@resultBuilder
public enum ButtonBuilder<Choice> {
  /// Accepts one button.
  public static func buildExpression(_ button: Button<Choice>) -> ActionSheet<Choice> {
    ActionSheet(buttons: [button])
  }

  /// Accepts several buttons at once.
  public static func buildExpression(_ buttons: [Button<Choice>]) -> ActionSheet<Choice> {
    ActionSheet(buttons: buttons)
  }

  /// Accepts the way back.
  public static func buildExpression(_ cancel: Cancel) -> ActionSheet<Choice> {
    ActionSheet(buttons: [], cancel: cancel)
  }

  /// Joins the parts of a block in order.
  public static func buildBlock(_ parts: ActionSheet<Choice>...) -> ActionSheet<Choice> {
    buildArray(parts)
  }

  /// Leaves out the part of an `if` whose condition does not hold.
  public static func buildOptional(_ part: ActionSheet<Choice>?) -> ActionSheet<Choice> {
    part ?? ActionSheet(buttons: [])
  }

  /// Takes the part of the first branch.
  public static func buildEither(first part: ActionSheet<Choice>) -> ActionSheet<Choice> { part }

  /// Takes the part of the second branch.
  public static func buildEither(second part: ActionSheet<Choice>) -> ActionSheet<Choice> { part }

  /// Takes the part of an `if #available`.
  public static func buildLimitedAvailability(
    _ part: ActionSheet<Choice>
  ) -> ActionSheet<Choice> { part }

  /// Joins the parts of each pass of a loop.
  public static func buildArray(_ parts: [ActionSheet<Choice>]) -> ActionSheet<Choice> {
    var all = ActionSheet<Choice>(buttons: [])
    for part in parts {
      all.parts.choices += part.parts.choices
      all.parts.cancels += part.parts.cancels
    }
    return all
  }
}
