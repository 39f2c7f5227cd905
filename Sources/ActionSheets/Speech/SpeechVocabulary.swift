extension Presentation {
  /// The words that every presenter adds to the texts of a sheet, so that they can be translated.
  public struct Vocabulary: Hashable, Sendable {
    /// The title of the button that agrees, where a program gives none.
    public var ok: String
    /// The title of the way back, where a program gives none.
    public var cancel: String
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
      ok: String = "OK", cancel: String = "Cancel", alert: String = "alert", dialog: String = "dialog", field: String = "text field",
      secureField: String = "secure text field", button: String = "button",
      destructive: String = "destructive", selected: String = "selected",
      disabled: String = "dimmed", seconds: String = "s"
    ) {
      self.ok = ok
      self.cancel = cancel
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

    /// Creates the vocabulary of a language; English where there is none for it.
    public init(_ language: Language) {
      self.init()
    }

    /// The languages that presenters speak.
    public static var languages: [Language] { [.english] }

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
