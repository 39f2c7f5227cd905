// UIKit re-exports Foundation, and programs rely on it.
@_exported import Foundation

/// The common ancestor of views and controllers.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// The next object of the responder chain, or `nil` at its end.
  open var next: UIResponder? { nil }

  /// Whether the responder has the focus of the keyboard: always false, because the presenter places the focus.
  open var isFirstResponder: Bool { false }

  /// Asks for the focus of the keyboard and is refused; an alert's first field gets it from the presenter.
  ///
  /// - Returns: False.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }

  /// Gives up the focus of the keyboard, which the responder never has.
  ///
  /// - Returns: True.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }

  /// Creates a responder.
  public override init() {
    super.init()
  }
}
