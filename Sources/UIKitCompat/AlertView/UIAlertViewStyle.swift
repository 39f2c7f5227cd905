/// The text fields that an alert view can have.
public enum UIAlertViewStyle: Int, Sendable {
  /// None.
  case `default` = 0
  /// One for a secret.
  case secureTextInput = 1
  /// One for a line of text.
  case plainTextInput = 2
  /// Two: for a name, and for a secret.
  case loginAndPasswordInput = 3
}
