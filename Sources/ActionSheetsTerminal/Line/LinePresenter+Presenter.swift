import ActionSheets

extension LinePresenter: @MainActor Presenter {
  /// Begins a presentation, or has it wait for one that is under way.
  ///
  /// The question is asked, and answers are heard, as soon as the main actor is free, or at once by
  /// ``run(_:from:)``. A sheet that is presented over another is asked about first; then the other one's
  /// question is asked again.
  @discardableResult
  public func present(
    _ request: PresentationRequest, from anchor: Anchor<TerminalElement>?,
    report: @escaping (PresentationReport) -> Void
  ) -> PresentationID {
    let id = begin(request, from: anchor, report: report)
    keepRunning()
    return id
  }

  /// Dismisses a presentation; one that is over, or about to be, is left alone.
  public func dismiss(_ id: PresentationID) {
    stage.send(.dismiss, to: id)
    keepRunning()
  }

  /// What the sheets are told of the terminal: that nothing moves on it.
  public var environment: Environment { stage.environment }

  /// Reports an event to one presentation.
  public func send(_ event: PresentationEvent, to id: PresentationID) {
    stage.send(event, to: id)
    keepRunning()
  }

  /// Gives a presentation another place to originate from, which changes nothing in a dialogue of lines.
  public func setAnchor(_ anchor: Anchor<TerminalElement>?, of id: PresentationID) {
    send(.originChanged(anchor?.origin), to: id)
  }

  /// Asks about a sheet and returns its outcome. Blocks the calling thread.
  public func run<Choice>(
    _ sheet: ActionSheet<Choice>, from anchor: Anchor<TerminalElement>? = nil,
    options: PresentationOptions = PresentationOptions()
  ) -> Outcome<Choice> {
    sheet.outcome(run(PresentationRequest(sheet.content, options: options), from: anchor))
  }

  /// Asks what is requested and returns the outcome. Blocks the calling thread.
  public func run(
    _ request: PresentationRequest, from anchor: Anchor<TerminalElement>? = nil
  ) -> Outcome<ButtonID> {
    var outcome: Outcome<ButtonID>?
    begin(request, from: anchor) { report in
      if case .ended(let ended) = report { outcome = ended }
    }
    // Within a report of another presentation its effects would wait for this one to end.
    stage.deliverPending()
    while outcome == nil, let wait = prepareWait() {
      wait.terminal.wait(for: wait.timeout)
      takeInput()
      stage.deliverPending()
    }
    return outcome ?? .cancelled(.hostGone)
  }

  @discardableResult
  private func begin(
    _ request: PresentationRequest, from anchor: Anchor<TerminalElement>?,
    report: @escaping (PresentationReport) -> Void
  ) -> PresentationID {
    var request = request
    request.origin = anchor?.origin ?? request.origin
    request.source = request.source ?? anchor.map { PresentationKey($0.element) }
    let problem = openIfNeeded().map { PresentationError.hostUnavailable($0.description) }
    return stage.present(request, problem: problem, report: report)
  }
}
