/// One button of an alert controller, with what pressing it does.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// What a button means.
  public enum Style: Int, Sendable {
    /// An ordinary choice.
    case `default` = 0
    /// The way back.
    case cancel = 1
    /// A choice that cannot be undone.
    case destructive = 2
  }

  /// The title.
  public private(set) var title: String?

  /// What the button means.
  public private(set) var style = Style.default

  /// Whether the button can be pressed; a change takes effect at once, also while the alert is shown.
  open var isEnabled = true {
    didSet { if oldValue != isEnabled { onEnabling?(isEnabled) } }
  }

  var onEnabling: ((Bool) -> Void)?
  private var handler: ((UIAlertAction) -> Void)?
  private var hadHandler = false

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The title; a missing one is reported and is empty on screen.
  ///   - style: What the button means.
  ///   - handler: Runs once, after the button was pressed and the alert is gone, and is then released.
  public convenience init(
    title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.init()
    self.title = title
    self.style = style
    self.handler = handler
    hadHandler = handler != nil
  }

  /// Whether there was a handler that is released.
  var isHandlerReleased: Bool { hadHandler && handler == nil }

  /// Gives up the handler.
  func releaseHandler() -> ((UIAlertAction) -> Void)? {
    defer { handler = nil }
    return handler
  }
}
