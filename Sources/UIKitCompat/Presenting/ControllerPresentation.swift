import ActionSheets

/// One controller presented over another, from the request until it is gone.
final class ControllerPresentation: Showing {
  let presented: UIViewController
  private(set) weak var presenter: UIViewController?
  private let isAnimated: Bool
  private var completion: (() -> Void)?
  private var dismissals: [() -> Void] = []
  private(set) var isOpening = true

  private init(
    _ presented: UIViewController, over presenter: UIViewController, on host: WindowHost,
    animated: Bool, completion: (() -> Void)?
  ) {
    self.presented = presented
    self.presenter = presenter
    self.completion = completion
    isAnimated = animated
    super.init(on: host)
  }

  /// Presents a controller, or reports why it cannot be.
  static func begin(
    _ presented: UIViewController, from controller: UIViewController, animated: Bool,
    completion: (() -> Void)?
  ) {
    let presenter = controller.outermost
    guard let window = window(for: presented, over: presenter, from: controller),
      let host = window.host
    else { return }
    let presentation = ControllerPresentation(
      presented, over: presenter, on: host, animated: animated, completion: completion)
    presenter.presentations.append(presentation)
    presented.presentation = presentation
    presentation.begin(in: window)
  }

  private static func window(
    for presented: UIViewController, over presenter: UIViewController,
    from controller: UIViewController
  ) -> UIWindow? {
    let attempt =
      "Attempt to present \(UIDiagnostic.name(presented)) on \(UIDiagnostic.name(presenter))"
      + " (from \(UIDiagnostic.name(controller)))"
    let refusal: String? =
      if presented === presenter || presented.isPart {
        "Application tried to present modally an active controller: \(UIDiagnostic.name(presented))"
      } else if let current = presented.presentation, !current.isSettled {
        "\(attempt) which is already being presented"
      } else if let current = presenter.presentations.last(where: { !$0.isSettled }) {
        "\(attempt) which is already presenting \(UIDiagnostic.name(current.presented))"
      } else {
        nil
      }
    if let refusal {
      UIDiagnostic.warn(.alreadyPresenting, refusal)
      return nil
    }
    if let window = presenter.view.window, window.host != nil { return window }
    guard let window = UIApplication.shared.presentingWindow else {
      UIDiagnostic.warn(.noPresenter, "\(attempt): no window has a presenter")
      return nil
    }
    UIDiagnostic.warn(.notInWindow, "\(attempt) whose view is not in the window hierarchy")
    return window
  }

  private func begin(in window: UIWindow) {
    if let view = presented.view {
      if view.frame.isEmpty { view.frame = window.bounds }
      window.addSubview(view)
    }
    let popover = presented.popoverPresentationController
    if let popover { popover.popoverDelegate?.prepareForPopoverPresentation(popover) }
    let options = Presentation.Options(
      isAnimated: isAnimated, isInsidePopover: isInsidePopover,
      keepsBarLive: popover?.keepsBarLive ?? false)
    presented.willBegin()
    begin(
      Presentation.Request(
        presented.content, options: options, sheet: Presentation.Source(presented)),
      from: popover?.place?.usable(in: window),
      of: presented is UIAlertController ? nil : presented)
  }

  /// Moves the popover to the place that its controller has now.
  func placeChanged() {
    // Until there is an ``id``, the place goes with the request.
    guard id != nil, let window = presented.viewIfLoaded?.window else { return }
    move(to: presented.popoverPresentationController?.place?.usable(in: window))
  }

  /// Whether the presenting controller is itself in a popover (row S7).
  private var isInsidePopover: Bool {
    presenter?.presentation != nil && presenter?.modalPresentationStyle == .popover
  }

  /// Dismisses the controller and all controllers presented over it.
  func dismiss(completion: (() -> Void)?) {
    if let completion { dismissals.append(completion) }
    for above in presented.presentations.reversed() { above.dismiss(completion: nil) }
    dismiss()
  }

  override func take(_ report: Presentation.Report) {
    switch report {
    case .call(.willPresent): presented.beginAppearing(animated: isAnimated)
    case .call(.didPresent):
      isOpening = false
      presented.viewDidAppear(isAnimated)
    case .call(.willDismiss(let outcome)):
      isOpening = false
      presented.viewWillDisappear(isAnimated)
      if outcome.isPersons { tellDelegate { $0.presentationControllerWillDismiss($1) } }
    case .call(.didDismiss): presented.endDisappearing(animated: isAnimated)
    case .ended(let outcome): return end(outcome, report)
    case .call(.clicked), .call(.cancel), .call(.attemptedDismissal), .text: break
    }
    presented.take(report)
    if case .call(.didPresent) = report { completion.take()?() }
  }

  private func end(_ outcome: Outcome<ButtonID>, _ report: Presentation.Report) {
    presenter?.presentations.removeAll { $0 === self }
    presented.presentation = nil
    presented.viewIfLoaded?.removeFromSuperview()
    if host == nil {
      dismissals = []
    } else if hasBegun {
      completion.take()?()
    } else if case .cancelled(.notPresented(let error)) = outcome {
      UIDiagnostic.warn(
        .notPresented, "\(UIDiagnostic.name(presented)) was not presented: \(error)")
    }
    if outcome.isPersons {
      tellDelegate { $0.presentationControllerDidDismiss($1) }
      if let popover = presented.popoverPresentationController {
        popover.popoverDelegate?.popoverPresentationControllerDidDismissPopover(popover)
      }
    }
    presented.take(report)
    let dismissals = dismissals
    self.dismissals = []
    if let above = presented.presentations.last {
      // Controllers above may leave later: the program is told once all of them are gone.
      above.dismissals += dismissals
    } else {
      for dismissal in dismissals { dismissal() }
    }
  }

  private func tellDelegate(
    _ call: (any UIAdaptivePresentationControllerDelegate, UIPresentationController) -> Void
  ) {
    let controller = presented.presentationController
    if let controller, let delegate = controller.delegate { call(delegate, controller) }
  }
}

extension Outcome<ButtonID> {
  /// Whether the person ended the presentation without a button.
  fileprivate var isPersons: Bool {
    self == .cancelled(.escape) || self == .cancelled(.outsidePress)
  }
}
