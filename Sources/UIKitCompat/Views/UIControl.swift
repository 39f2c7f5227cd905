/// A view that the person uses, and that then runs actions.
///
/// The host calls ``sendActions(for:)``; a control notices no press by itself.
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

    /// A finger or pointer came down.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A press was completed within the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The value of the control has changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control's main action.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Editing has begun.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text has changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing has ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Every event.
    public static let allEvents = Event(rawValue: .max)
  }

  /// The states of a control that can look different.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the states.
    public let rawValue: UInt

    /// Creates a set of states.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The ordinary state.
    public static let normal: State = []
    /// Highlighted, as while it is pressed.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Disabled.
    public static let disabled = State(rawValue: 1 << 1)
    /// Selected.
    public static let selected = State(rawValue: 1 << 2)
  }

  private enum Receiver {
    case target(TargetAction)
    case action(UIAction)
  }

  private var receivers: [(events: Event, receiver: Receiver)] = []

  /// Whether the control can be used; a disabled one sends no press.
  open var isEnabled = true { didSet { if oldValue != isEnabled { setNeedsDisplay() } } }

  /// Has a target perform a method for some events; the target is not kept.
  open func addTarget(_ target: Any?, action: Selector, for events: Event) {
    receivers.append((events, .target(TargetAction(target, action))))
  }

  /// Runs an action for some events.
  open func addAction(_ action: UIAction, for events: Event) {
    receivers.append((events, .action(action)))
  }

  /// Runs all actions and methods for some events; called by the host, or by tests.
  open func sendActions(for events: Event) {
    guard isEnabled else { return }
    for (wanted, receiver) in receivers where !wanted.isDisjoint(with: events) {
      switch receiver {
      case .target(let target): target.send(from: self)
      case .action(let action): action.run(from: self)
      }
    }
  }
}
