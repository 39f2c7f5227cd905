// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The names of Swift 1 to 4.

extension UIView {
  @available(*, deprecated, renamed: "isHidden") public var hidden: Bool {
    get { isHidden }
    set { isHidden = newValue }
  }
  @available(*, deprecated, renamed: "convert(_:to:)")
  public func convertPoint(_ point: CGPoint, toView view: UIView?) -> CGPoint {
    convert(point, to: view)
  }
  @available(*, deprecated, renamed: "convert(_:to:)")
  public func convertRect(_ rect: CGRect, toView view: UIView?) -> CGRect {
    convert(rect, to: view)
  }
}

extension UIControl {
  @available(*, deprecated, renamed: "isEnabled") public var enabled: Bool {
    get { isEnabled }
    set { isEnabled = newValue }
  }
  @available(*, deprecated, renamed: "addTarget(_:action:for:)")
  public func addTarget(_ target: Any?, action: Selector, forControlEvents events: Event) {
    addTarget(target, action: action, for: events)
  }
}

extension UIControl.Event {
  @available(*, deprecated, renamed: "touchUpInside")
  public static var TouchUpInside: Self { .touchUpInside }
  @available(*, deprecated, renamed: "editingChanged")
  public static var EditingChanged: Self { .editingChanged }
}

extension UIControl.State {
  @available(*, deprecated, renamed: "normal") public static let Normal = normal
}

extension UIButton {
  @available(*, deprecated, renamed: "setTitle(_:for:)")
  public func setTitle(_ title: String?, forState state: State) { setTitle(title, for: state) }
  @available(*, deprecated, renamed: "setTitleColor(_:for:)")
  public func setTitleColor(_ color: UIColor?, forState state: State) {
    setTitleColor(color, for: state)
  }
  @available(*, deprecated, renamed: "title(for:)")
  public func titleForState(_ state: State) -> String? { title(for: state) }
}

extension UIButton.ButtonType {
  @available(*, deprecated, renamed: "system") public static let System = system
  @available(*, deprecated, renamed: "custom") public static let Custom = custom
}

extension UITextField {
  @available(*, deprecated, renamed: "isSecureTextEntry") public var secureTextEntry: Bool {
    get { isSecureTextEntry }
    set { isSecureTextEntry = newValue }
  }
}

@available(*, deprecated, renamed: "UIButton.ButtonType")
public typealias UIButtonType = UIButton.ButtonType

@available(*, deprecated, renamed: "UIControl.Event")
public typealias UIControlEvents = UIControl.Event

@available(*, deprecated, renamed: "UIControl.State")
public typealias UIControlState = UIControl.State

extension Notification.Name {
  @available(*, deprecated, renamed: "UITextField.textDidChangeNotification")
  public static let UITextFieldTextDidChange = UITextField.textDidChangeNotification
}

extension UIColor {
  @available(*, deprecated, renamed: "black") public static func blackColor() -> UIColor { black }
  @available(*, deprecated, renamed: "darkGray")
  public static func darkGrayColor() -> UIColor { darkGray }
  @available(*, deprecated, renamed: "lightGray")
  public static func lightGrayColor() -> UIColor { lightGray }
  @available(*, deprecated, renamed: "white") public static func whiteColor() -> UIColor { white }
  @available(*, deprecated, renamed: "gray") public static func grayColor() -> UIColor { gray }
  @available(*, deprecated, renamed: "red") public static func redColor() -> UIColor { red }
  @available(*, deprecated, renamed: "green") public static func greenColor() -> UIColor { green }
  @available(*, deprecated, renamed: "blue") public static func blueColor() -> UIColor { blue }
  @available(*, deprecated, renamed: "cyan") public static func cyanColor() -> UIColor { cyan }
  @available(*, deprecated, renamed: "yellow")
  public static func yellowColor() -> UIColor { yellow }
  @available(*, deprecated, renamed: "magenta")
  public static func magentaColor() -> UIColor { magenta }
  @available(*, deprecated, renamed: "orange")
  public static func orangeColor() -> UIColor { orange }
  @available(*, deprecated, renamed: "purple")
  public static func purpleColor() -> UIColor { purple }
  @available(*, deprecated, renamed: "brown") public static func brownColor() -> UIColor { brown }
  @available(*, deprecated, renamed: "clear") public static func clearColor() -> UIColor { clear }
}

extension UIApplication {
  @available(*, deprecated, renamed: "shared")
  public static func sharedApplication() -> UIApplication { shared }
}

extension UIDevice {
  @available(*, deprecated, renamed: "current")
  public static func currentDevice() -> UIDevice { current }
}

extension UIScreen {
  @available(*, deprecated, renamed: "main") public static func mainScreen() -> UIScreen { main }
}

@available(*, deprecated, message: "Use UIDevice.current.userInterfaceIdiom")
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}

extension UIUserInterfaceIdiom {
  @available(*, deprecated, renamed: "phone") public static let Phone = phone
  @available(*, deprecated, renamed: "pad") public static let Pad = pad
}

extension UIUserInterfaceSizeClass {
  @available(*, deprecated, renamed: "compact") public static let Compact = compact
  @available(*, deprecated, renamed: "regular") public static let Regular = regular
}
