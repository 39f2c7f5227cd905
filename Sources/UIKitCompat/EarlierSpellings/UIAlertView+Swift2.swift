// The names of Swift 1 and 2.

extension UIAlertView {
  /// Adds a button.
  @available(*, deprecated, renamed: "addButton(withTitle:)")
  @discardableResult
  public func addButtonWithTitle(_ title: String?) -> Int {
    addButton(withTitle: title)
  }

  /// Returns the title of a button.
  @available(*, deprecated, renamed: "buttonTitle(at:)")
  public func buttonTitleAtIndex(_ buttonIndex: Int) -> String? {
    buttonTitle(at: buttonIndex)
  }

  /// Dismisses it as if by a button.
  @available(*, deprecated, renamed: "dismiss(withClickedButtonIndex:animated:)")
  public func dismissWithClickedButtonIndex(_ buttonIndex: Int, animated: Bool) {
    dismiss(withClickedButtonIndex: buttonIndex, animated: animated)
  }

  /// Whether it is on screen.
  @available(*, deprecated, renamed: "isVisible")
  public var visible: Bool { isVisible }

  /// Returns a text field.
  @available(*, deprecated, renamed: "textField(at:)")
  public func textFieldAtIndex(_ textFieldIndex: Int) -> UITextField? {
    textField(at: textFieldIndex)
  }
}

extension UIAlertViewStyle {
  /// No text field.
  @available(*, deprecated, renamed: "default")
  public static var Default: UIAlertViewStyle { .default }

  /// A field for a secret.
  @available(*, deprecated, renamed: "secureTextInput")
  public static var SecureTextInput: UIAlertViewStyle { .secureTextInput }

  /// A field for a line of text.
  @available(*, deprecated, renamed: "plainTextInput")
  public static var PlainTextInput: UIAlertViewStyle { .plainTextInput }

  /// Fields for a name and a secret.
  @available(*, deprecated, renamed: "loginAndPasswordInput")
  public static var LoginAndPasswordInput: UIAlertViewStyle { .loginAndPasswordInput }
}
