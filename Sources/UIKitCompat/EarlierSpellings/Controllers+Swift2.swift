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
  @available(*, deprecated, renamed: "fullScreen") public static let FullScreen = fullScreen
  @available(*, deprecated, renamed: "pageSheet") public static let PageSheet = pageSheet
  @available(*, deprecated, renamed: "formSheet") public static let FormSheet = formSheet
  @available(*, deprecated, renamed: "currentContext")
  public static var CurrentContext: Self { .currentContext }
  @available(*, deprecated, renamed: "popover") public static let Popover = popover
}

extension UIPopoverArrowDirection {
  @available(*, deprecated, renamed: "up") public static let Up = up
  @available(*, deprecated, renamed: "down") public static let Down = down
  @available(*, deprecated, renamed: "left") public static let Left = left
  @available(*, deprecated, renamed: "right") public static let Right = right
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
  @available(*, deprecated, renamed: "actionSheet") public static let ActionSheet = actionSheet
  @available(*, deprecated, renamed: "alert") public static let Alert = alert
}

extension UIAlertAction.Style {
  @available(*, deprecated, renamed: "default") public static let Default = `default`
  @available(*, deprecated, renamed: "cancel") public static let Cancel = cancel
  @available(*, deprecated, renamed: "destructive") public static let Destructive = destructive
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
