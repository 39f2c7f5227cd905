/// Important information that interrupts, and must be answered or dismissed.
///
///     let alert = Alert<Bool>(title: "Delete this note?", message: "It cannot be undone.") {
///       Button("Delete", true, role: .destructive)
///       Cancel("Keep")
///     }
///
/// Use an ``ActionSheet`` for choices in a task that the person started, an alert for what the person did not expect,
/// and a ``Prompt`` to ask for text.
public struct Alert<Choice> {
  /// The title, or `nil`.
  public var title: String? {
    get { parts.title?.source }
    set { parts.title = newValue.map { LocalizedText($0) } }
  }

  /// The explanation below the title, or `nil`.
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

  /// Creates an alert from a list of buttons, with `if`, `for` and `switch` where they are wanted.
  public init(
    title: String? = nil, message: String? = nil,
    @ButtonBuilder<Choice> buttons: () -> ActionSheet<Choice>
  ) {
    self.init(
      localized: title.map { LocalizedText($0) }, message: message.map { LocalizedText($0) },
      buttons: buttons)
  }

  /// Creates an alert whose title and message a catalog translates, with values in them where they have some.
  ///
  ///     Alert<Bool>(localized: "Delete Notes?", message: "\(count) notes will be deleted.") {
  ///       Button(localized: "Delete", true, role: .destructive)
  ///       Cancel(localized: "Keep")
  ///     }
  public init(
    localized title: LocalizedText?, message: LocalizedText? = nil,
    @ButtonBuilder<Choice> buttons: () -> ActionSheet<Choice>
  ) {
    parts = buttons().parts
    parts.title = title
    parts.message = message
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

  /// The alert without the values that its buttons choose.
  public var content: Content {
    Content(parts, kind: .alert)
  }

  /// Returns the same alert with each choice transformed.
  public func map<NewChoice>(_ transform: (Choice) -> NewChoice) -> Alert<NewChoice> {
    var alert = Alert<NewChoice> {}
    alert.parts = parts.map(transform)
    return alert
  }
}

extension Alert where Choice: Equatable {
  /// The first button that makes a choice, or `nil`; setting it to `nil` removes the button.
  public subscript(choice: Choice) -> Button<Choice>? {
    get { parts[choice] }
    set { parts[choice] = newValue }
  }
}

extension Alert: Equatable where Choice: Equatable {}
extension Alert: Hashable where Choice: Hashable {}
extension Alert: Sendable where Choice: Sendable {}
