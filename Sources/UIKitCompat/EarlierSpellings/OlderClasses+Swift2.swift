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
  @available(*, deprecated, renamed: "show(in:)") public func showInView(_ view: UIView!) {
    if let view { show(in: view) } else { showWithoutPlace(animated: true) }
  }
  @available(*, deprecated, renamed: "show(from:)") public func showFromToolbar(_ view: UIToolbar!)
  {
    if let view { show(from: view) } else { showWithoutPlace(animated: true) }
  }
  @available(*, deprecated, renamed: "show(from:)") public func showFromTabBar(_ view: UITabBar!) {
    if let view { show(from: view) } else { showWithoutPlace(animated: true) }
  }
  @available(*, deprecated, renamed: "show(from:animated:)")
  public func showFromBarButtonItem(_ item: UIBarButtonItem!, animated: Bool) {
    if let item {
      show(from: item, animated: animated)
    } else {
      showWithoutPlace(animated: animated)
    }
  }
  @available(*, deprecated, renamed: "show(from:in:animated:)")
  public func showFromRect(_ rect: CGRect, inView view: UIView!, animated: Bool) {
    guard let view else { return showWithoutPlace(animated: animated) }
    show(from: rect, in: view, animated: animated)
  }
}

extension UIActionSheetStyle {
  @available(*, deprecated, renamed: "automatic") public static var Automatic: Self { .automatic }
  @available(*, deprecated, renamed: "default") public static var Default: Self { .default }
  @available(*, deprecated, renamed: "blackTranslucent")
  public static var BlackTranslucent: Self { .blackTranslucent }
  @available(*, deprecated, renamed: "blackOpaque") public static var BlackOpaque: Self {
    .blackOpaque
  }
}

extension UIAlertView {
  @available(*, deprecated, renamed: "textField(at:)")
  public func textFieldAtIndex(_ textFieldIndex: Int) -> UITextField? {
    textField(at: textFieldIndex)
  }
}

extension UIAlertViewStyle {
  @available(*, deprecated, renamed: "default") public static var Default: Self { .default }
  @available(*, deprecated, renamed: "secureTextInput")
  public static var SecureTextInput: Self { .secureTextInput }
  @available(*, deprecated, renamed: "plainTextInput")
  public static var PlainTextInput: Self { .plainTextInput }
  @available(*, deprecated, renamed: "loginAndPasswordInput")
  public static var LoginAndPasswordInput: Self { .loginAndPasswordInput }
}
