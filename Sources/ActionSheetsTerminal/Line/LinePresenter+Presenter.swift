import ActionSheets

/// The question is asked, and answers count, as soon as the main actor is free, or at once where the program blocks.
/// A sheet that is presented over another is asked about first; then the other one's question is asked again.
extension LinePresenter: BlockingPresenter {
  /// Opens the terminal, unless it is open; a modal view, which is drawn, is refused.
  public func prepare(
    _ request: inout Presentation.Request, from anchor: Anchor<TerminalElement>?, body: Void?
  ) throws(PresentationError) {
    if request.content.kind == .modal {
      throw .hostUnavailable("a modal view cannot be shown in lines")
    }
    if let problem = openIfNeeded() { throw .hostUnavailable(problem.description) }
    request.source = request.source ?? anchor.map { Presentation.Source($0.element) }
  }

  /// Goes on by itself where the program does not block.
  public func stageChanged() {
    turns.keepRunning()
  }

  /// Asks what has not been asked yet, and waits for a line.
  public func turn() -> Bool {
    guard let wait = prepareWait() else { return false }
    wait.terminal.wait(for: wait.timeout)
    takeInput()
    return true
  }
}
