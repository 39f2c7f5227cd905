// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The names of Swift 1 and 2.

extension UIModalView {
  @available(*, deprecated, renamed: "addButton(withTitle:)") @discardableResult
  public func addButtonWithTitle(_ title: String?) -> Int { addButton(withTitle: title) }
  @available(*, deprecated, renamed: "buttonTitle(at:)")
  public func buttonTitleAtIndex(_ buttonIndex: Int) -> String? { buttonTitle(at: buttonIndex) }
  @available(*, deprecated, renamed: "dismiss(withClickedButtonIndex:animated:)")
  public func dismissWithClickedButtonIndex(_ buttonIndex: Int, animated: Bool) {
    dismiss(withClickedButtonIndex: buttonIndex, animated: animated)
  }
  @available(*, deprecated, renamed: "isVisible") public var visible: Bool { isVisible }
}

extension UIActionSheet {
  @available(*, deprecated, renamed: "show(in:)")
  public func showInView(_ view: UIView!) { show(from: view) { show(in: $0) } }
  @available(*, deprecated, renamed: "show(from:)")
  public func showFromToolbar(_ view: UIToolbar!) { show(from: view) { show(from: $0) } }
  @available(*, deprecated, renamed: "show(from:)")
  public func showFromTabBar(_ view: UITabBar!) { show(from: view) { show(from: $0) } }
  @available(*, deprecated, renamed: "show(from:animated:)")
  public func showFromBarButtonItem(_ item: UIBarButtonItem!, animated: Bool) {
    show(from: item, animated: animated) { show(from: $0, animated: animated) }
  }
  @available(*, deprecated, renamed: "show(from:in:animated:)")
  public func showFromRect(_ rect: CGRect, inView view: UIView!, animated: Bool) {
    show(from: view, animated: animated) { show(from: rect, in: $0, animated: animated) }
  }
}

extension UIActionSheetStyle {
  @available(*, deprecated, renamed: "automatic") public static let Automatic = automatic
  @available(*, deprecated, renamed: "default") public static let Default = `default`
  @available(*, deprecated, renamed: "blackTranslucent")
  public static var BlackTranslucent: Self { .blackTranslucent }
  @available(*, deprecated, renamed: "blackOpaque") public static let BlackOpaque = blackOpaque
}

extension UIAlertView {
  @available(*, deprecated, renamed: "textField(at:)")
  public func textFieldAtIndex(_ textFieldIndex: Int) -> UITextField? {
    textField(at: textFieldIndex)
  }
}

extension UIAlertViewStyle {
  @available(*, deprecated, renamed: "default") public static let Default = `default`
  @available(*, deprecated, renamed: "secureTextInput")
  public static var SecureTextInput: Self { .secureTextInput }
  @available(*, deprecated, renamed: "plainTextInput")
  public static var PlainTextInput: Self { .plainTextInput }
  @available(*, deprecated, renamed: "loginAndPasswordInput")
  public static var LoginAndPasswordInput: Self { .loginAndPasswordInput }
}
