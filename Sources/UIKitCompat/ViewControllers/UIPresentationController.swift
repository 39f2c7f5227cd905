/// The presentation of one controller.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  /// The presented controller; an empty one once that is gone.
  open var presentedViewController: UIViewController { presented ?? UIViewController() }

  /// The presenting controller, or `nil` while nothing is presented.
  open var presentingViewController: UIViewController? { presented?.presentingViewController }

  /// Receives the calls, for popovers as a ``UIPopoverPresentationControllerDelegate``; not kept.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  private(set) weak var presented: UIViewController?

  init(of presented: UIViewController) {
    self.presented = presented
  }
}

/// A delegate that is called when the person dismisses a controller.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Called when the person begins to dismiss the controller.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

  /// Called when the controller is gone because the person dismissed it.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Does nothing.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  {}

  /// Does nothing.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
  }
}
