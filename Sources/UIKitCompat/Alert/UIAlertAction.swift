/// One button of an alert controller, with its handler.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// The meanings of a button: an ordinary choice, the way back, and a choice that cannot be undone.
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }

  /// The title.
  public private(set) var title: String?

  /// The meaning of the button.
  public private(set) var style = Style.default

  /// Whether the button can be pressed; a change takes effect at once, also while the alert is shown.
  open var isEnabled = true { didSet { if oldValue != isEnabled { onEnabling?(isEnabled) } } }

  var onEnabling: ((Bool) -> Void)?
  /// The handler until it has run, or another action has.
  var handler: ((UIAlertAction) -> Void)?
  private var hadHandler = false

  /// Creates an action; a blank title is reported and shown as `␣`.
  ///
  /// The handler runs once, when the button was pressed and the alert is gone, and is then released.
  public convenience init(
    title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.init()
    self.title = title
    self.style = style
    self.handler = handler
    hadHandler = handler != nil
  }

  /// Whether there was a handler, which has been released.
  var isHandlerReleased: Bool { hadHandler && handler == nil }
}
