/// An alert that asks for lines of text.
///
///     let rename = Prompt<Void>(title: "Rename") {
///       TextField("Name", text: name) { $0.isEmpty ? "Enter a name." : nil }
///     } buttons: {
///       Button("Rename", ())
///       Cancel("Keep")
///     }
///     if case .chose(let answer) = await presenter.present(rename) { rename(to: answer["Name"]) }
///
/// The buttons that make a choice wait until every field holds a valid text.
public struct Prompt<Choice> {
  /// The answer of a person: the choice, and the texts of the fields.
  public struct Answer {
    /// The choice of the pressed button.
    public let choice: Choice

    /// The texts of the fields, in their order.
    public let texts: [FieldText]

    let labels: [String]

    /// The text of the first field with a label, or nothing where there is none.
    ///
    /// The label is the one that the program wrote, with its values and before any translation:
    ///
    ///     TextField(localized: "Phone \(number)")                           // answer["Phone 2"]
    ///     TextField(localized: LocalizedText(key: "name", source: "Name"))  // answer["Name"]
    public subscript(label: String) -> String {
      zip(labels, texts).first { $0.0 == label }?.1.string ?? ""
    }
  }

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

  /// The lines of text that are asked for, from top to bottom.
  public var fields: [TextField]

  package var parts: TypedContent<Choice>

  /// Creates a prompt from a list of fields and a list of buttons.
  public init(
    title: String? = nil, message: String? = nil, @FieldBuilder fields: () -> [TextField],
    @ButtonBuilder<Choice> buttons: () -> ActionSheet<Choice>
  ) {
    self.init(
      localized: title.map { LocalizedText($0) }, message: message.map { LocalizedText($0) },
      fields: fields, buttons: buttons)
  }

  /// Creates a prompt whose title and message a catalog translates, with values in them where they have some.
  public init(
    localized title: LocalizedText?, message: LocalizedText? = nil,
    @FieldBuilder fields: () -> [TextField],
    @ButtonBuilder<Choice> buttons: () -> ActionSheet<Choice>
  ) {
    self.fields = fields()
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

  /// The prompt without the values that its buttons choose.
  public var content: Content {
    Content(parts, kind: .alert, fields: fields.map { $0.content })
  }
}

extension Prompt.Answer: Equatable where Choice: Equatable {}
extension Prompt.Answer: Hashable where Choice: Hashable {}
extension Prompt.Answer: Sendable where Choice: Sendable {}
extension Prompt: Sendable where Choice: Sendable {}
