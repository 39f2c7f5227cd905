import ActionSheets

extension TerminalPresenter: @MainActor Presenter {
  /// Begins a presentation, or has it wait for one that is under way.
  ///
  /// The sheet is shown, and answers are heard, as soon as the main actor is free, or at once by ``run(_:from:onText:)``.
  @discardableResult
  public func present(
    _ request: PresentationRequest, from anchor: Anchor<TerminalElement>?,
    report: @escaping (PresentationReport) -> Void
  ) -> PresentationID {
    let id = begin(request, from: anchor, report: report)
    loop.keepRunning()
    return id
  }

  /// Dismisses a presentation; one that is over, or about to be, is left alone.
  public func dismiss(_ id: PresentationID) {
    stage.send(.dismiss, to: id)
    loop.keepRunning()
  }

  /// Reports an event to one presentation.
  public func send(_ event: PresentationEvent, to id: PresentationID) {
    stage.send(event, to: id)
    loop.keepRunning()
  }

  /// Gives a presentation another place to originate from; one that is over is left alone.
  public func setAnchor(_ anchor: Anchor<TerminalElement>?, of id: PresentationID) {
    guard stage[id] != nil else { return }
    anchors[id] = anchor
    stage.send(.originChanged(anchor?.origin), to: id)
    needsFrame = true
    loop.keepRunning()
  }
}

extension TerminalPresenter: @MainActor BlockingPresenter {
  /// Presents what is requested and returns the outcome after it is gone. Blocks the calling thread.
  ///
  /// The function `onText` hears of each change of a field of an alert, counted from 0.
  public func run(
    _ request: PresentationRequest, from anchor: Anchor<TerminalElement>? = nil,
    onText: (_ field: Int, _ text: FieldText) -> Void = { _, _ in }
  ) -> Outcome<ButtonID> {
    stage.runToEnd(onText: onText) {
      begin(request, from: anchor, report: $0)
    } turn: {
      loop.runOnce()
      return true
    }
  }

  /// Begins a presentation, with a body if it is a modal view; nothing is drawn yet.
  @discardableResult
  func begin(
    _ request: PresentationRequest, from anchor: Anchor<TerminalElement>?,
    body: (any TerminalModalBody)? = nil, report: @escaping (PresentationReport) -> Void
  ) -> PresentationID {
    let problem = openIfNeeded().map { PresentationError.hostUnavailable($0.description) }
    return stage.present(
      request.originating(from: anchor), problem: problem,
      prepare: { id in
        anchors[id] = anchor
        bodies[id] = body.map { ShownBody($0, of: request.content) }
      }, report: report)
  }
}
