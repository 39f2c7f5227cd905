// The names of Swift 1 and 2.

extension UIActionSheet {
  /// Shows the sheet from a view.
  @available(*, deprecated, renamed: "show(in:)")
  public func showInView(_ view: UIView!) {
    guard let view else { return showWithoutPlace(animated: true) }
    show(in: view)
  }

  /// Shows the sheet from a toolbar.
  @available(*, deprecated, renamed: "show(from:)")
  public func showFromToolbar(_ view: UIToolbar!) {
    guard let view else { return showWithoutPlace(animated: true) }
    show(from: view)
  }

  /// Shows the sheet from a tab bar.
  @available(*, deprecated, renamed: "show(from:)")
  public func showFromTabBar(_ view: UITabBar!) {
    guard let view else { return showWithoutPlace(animated: true) }
    show(from: view)
  }

  /// Shows the sheet from a bar button item.
  @available(*, deprecated, renamed: "show(from:animated:)")
  public func showFromBarButtonItem(_ item: UIBarButtonItem!, animated: Bool) {
    guard let item else { return showWithoutPlace(animated: animated) }
    show(from: item, animated: animated)
  }

  /// Shows the sheet from a rectangle in a view.
  @available(*, deprecated, renamed: "show(from:in:animated:)")
  public func showFromRect(_ rect: CGRect, inView view: UIView!, animated: Bool) {
    guard let view else { return showWithoutPlace(animated: animated) }
    show(from: rect, in: view, animated: animated)
  }

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
}

extension UIActionSheetStyle {
  /// The host decides.
  @available(*, deprecated, renamed: "automatic")
  public static var Automatic: UIActionSheetStyle { .automatic }

  /// The host decides.
  @available(*, deprecated, renamed: "default")
  public static var Default: UIActionSheetStyle { .default }

  /// Dark and translucent, once.
  @available(*, deprecated, renamed: "blackTranslucent")
  public static var BlackTranslucent: UIActionSheetStyle { .blackTranslucent }

  /// Dark, once.
  @available(*, deprecated, renamed: "blackOpaque")
  public static var BlackOpaque: UIActionSheetStyle { .blackOpaque }
}
