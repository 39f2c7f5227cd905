// UIKit re-exports Foundation, and programs rely on it.
@_exported import Foundation

/// The common ancestor of views and controllers.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// The next object of the responder chain, or `nil` at its end.
  open var next: UIResponder? { nil }

  /// Whether the responder has the focus of the keyboard: always false, because the presenter places the focus.
  open var isFirstResponder: Bool { false }

  /// Returns false: the presenter places the focus, in an alert at first in its first field.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }

  /// Returns true: the responder does not have the focus.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }
}
