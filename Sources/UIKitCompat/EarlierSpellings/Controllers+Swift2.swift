// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The names of Swift 1 to 4.

extension UIViewController {
  @available(*, deprecated, renamed: "present(_:animated:completion:)")
  public func presentViewController(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    present(viewControllerToPresent, animated: flag, completion: completion)
  }
  @available(*, deprecated, renamed: "dismiss(animated:completion:)")
  public func dismissViewControllerAnimated(
    _ flag: Bool, completion: (() -> Void)? = nil
  ) {
    dismiss(animated: flag, completion: completion)
  }
}

extension UINavigationController {
  @available(*, deprecated, renamed: "popViewController(animated:)") @discardableResult
  public func popViewControllerAnimated(_ animated: Bool) -> UIViewController? {
    popViewController(animated: animated)
  }
  @available(*, deprecated, renamed: "popToRootViewController(animated:)") @discardableResult
  public func popToRootViewControllerAnimated(_ animated: Bool) -> [UIViewController]? {
    popToRootViewController(animated: animated)
  }
}

extension UIModalPresentationStyle {
  @available(*, deprecated, renamed: "fullScreen")
  public static var FullScreen: Self { .fullScreen }
  @available(*, deprecated, renamed: "pageSheet") public static var PageSheet: Self { .pageSheet }
  @available(*, deprecated, renamed: "formSheet") public static var FormSheet: Self { .formSheet }
  @available(*, deprecated, renamed: "currentContext")
  public static var CurrentContext: Self { .currentContext }
  @available(*, deprecated, renamed: "popover") public static var Popover: Self { .popover }
}

extension UIPopoverArrowDirection {
  @available(*, deprecated, renamed: "up") public static var Up: Self { .up }
  @available(*, deprecated, renamed: "down") public static var Down: Self { .down }
  @available(*, deprecated, renamed: "left") public static var Left: Self { .left }
  @available(*, deprecated, renamed: "right") public static var Right: Self { .right }
  @available(*, deprecated, renamed: "any") public static var `Any`: Self { .any }
}

extension UIAlertController {
  @available(*, deprecated, renamed: "addTextField(configurationHandler:)")
  public func addTextFieldWithConfigurationHandler(
    _ configurationHandler: ((UITextField) -> Void)?
  ) {
    addTextField(configurationHandler: configurationHandler)
  }
}

extension UIAlertController.Style {
  @available(*, deprecated, renamed: "actionSheet")
  public static var ActionSheet: Self { .actionSheet }
  @available(*, deprecated, renamed: "alert") public static var Alert: Self { .alert }
}

extension UIAlertAction.Style {
  @available(*, deprecated, renamed: "default") public static var Default: Self { .default }
  @available(*, deprecated, renamed: "cancel") public static var Cancel: Self { .cancel }
  @available(*, deprecated, renamed: "destructive")
  public static var Destructive: Self { .destructive }
}

extension UIAlertAction {
  @available(*, deprecated, renamed: "isEnabled") public var enabled: Bool {
    get { isEnabled }
    set { isEnabled = newValue }
  }
}

@available(*, deprecated, renamed: "UIAlertController.Style")
public typealias UIAlertControllerStyle = UIAlertController.Style

@available(*, deprecated, renamed: "UIAlertAction.Style")
public typealias UIAlertActionStyle = UIAlertAction.Style
