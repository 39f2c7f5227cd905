import ActionSheets

extension GTKPresenter: @MainActor Presenter {
  /// Begins a presentation, or has it wait for one that is under way.
  @discardableResult
  public func present(
    _ request: PresentationRequest, from anchor: Anchor<Widget>?,
    report: @escaping (PresentationReport) -> Void
  ) -> PresentationID {
    begin(request, from: anchor, body: nil, report: report)
  }

  /// Dismisses a presentation; one that is over, or about to be, is left alone.
  public func dismiss(_ id: PresentationID) {
    stage.send(.dismiss, to: id)
  }

  /// Reports an event to one presentation: a button that the program disables, a text that it enters.
  public func send(_ event: PresentationEvent, to id: PresentationID) {
    stage.send(event, to: id)
  }

  /// Says where a presentation that is under way comes from, when that was not known before.
  ///
  /// An anchor that is not in the presenter's window counts as none.
  public func setAnchor(_ anchor: Anchor<Widget>?, of id: PresentationID) {
    guard stage[id] != nil else { return }
    let anchor = anchor.flatMap { problem(with: $0) == nil ? $0 : nil }
    anchors[id] = anchor
    let layer = layer(id)
    let form = stage[id]?.form
    let host = popoverHost(around: anchor, of: layer)
    let isOther = layer.map { $0.popoverHost !== host } ?? false
    if isOther { focus.move { layer?.comeFrom(host) } }
    stage.send(.originChanged(anchor?.origin, isFromPopover: host != nil), to: id)
    // From one popover to another the form stays, and the sheet does not.
    if let same = stage[id]?.form, same == form {
      if isOther { changeForm(of: id, to: same) } else { cover() }
    }
    layer?.root.queueResize()
  }

  /// Cancels every presentation, for a signal or another end that comes from outside.
  public func cancelAll(_ cause: Cancellation) {
    stage.sendToAll(.cancel(cause))
  }

  /// Begins a presentation, with a body if it is a modal view.
  func begin(
    _ request: PresentationRequest, from anchor: Anchor<Widget>?, body: Widget?,
    onCloseRequest: (() -> Void)? = nil, report: @escaping (PresentationReport) -> Void
  ) -> PresentationID {
    let request = request.originating(
      from: anchor, isInsidePopover: popoverHost(around: anchor) != nil
    ) { PresentationKey(UInt(bitPattern: $0.identity)) }
    var problem = host.open() ?? anchor.flatMap { self.problem(with: $0) }
    var modalBody: ModalBody?
    if problem == nil, let body {
      modalBody = ModalBody(body)
      if modalBody == nil { problem = .bodyNotFree(view: body.name) }
    }
    if problem == nil {
      followSettings()
      stage.setEnvironment(environment)
    }
    return stage.present(
      request, problem: problem,
      prepare: { id in
        anchors[id] = anchor
        closeRequests[id] = onCloseRequest
        // Nothing else keeps it, for what is refused gives it back before this returns.
        bodies[id] = modalBody
        modalBody = nil
      }, report: report)
  }
}

extension GTKPresenter: @MainActor BlockingPresenter {
  /// Presents what is requested and returns the outcome after it is gone. Runs GLib's main loop until then.
  ///
  /// - Parameters:
  ///   - request: What to present. Its origin is taken from the anchor.
  ///   - anchor: The place that it originates from, or `nil`.
  ///   - onText: Hears of each change of a field of an alert, counted from 0.
  public func run(
    _ request: PresentationRequest, from anchor: Anchor<Widget>? = nil,
    onText: (_ field: Int, _ text: FieldText) -> Void = { _, _ in }
  ) -> Outcome<ButtonID> {
    stage.runToEnd(onText: onText) {
      present(request, from: anchor, report: $0)
    } turn: {
      MainLoop.runOnce()
      return true
    }
  }
}
