/// A view that runs actions when the host calls ``sendActions(for:)``.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// The events of a control.
  public struct Event: OptionSet, Sendable {
    /// The bits of the events.
    public let rawValue: UInt

    /// Creates a set of events.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// The states of a control that can look different.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the states.
    public let rawValue: UInt

    /// Creates a set of states.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  private var actions: [(events: Event, action: UIAction)] = []

  /// Whether the control can be used; a disabled one sends no press.
  open var isEnabled = true { didSet { if oldValue != isEnabled { setNeedsDisplay() } } }

  /// Has a target perform a method for some events; the target is not kept.
  open func addTarget(_ target: Any?, action: Selector, for events: Event) {
    addAction(UIAction(target, action), for: events)
  }

  /// Runs an action for some events.
  open func addAction(_ action: UIAction, for events: Event) {
    actions.append((events, action))
  }

  /// Runs all actions and methods for some events; called by the host, or by tests.
  open func sendActions(for events: Event) {
    guard isEnabled else { return }
    for (wanted, action) in actions where !wanted.isDisjoint(with: events) {
      action.run(from: self)
    }
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UIControl.Event {
  public static let touchDown = Self(rawValue: 1 << 0)
  public static let touchUpInside = Self(rawValue: 1 << 6)
  public static let valueChanged = Self(rawValue: 1 << 12)
  public static let primaryActionTriggered = Self(rawValue: 1 << 13)
  public static let editingDidBegin = Self(rawValue: 1 << 16)
  public static let editingChanged = Self(rawValue: 1 << 17)
  public static let editingDidEnd = Self(rawValue: 1 << 18)
  public static let allEvents = Self(rawValue: .max)
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UIControl.State {
  public static let normal: Self = []
  public static let highlighted = Self(rawValue: 1 << 0)
  public static let disabled = Self(rawValue: 1 << 1)
  public static let selected = Self(rawValue: 1 << 2)
}
