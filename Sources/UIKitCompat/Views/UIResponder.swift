/// An object that may respond to events; here the common ancestor of views and controllers.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// The object that an event goes to next, or `nil` at the end of the chain.
  open var next: UIResponder? { nil }

  /// Whether the responder has the focus of the keyboard; never, for the presenter keeps that to itself.
  open var isFirstResponder: Bool { false }

  /// Asks for the focus of the keyboard, which is refused: the presenter places it, in an alert on the first field.
  ///
  /// - Returns: False.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }

  /// Gives up the focus of the keyboard, which the responder never has.
  ///
  /// - Returns: True: there is nothing to give up.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }

  /// Creates a responder.
  public override init() {
    super.init()
  }
}
