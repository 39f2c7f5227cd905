import ActionSheets

extension GTKPresenter {
  /// Presents a modal view; the completion hears how it ended exactly once, after the view is gone.
  ///
  /// Where there is room it floats over the window, else it covers it. The body is the program's again
  /// afterwards.
  ///
  /// - Parameters:
  ///   - body: What the view shows; it must not be in a window.
  ///   - completion: Hears ``/ActionSheets/Cancellation/programmatic`` when the program dismissed the view, another
  ///     cause when the person did or where there is no window.
  /// - Returns: The identity with which the view can be dismissed.
  @discardableResult
  public func present(
    _ modal: ModalView, body: Widget, options: PresentationOptions = PresentationOptions(),
    completion: @escaping (Cancellation) -> Void = { _ in }
  ) -> PresentationID {
    pendingBody = body
    let id = present(PresentationRequest(modal.content, options: options), from: nil) { report in
      if case .ended(.cancelled(let cause)) = report { completion(cause) }
    }
    if pendingBody != nil, stage[id] != nil { bodies[id] = body }
    pendingBody = nil
    return id
  }

  /// Presents a modal view and returns how it ended after it is gone.
  @discardableResult
  public func present(
    _ modal: ModalView, body: Widget, options: PresentationOptions = PresentationOptions()
  ) async -> Cancellation {
    await withCheckedContinuation { continuation in
      _ = present(modal, body: body, options: options) { continuation.resume(returning: $0) }
    }
  }
}
