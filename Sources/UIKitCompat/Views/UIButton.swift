/// A control that is pressed.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// The kinds of button.
  public enum ButtonType: Int, Sendable {
    /// A button without looks of its own.
    case custom = 0
    /// A button that looks as the host's do.
    case system = 1
    /// A button that shows details.
    case detailDisclosure = 2
    /// A button that explains, on a dark ground.
    case infoLight = 3
    /// A button that explains, on a light ground.
    case infoDark = 4
    /// A button that adds a person.
    case contactAdd = 5
    /// A button that closes.
    case close = 7
  }

  /// The kind of button.
  public private(set) var buttonType = ButtonType.custom

  private var titles: [UInt: String] = [:]
  private var titleColors: [UInt: UIColor] = [:]

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

  /// Sets the color of the title for a state. Kept for the program's own drawing.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state.rawValue] = color
    setNeedsDisplay()
  }

  /// Returns the color of the title for a state: its own, else that of the normal one.
  open func titleColor(for state: State) -> UIColor? {
    titleColors[state.rawValue] ?? titleColors[State.normal.rawValue]
  }

  /// The title as it is now.
  open var currentTitle: String? { title(for: isEnabled ? .normal : .disabled) }
}
