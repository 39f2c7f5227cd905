/// A line of text that a prompt asks for.
///
///     TextField("Name")
///     TextField("Password", isSecure: true)
///     TextField("Port", text: "80") { Int($0) == nil ? "Enter a number." : nil }
public struct TextField: Sendable {
  /// The name of the field: it stands in the empty field, and screen readers say it.
  public var label: String {
    get { labelText.source }
    set { labelText = LocalizedText(newValue) }
  }

  /// The label as a catalog is asked for it.
  package var labelText: LocalizedText

  /// The text that the field holds at first.
  public var text: String

  /// Whether the text is a secret: it is never shown, spoken or logged.
  public var isSecure: Bool

  /// Returns why a text is not valid, as the person reads it, or `nil` when it is; called after each change.
  ///
  /// A secret is handed over as a string, whose memory is not overwritten.
  public var validate: (@Sendable (String) -> String?)?

  /// Creates a field.
  public init(
    _ label: String, text: String = "", isSecure: Bool = false,
    validate: (@Sendable (String) -> String?)? = nil
  ) {
    self.init(localized: LocalizedText(label), text: text, isSecure: isSecure, validate: validate)
  }

  /// Creates a field whose label a catalog translates.
  public init(
    localized label: LocalizedText, text: String = "", isSecure: Bool = false,
    validate: (@Sendable (String) -> String?)? = nil
  ) {
    labelText = label
    self.text = text
    self.isSecure = isSecure
    self.validate = validate
  }

  var content: Content.Field {
    Content.Field(
      label, text: text, isSecure: isSecure, problem: validate?(FieldText(text).line.string))
  }
}

/// Builds the fields of a prompt, with `if`, `for` and `switch` where they are wanted.
@resultBuilder
public enum FieldBuilder {
  /// Accepts one field.
  public static func buildExpression(_ field: TextField) -> [TextField] { [field] }

  /// Accepts several fields at once.
  public static func buildExpression(_ fields: [TextField]) -> [TextField] { fields }

  /// Joins the fields of a block in order.
  public static func buildBlock(_ parts: [TextField]...) -> [TextField] { parts.flatMap { $0 } }

  /// Leaves out the fields of an `if` whose condition does not hold.
  public static func buildOptional(_ part: [TextField]?) -> [TextField] { part ?? [] }

  /// Takes the fields of the first branch.
  public static func buildEither(first part: [TextField]) -> [TextField] { part }

  /// Takes the fields of the second branch.
  public static func buildEither(second part: [TextField]) -> [TextField] { part }

  /// Takes the fields of an `if #available`.
  public static func buildLimitedAvailability(_ part: [TextField]) -> [TextField] { part }

  /// Joins the fields of each pass of a loop.
  public static func buildArray(_ parts: [[TextField]]) -> [TextField] { parts.flatMap { $0 } }
}
