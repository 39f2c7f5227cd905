// The names of Swift 1 to 4.

extension UIAlertController {
  /// Adds a text field.
  @available(*, deprecated, renamed: "addTextField(configurationHandler:)")
  public func addTextFieldWithConfigurationHandler(
    _ configurationHandler: ((UITextField) -> Void)?
  ) {
    addTextField(configurationHandler: configurationHandler)
  }
}

extension UIAlertController.Style {
  /// An action sheet.
  @available(*, deprecated, renamed: "actionSheet")
  public static var ActionSheet: UIAlertController.Style { .actionSheet }

  /// An alert.
  @available(*, deprecated, renamed: "alert")
  public static var Alert: UIAlertController.Style { .alert }
}

extension UIAlertAction.Style {
  /// An ordinary choice.
  @available(*, deprecated, renamed: "default")
  public static var Default: UIAlertAction.Style { .default }

  /// The way back.
  @available(*, deprecated, renamed: "cancel")
  public static var Cancel: UIAlertAction.Style { .cancel }

  /// A choice that cannot be undone.
  @available(*, deprecated, renamed: "destructive")
  public static var Destructive: UIAlertAction.Style { .destructive }
}

extension UIAlertAction {
  /// Whether the button can be pressed.
  @available(*, deprecated, renamed: "isEnabled")
  public var enabled: Bool {
    get { isEnabled }
    set { isEnabled = newValue }
  }
}

/// The kinds of alert controller, by their name up to Swift 4.
@available(*, deprecated, renamed: "UIAlertController.Style")
public typealias UIAlertControllerStyle = UIAlertController.Style

/// What a button of an alert controller means, by its name up to Swift 4.
@available(*, deprecated, renamed: "UIAlertAction.Style")
public typealias UIAlertActionStyle = UIAlertAction.Style
