/// A control that is pressed.
@MainActor
open class UIButton: UIControl {
  /// The kinds of button.
  public enum ButtonType: Int, Sendable {
    /// A button without looks of its own.
    case custom = 0
    /// A button that looks as the host's do.
    case system = 1
  }

  /// The kind of button.
  public private(set) var buttonType = ButtonType.custom

  private var titles: [UInt: String] = [:]

  /// Creates a button of a kind.
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    buttonType = type
  }

  /// Creates a button that runs an action, whose title it takes.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    addAction(primaryAction, for: .touchUpInside)
  }

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state.rawValue] = title
    setNeedsDisplay()
  }

  /// Returns the title for a state: its own, else that of the normal one.
  open func title(for state: State) -> String? {
    titles[state.rawValue] ?? titles[State.normal.rawValue]
  }

  /// The title as it is now.
  open var currentTitle: String? { title(for: isEnabled ? .normal : .disabled) }
}
