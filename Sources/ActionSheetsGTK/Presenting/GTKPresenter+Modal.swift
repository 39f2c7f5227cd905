import ActionSheets

extension GTKPresenter {
  /// Presents a modal view; the completion hears how it ended exactly once, after the view is gone.
  ///
  /// Where there is room it floats over the window, else it covers it. The body is the program's again
  /// afterwards.
  ///
  /// - Parameters:
  ///   - modal: What the view is called, and whether the person can dismiss it.
  ///   - body: What the view shows. It must not be in another widget, nor be a window, nor the body of a view that is
  ///     not over yet: such a body is left alone, and what is presented ends with
  ///     ``/ActionSheets/PresentationError/bodyNotFree(view:)``.
  ///   - options: How it is to go.
  ///   - completion: Hears ``/ActionSheets/Cancellation/programmatic`` when the program dismissed the view, another
  ///     cause when the person did or where there is no window.
  ///   - onCloseRequest: Hears that the person wants to close the window though the view cannot be dismissed: for a
  ///     program that asks what is to become of what was entered.
  /// - Returns: The identity with which the view can be dismissed.
  @discardableResult
  public func present(
    _ modal: ModalView, body: Widget, options: PresentationOptions = PresentationOptions(),
    completion: @escaping (Cancellation) -> Void = { _ in },
    onCloseRequest: @escaping () -> Void = {}
  ) -> PresentationID {
    let request = PresentationRequest(modal.content, options: options)
    let report = { (report: PresentationReport) in
      if case .ended(.cancelled(let cause)) = report { completion(cause) }
    }
    return present(request, body: body, report: report, onCloseRequest: onCloseRequest)
  }

  /// Begins the presentation of a modal view; the report hears all that becomes of it.
  ///
  /// - Parameters:
  ///   - request: What to present.
  ///   - body: What the view shows; one that is not free ends the presentation, see
  ///     ``present(_:body:options:completion:onCloseRequest:)``.
  ///   - report: Hears the calls and, last and exactly once, the outcome.
  ///   - onCloseRequest: Hears that the person wants to close the window though the view cannot be dismissed.
  @discardableResult
  public func present(
    _ request: PresentationRequest, body: Widget,
    report: @escaping (PresentationReport) -> Void, onCloseRequest: @escaping () -> Void = {}
  ) -> PresentationID {
    begin(request, from: nil, body: body, onCloseRequest: onCloseRequest, report: report)
  }

  /// Presents a modal view and returns how it ended after it is gone.
  ///
  ///     let end = await presenter.present(
  ///       ModalView(title: "Edit", isDismissible: false), body: editor.body,
  ///       onCloseRequest: { editor.askWhetherToSave() }, onBegin: { editor.id = $0 })
  ///
  /// - Parameters:
  ///   - modal: What the view is called, and whether the person can dismiss it.
  ///   - body: What the view shows; one that is not free ends the presentation, see
  ///     ``present(_:body:options:completion:onCloseRequest:)``.
  ///   - options: How it is to go.
  ///   - onCloseRequest: Hears that the person wants to close the window though the view cannot be dismissed.
  ///   - onBegin: Hears, before this waits, the identity with which the view can be dismissed.
  @discardableResult
  public func present(
    _ modal: ModalView, body: Widget, options: PresentationOptions = PresentationOptions(),
    onCloseRequest: @escaping () -> Void = {}, onBegin: (PresentationID) -> Void = { _ in }
  ) async -> Cancellation {
    await withCheckedContinuation { continuation in
      let id = present(
        modal, body: body, options: options,
        completion: { continuation.resume(returning: $0) }, onCloseRequest: onCloseRequest)
      onBegin(id)
    }
  }
}
