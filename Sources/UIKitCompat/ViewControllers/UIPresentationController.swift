/// What is known of one controller's presentation.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  /// The controller that is presented; an empty one once that is gone.
  open var presentedViewController: UIViewController { presented ?? UIViewController() }

  /// The controller that presents, or `nil` while nothing is presented.
  open var presentingViewController: UIViewController? { presented?.presentingViewController }

  /// Hears of the presentation; it is not kept.
  ///
  /// Of a popover it may be a ``UIPopoverPresentationControllerDelegate``.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  private weak var presented: UIViewController?

  init(of presented: UIViewController) {
    self.presented = presented
    super.init()
  }
}

/// Hears of the end of a presentation that the person has brought about.
///
/// Whether the person may dismiss is said by ``UIViewController/isModalInPresentation``, not by a method.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Hears that the person is dismissing the controller.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

  /// Hears that the controller is gone because the person dismissed it.
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
