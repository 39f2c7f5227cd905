/// The presentation of one controller.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  /// The presented controller; an empty one once that is gone.
  open var presentedViewController: UIViewController { presented ?? UIViewController() }

  /// The presenting controller, or `nil` while nothing is presented.
  open var presentingViewController: UIViewController? { presented?.presentingViewController }

  /// Receives the calls about the presentation; it is not kept.
  ///
  /// That of a popover may be a ``UIPopoverPresentationControllerDelegate``.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  private weak var presented: UIViewController?

  init(of presented: UIViewController) {
    self.presented = presented
    super.init()
  }
}

/// A delegate that is told when the person dismisses a controller.
///
/// Whether that is allowed is decided by ``UIViewController/isModalInPresentation``, not by a method.
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
