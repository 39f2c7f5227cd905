/// The directions in which a popover's arrow may point.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bits of the directions.
  public let rawValue: UInt

  /// Creates a set of directions.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UIPopoverArrowDirection {
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// The place from which an action sheet originates on a host that is wide enough for popovers.
///
/// It may be set before the sheet is presented, or afterwards in the same turn (row U5).
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the popover aims at, or that holds ``sourceRect``.
  open var sourceView: UIView? { didSet { placeChanged() } }

  /// The rectangle in ``sourceView`` that the popover aims at; null for the whole view.
  open var sourceRect = CGRect.null { didSet { placeChanged() } }

  /// The item that the popover aims at; it has precedence over ``sourceView``.
  open var barButtonItem: UIBarButtonItem? { didSet { placeChanged() } }

  /// The item or view that the popover aims at, by its name since iOS 16.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { barButtonItem ?? sourceView }
    set {
      barButtonItem = newValue as? UIBarButtonItem
      sourceView = newValue as? UIView
    }
  }

  /// The directions in which the arrow may point; without any the sheet stands in the middle and has no arrow.
  open var permittedArrowDirections = UIPopoverArrowDirection.any { didSet { placeChanged() } }

  /// The views that stay usable beneath the popover. Only bars count.
  open var passthroughViews: [UIView]?

  /// The color behind the popover's content. Kept for the program's own drawing.
  open var backgroundColor: UIColor?

  /// The delegate, if it prepares popovers.
  var popoverDelegate: (any UIPopoverPresentationControllerDelegate)? {
    delegate as? any UIPopoverPresentationControllerDelegate
  }

  /// The place, or `nil` while none is set.
  var place: ViewAnchor? {
    if let barButtonItem { return ViewAnchor(.barButtonItem, barButtonItem) }
    if permittedArrowDirections.isEmpty { return sourceView.map { ViewAnchor(.view, $0) } }
    return sourceView.map { ViewAnchor(.rectangle, $0, sourceRect.isNull ? nil : sourceRect) }
  }

  private func placeChanged() { presented?.presentation?.placeChanged() }

  /// Whether a bar stays usable beneath the popover (row P4).
  var keepsBarLive: Bool {
    (passthroughViews ?? [])
      .contains { $0 is UIToolbar || $0 is UITabBar || $0 is UINavigationBar }
  }
}

/// A view or bar item, at which a popover can aim.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// A delegate that prepares a popover and is told of its end.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called just before the popover is presented, to give it its place.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)

  /// Called when the popover is gone because the person dismissed it.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}

  /// Does nothing.
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}
