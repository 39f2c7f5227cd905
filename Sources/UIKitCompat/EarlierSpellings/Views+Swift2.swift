// The names of Swift 1 to 4.

extension UIView {
  /// Whether the host should leave the view out.
  @available(*, deprecated, renamed: "isHidden")
  public var hidden: Bool {
    get { isHidden }
    set { isHidden = newValue }
  }

  /// Returns a point of this view in the coordinates of another.
  @available(*, deprecated, renamed: "convert(_:to:)")
  public func convertPoint(_ point: CGPoint, toView view: UIView?) -> CGPoint {
    convert(point, to: view)
  }

  /// Returns a rectangle of this view in the coordinates of another.
  @available(*, deprecated, renamed: "convert(_:to:)")
  public func convertRect(_ rect: CGRect, toView view: UIView?) -> CGRect {
    convert(rect, to: view)
  }
}

extension UIControl {
  /// Whether the control can be used.
  @available(*, deprecated, renamed: "isEnabled")
  public var enabled: Bool {
    get { isEnabled }
    set { isEnabled = newValue }
  }

  /// Has a method sent to a target for some events.
  @available(*, deprecated, renamed: "addTarget(_:action:for:)")
  public func addTarget(_ target: Any?, action: Selector, forControlEvents events: Event) {
    addTarget(target, action: action, for: events)
  }
}

extension UIControl.Event {
  /// A press was completed.
  @available(*, deprecated, renamed: "touchUpInside")
  public static var TouchUpInside: UIControl.Event { .touchUpInside }

  /// The text has changed.
  @available(*, deprecated, renamed: "editingChanged")
  public static var EditingChanged: UIControl.Event { .editingChanged }
}

extension UIControl.State {
  /// As it mostly is.
  @available(*, deprecated, renamed: "normal")
  public static var Normal: UIControl.State { .normal }
}

extension UIButton {
  /// Sets the title for a state.
  @available(*, deprecated, renamed: "setTitle(_:for:)")
  public func setTitle(_ title: String?, forState state: State) {
    setTitle(title, for: state)
  }

  /// Sets the color of the title for a state.
  @available(*, deprecated, renamed: "setTitleColor(_:for:)")
  public func setTitleColor(_ color: UIColor?, forState state: State) {
    setTitleColor(color, for: state)
  }

  /// Returns the title for a state.
  @available(*, deprecated, renamed: "title(for:)")
  public func titleForState(_ state: State) -> String? {
    title(for: state)
  }
}

extension UIButton.ButtonType {
  /// A button that looks as the host's do.
  @available(*, deprecated, renamed: "system")
  public static var System: UIButton.ButtonType { .system }

  /// A button without looks of its own.
  @available(*, deprecated, renamed: "custom")
  public static var Custom: UIButton.ButtonType { .custom }
}

extension UITextField {
  /// Whether the text is a secret.
  @available(*, deprecated, renamed: "isSecureTextEntry")
  public var secureTextEntry: Bool {
    get { isSecureTextEntry }
    set { isSecureTextEntry = newValue }
  }
}

/// The kinds of button, by their name up to Swift 4.
@available(*, deprecated, renamed: "UIButton.ButtonType")
public typealias UIButtonType = UIButton.ButtonType

/// What can happen to a control, by its name up to Swift 4.
@available(*, deprecated, renamed: "UIControl.Event")
public typealias UIControlEvents = UIControl.Event

/// The states of a control, by their name up to Swift 4.
@available(*, deprecated, renamed: "UIControl.State")
public typealias UIControlState = UIControl.State

extension Notification.Name {
  /// Posted after the text of a field has changed, by its name in Swift 3 and 4.
  @available(*, deprecated, renamed: "UITextField.textDidChangeNotification")
  public static let UITextFieldTextDidChange = UITextField.textDidChangeNotification
}
