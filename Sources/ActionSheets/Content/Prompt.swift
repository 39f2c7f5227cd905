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
    public subscript(label: String) -> String {
      zip(labels, texts).first { $0.0 == label }?.1.string ?? ""
    }
  }

  /// The title, or `nil`.
  public var title: String?

  /// The explanation below the title, or `nil`.
  public var message: String?

  /// The lines of text that are asked for, from top to bottom.
  public var fields: [TextField]

  var parts: Buttons<Choice>

  /// Creates a prompt from a list of fields and a list of buttons.
  public init(
    title: String? = nil, message: String? = nil, @FieldBuilder fields: () -> [TextField],
    @ButtonBuilder<Choice> buttons: () -> ActionSheet<Choice>
  ) {
    self.title = title
    self.message = message
    self.fields = fields()
    parts = buttons().parts
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
    Content(
      parts, kind: .alert, title: title, message: message, fields: fields.map { $0.content })
  }
}

extension Prompt.Answer: Equatable where Choice: Equatable {}
extension Prompt.Answer: Hashable where Choice: Hashable {}
extension Prompt.Answer: Sendable where Choice: Sendable {}
extension Prompt: Sendable where Choice: Sendable {}
