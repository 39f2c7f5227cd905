extension Presentation {
  /// The words that every presenter adds to the texts of a sheet, so that they can be translated.
  public struct Vocabulary: Hashable, Sendable {
    /// Says that something has appeared which wants an answer.
    public var alert: String
    /// Says that a modal view has appeared.
    public var dialog: String
    /// Says that a label is a text field's.
    public var field: String
    /// Says that a label is the text field's of a secret.
    public var secureField: String
    /// Says that a title is a button's.
    public var button: String
    /// Says that a button's choice cannot be undone.
    public var destructive: String
    /// Says that a button's choice is the one that is set now.
    public var selected: String
    /// Says that a button cannot be pressed.
    public var disabled: String
    /// Follows the number of seconds that are left for an answer.
    public var seconds: String

    /// Creates a vocabulary; the defaults are English.
    public init(
      alert: String = "alert", dialog: String = "dialog", field: String = "text field",
      secureField: String = "secure text field", button: String = "button",
      destructive: String = "destructive", selected: String = "selected",
      disabled: String = "dimmed", seconds: String = "s"
    ) {
      self.alert = alert
      self.dialog = dialog
      self.field = field
      self.secureField = secureField
      self.button = button
      self.destructive = destructive
      self.selected = selected
      self.disabled = disabled
      self.seconds = seconds
    }

    /// Returns the word that tells a role apart from an ordinary choice, or `nil` where the title alone does.
    public func role(_ role: Content.Role) -> String? {
      switch role {
      case .default, .cancel: nil
      case .destructive: destructive
      }
    }

    /// Returns the words for the time that is left for an answer.
    public func countdown(_ seconds: Int) -> String { "\(seconds) \(self.seconds)" }
  }
}
