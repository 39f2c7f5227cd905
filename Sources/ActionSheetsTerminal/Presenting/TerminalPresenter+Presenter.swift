import ActionSheets

/// The sheet is shown, and answers count, as soon as the main actor is free, or at once where the program blocks.
extension TerminalPresenter: BlockingPresenter {
  /// Opens the terminal, unless it is open.
  public func prepare(
    _ request: inout Presentation.Request, from anchor: Anchor<TerminalElement>?,
    body: (any TerminalModalBody)?
  ) throws(PresentationError) -> (any TerminalModalBody)? {
    if let problem = openIfNeeded() { throw .hostUnavailable(problem.description) }
    request.source = request.source ?? anchor.map { Presentation.Source($0.element) }
    return body
  }

  /// Draws what has changed, and goes on by itself where the program does not block.
  public func stageChanged() {
    needsFrame = true
    loop.keepRunning()
  }

  /// Waits for what happens next in the terminal.
  public func turn() -> Bool {
    loop.runOnce()
    return true
  }

  /// Draws anew what the bodies of modal views show, after the program has changed it.
  public func setNeedsDisplay() {
    stageChanged()
  }
}
