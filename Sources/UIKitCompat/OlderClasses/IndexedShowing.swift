import ActionSheets

/// A call to the delegate of a sheet or alert view, whose buttons are known by their indices.
enum IndexedCall: Hashable, Sendable {
  case willPresent
  case didPresent
  case clicked(Int)
  case cancel
  case willDismiss(Int)
  case didDismiss(Int)
}

/// One presentation of a sheet or alert view, in the indices of its buttons.
final class IndexedShowing: Showing {
  private let view: UIModalView
  /// Kept because another object could take its identity (row L11). A window is not: it ends what it shows.
  private let source: AnyObject?
  private var dismissalIndex: Int?

  /// Whether it has been accepted and is not gone.
  private(set) var isVisible = true

  /// Whether it can be changed or dismissed.
  var isOpen: Bool { isVisible && !isSettled }

  /// Prepares the presentation of a view, which is kept until it is gone.
  init(of view: UIModalView, on host: any WindowHost, from source: AnyObject?) {
    self.view = view
    self.source = source is UIWindow ? nil : source
    super.init(on: host)
  }

  /// Dismisses the view; the delegate receives the index as it is. Once the view is leaving, does nothing.
  func dismiss(index: Int) {
    guard isOpen, dismissalIndex == nil else { return }
    dismissalIndex = index
    dismiss()
  }

  override func take(_ report: PresentationReport) {
    switch report {
    case .call(.willPresent): view.tellDelegate(.willPresent)
    case .call(.didPresent): view.tellDelegate(.didPresent)
    case .call(.clicked(let id)): view.tellDelegate(.clicked(id.position))
    case .call(.cancel): view.tellDelegate(.cancel)
    case .call(.attemptedDismissal): break
    case .call(.willDismiss(let outcome)): view.tellDelegate(.willDismiss(index(outcome)))
    case .call(.didDismiss(let outcome)):
      isVisible = false
      view.tellDelegate(.didDismiss(index(outcome)))
    case .text(let field, let text): view.take(text, at: field)
    case .ended(let outcome):
      isVisible = false
      reportRefusal(outcome)
      view.end(self)
    }
  }

  private func index(_ outcome: Outcome<ButtonID>) -> Int {
    switch outcome {
    case .chose(let id): id.position
    case .cancelled(.programmatic): dismissalIndex ?? view.cancelButtonIndex
    case .cancelled: view.cancelButtonIndex
    }
  }

  private func reportRefusal(_ outcome: Outcome<ButtonID>) {
    // A second press of the same control is meant to dismiss, and no mistake (row L11).
    guard case .cancelled(.notPresented(let error)) = outcome, error != .dismissedInstead else {
      return
    }
    UIDiagnostic.warn(.notPresented, "\(UIDiagnostic.name(view)) was not presented: \(error)")
  }
}
