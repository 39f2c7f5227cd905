/// A control that the person presses.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// The kinds of button. The value is kept; the host decides how buttons look.
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd
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

  /// Returns the title for a state, by default that of the normal state.
  open func title(for state: State) -> String? {
    titles[state.rawValue] ?? titles[State.normal.rawValue]
  }

  /// Sets the title's color for a state. Kept for the program's own drawing.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state.rawValue] = color
    setNeedsDisplay()
  }

  /// Returns the title's color for a state, by default that of the normal state.
  open func titleColor(for state: State) -> UIColor? {
    titleColors[state.rawValue] ?? titleColors[State.normal.rawValue]
  }

  /// The title for the present state.
  open var currentTitle: String? { title(for: isEnabled ? .normal : .disabled) }
}
