/// The words that a screen reader adds to the texts of a sheet, so that they can be translated.
public struct SpeechVocabulary: Hashable, Sendable {
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
  /// Says that a button cannot be pressed.
  public var disabled: String

  /// Creates a vocabulary; the defaults are English.
  public init(
    alert: String = "alert", dialog: String = "dialog", field: String = "text field",
    secureField: String = "secure text field", button: String = "button",
    destructive: String = "destructive",
    disabled: String = "dimmed"
  ) {
    self.alert = alert
    self.dialog = dialog
    self.field = field
    self.secureField = secureField
    self.button = button
    self.destructive = destructive
    self.disabled = disabled
  }
}
