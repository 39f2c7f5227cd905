import ActionSheets

extension TerminalPresenter {
  /// Presents a modal view; the completion hears how it ended exactly once, after the view is gone.
  ///
  /// A full-screen program shows it over its picture, as a form sheet where there is room and else over the
  /// whole screen; a command on all rows below its cursor. What is beneath hears nothing meanwhile.
  ///
  /// The completion hears ``/ActionSheets/Cancellation/programmatic`` when the program or the body dismissed the view,
  /// another cause when the person did, or where there is no terminal.
  ///
  /// - Returns: The identity with which the view can be dismissed.
  @discardableResult
  public func present(
    _ modal: ModalView, body: any TerminalModalBody,
    options: PresentationOptions = PresentationOptions(),
    completion: @escaping (Cancellation) -> Void = { _ in }
  ) -> PresentationID {
    present(PresentationRequest(modal.content, options: options), body: body) { report in
      if case .ended(.cancelled(let cause)) = report { completion(cause) }
    }
  }

  /// Begins the presentation of a modal view; the report hears all that becomes of it.
  @discardableResult
  public func present(
    _ request: PresentationRequest, body: any TerminalModalBody,
    report: @escaping (PresentationReport) -> Void
  ) -> PresentationID {
    let id = begin(request, from: nil, body: body, report: report)
    loop.keepRunning()
    return id
  }

  /// Presents a modal view and returns how it ended after it is gone.
  @discardableResult
  public func present(
    _ modal: ModalView, body: any TerminalModalBody,
    options: PresentationOptions = PresentationOptions()
  ) async -> Cancellation {
    await withCheckedContinuation { continuation in
      _ = present(modal, body: body, options: options) { continuation.resume(returning: $0) }
    }
  }

  /// Draws anew what the bodies of modal views show, after the program has changed it.
  public func setNeedsDisplay() {
    needsFrame = true
    loop.keepRunning()
  }
}
