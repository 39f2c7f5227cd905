/// A line of text that an alert asks for.
///
///     TextField("Name")
///     TextField("Password", isSecure: true)
public struct TextField: Hashable, Sendable {
  /// What is to be entered; it stands in the empty field and is spoken as the field's name.
  public var label: String

  /// The text that the field holds at first.
  public var text: String

  /// Whether the text is a secret: it is never shown, spoken or logged.
  public var isSecure: Bool

  /// Creates a field.
  public init(_ label: String, text: String = "", isSecure: Bool = false) {
    self.label = label
    self.text = text
    self.isSecure = isSecure
  }
}
