/// A set of alternative choices for completing a task that the person started.
///
///     enum NoteAction { case delete, email, print }
///
///     let sheet = ActionSheet<NoteAction> {
///       Button("Delete Note", .delete, role: .destructive)
///       Button("Email", .email)
///       Button("Print", .print)
///       Cancel("Keep")
///     }
///
/// A sheet is a value: it describes what is asked and nothing of how it looks. A ``Presenter`` shows it,
/// and ends with one ``Outcome``. On screen, destructive buttons come first and Cancel last; the others keep the order
/// in which they were given.
public struct ActionSheet<Choice> {
  /// The title, or `nil`. The guideline is to have none: the choices should speak for themselves.
  public var title: String? {
    get { parts.title?.source }
    set { parts.title = newValue.map { LocalizedText($0) } }
  }

  /// A line of explanation below the title, or `nil`.
  public var message: String? {
    get { parts.message?.source }
    set { parts.message = newValue.map { LocalizedText($0) } }
  }

  /// The language of the texts, or `nil` for the host's. It decides their direction, and the words that presenters add.
  public var language: Language? {
    get { parts.language }
    set { parts.language = newValue }
  }

  package var parts: TypedContent<Choice>

  /// Creates a sheet from a list of buttons, with `if`, `for` and `switch` where they are wanted.
  ///
  /// - Parameters:
  ///   - title: The title; nothing reserves room for a missing one.
  ///   - message: The explanation below the title.
  ///   - buttons: The buttons and the way back, in any order: display order follows from their roles.
  public init(
    title: String? = nil, message: String? = nil,
    @ButtonBuilder<Choice> buttons: () -> ActionSheet<Choice>
  ) {
    self.init(
      localized: title.map { LocalizedText($0) }, message: message.map { LocalizedText($0) },
      buttons: buttons)
  }

  /// Creates a sheet whose title and message a catalog translates, with values in them where they have some.
  public init(
    localized title: LocalizedText?, message: LocalizedText? = nil,
    @ButtonBuilder<Choice> buttons: () -> ActionSheet<Choice>
  ) {
    parts = buttons().parts
    parts.title = title
    parts.message = message
  }

  /// Creates a sheet from an array of buttons.
  public init(
    title: String? = nil, message: String? = nil, buttons: [Button<Choice>], cancel: Cancel? = nil
  ) {
    parts = TypedContent(
      title: title.map { LocalizedText($0) }, message: message.map { LocalizedText($0) },
      choices: buttons, cancels: cancel.map { [$0] } ?? [])
  }

  /// Creates a sheet with a button for each of some choices.
  ///
  ///     ActionSheet(choices: branches, cancel: "Cancel") { $0.name }
  ///
  /// - Parameters:
  ///   - title: The title above the choices.
  ///   - message: The explanation below the title.
  ///   - choices: What can be chosen, from top to bottom.
  ///   - cancel: The title of the way back.
  ///   - buttonTitle: Returns the title of the button for a choice.
  public init(
    title: String? = nil, message: String? = nil, choices: some Collection<Choice>,
    cancel: String? = nil, buttonTitle: (Choice) -> String
  ) {
    self.init(
      title: title, message: message, buttons: choices.map { Button(buttonTitle($0), $0) },
      cancel: cancel.map { Cancel($0) })
  }

  /// The buttons that make a choice, in the order in which they were given.
  public var buttons: [Button<Choice>] {
    get { parts.choices }
    set { parts.choices = newValue }
  }

  /// The way back, or `nil`. An element with several is refused.
  public var cancel: Cancel? {
    get { parts.cancels.first }
    set { parts.cancels = newValue.map { [$0] } ?? [] }
  }

  /// The sheet without the values that its buttons choose.
  public var content: Content {
    Content(parts)
  }

  /// Returns the same sheet with each choice transformed.
  public func map<NewChoice>(_ transform: (Choice) -> NewChoice) -> ActionSheet<NewChoice> {
    var sheet = ActionSheet<NewChoice>(buttons: [])
    sheet.parts = parts.map(transform)
    return sheet
  }
}

extension ActionSheet where Choice: Equatable {
  /// The first button that makes a choice, or `nil`; setting it to `nil` removes the button.
  public subscript(choice: Choice) -> Button<Choice>? {
    get { parts[choice] }
    set { parts[choice] = newValue }
  }
}

extension ActionSheet: Equatable where Choice: Equatable {}
extension ActionSheet: Hashable where Choice: Hashable {}
extension ActionSheet: Sendable where Choice: Sendable {}
