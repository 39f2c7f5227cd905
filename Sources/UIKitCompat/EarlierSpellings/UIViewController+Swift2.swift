// The names of Swift 1 and 2.

extension UIViewController {
  /// Presents a controller over this one.
  @available(*, deprecated, renamed: "present(_:animated:completion:)")
  public func presentViewController(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    present(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses what is presented.
  @available(*, deprecated, renamed: "dismiss(animated:completion:)")
  public func dismissViewControllerAnimated(
    _ flag: Bool, completion: (() -> Void)? = nil
  ) {
    dismiss(animated: flag, completion: completion)
  }
}

extension UINavigationController {
  /// Takes the controller on top away.
  @available(*, deprecated, renamed: "popViewController(animated:)")
  @discardableResult
  public func popViewControllerAnimated(_ animated: Bool) -> UIViewController? {
    popViewController(animated: animated)
  }

  /// Takes all but the first controller away.
  @available(*, deprecated, renamed: "popToRootViewController(animated:)")
  @discardableResult
  public func popToRootViewControllerAnimated(_ animated: Bool) -> [UIViewController]? {
    popToRootViewController(animated: animated)
  }
}

extension UIModalPresentationStyle {
  /// Covers the window.
  @available(*, deprecated, renamed: "fullScreen")
  public static var FullScreen: UIModalPresentationStyle { .fullScreen }

  /// A page.
  @available(*, deprecated, renamed: "pageSheet")
  public static var PageSheet: UIModalPresentationStyle { .pageSheet }

  /// A form.
  @available(*, deprecated, renamed: "formSheet")
  public static var FormSheet: UIModalPresentationStyle { .formSheet }

  /// Within the current context.
  @available(*, deprecated, renamed: "currentContext")
  public static var CurrentContext: UIModalPresentationStyle { .currentContext }

  /// A popover.
  @available(*, deprecated, renamed: "popover")
  public static var Popover: UIModalPresentationStyle { .popover }
}

extension UIPopoverArrowDirection {
  /// Up.
  @available(*, deprecated, renamed: "up")
  public static var Up: UIPopoverArrowDirection { .up }

  /// Down.
  @available(*, deprecated, renamed: "down")
  public static var Down: UIPopoverArrowDirection { .down }

  /// Left.
  @available(*, deprecated, renamed: "left")
  public static var Left: UIPopoverArrowDirection { .left }

  /// Right.
  @available(*, deprecated, renamed: "right")
  public static var Right: UIPopoverArrowDirection { .right }

  /// Anywhere.
  @available(*, deprecated, renamed: "any")
  public static var `Any`: UIPopoverArrowDirection { .any }
}
