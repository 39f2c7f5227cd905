import ActionSheets

extension LinePresenter: @MainActor Presenter {
  /// Begins a presentation, or has it wait for one that is under way.
  ///
  /// The question is asked, and answers are heard, as soon as the main actor is free, or at once by
  /// ``run(_:from:onText:)``. A sheet that is presented over another is asked about first; then the other one's
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
}

extension LinePresenter: @MainActor BlockingPresenter {
  /// Asks what is requested and returns the outcome. Blocks the calling thread.
  ///
  /// The function `onText` hears of each change of a field of an alert, counted from 0.
  public func run(
    _ request: PresentationRequest, from anchor: Anchor<TerminalElement>? = nil,
    onText: (_ field: Int, _ text: FieldText) -> Void = { _, _ in }
  ) -> Outcome<ButtonID> {
    stage.runToEnd(onText: onText) {
      begin(request, from: anchor, report: $0)
    } turn: {
      guard let wait = prepareWait() else { return false }
      wait.terminal.wait(for: wait.timeout)
      takeInput()
      return true
    }
  }

  @discardableResult
  private func begin(
    _ request: PresentationRequest, from anchor: Anchor<TerminalElement>?,
    report: @escaping (PresentationReport) -> Void
  ) -> PresentationID {
    // What a modal view shows is drawn, and nothing here is drawn.
    let problem =
      request.content.kind == .modal
      ? PresentationError.hostUnavailable("a modal view cannot be shown in lines")
      : openIfNeeded().map { PresentationError.hostUnavailable($0.description) }
    return stage.present(request.originating(from: anchor), problem: problem, report: report)
  }
}
