extension Stage {
  /// Runs a presentation to its end and returns the outcome, for a ``BlockingPresenter``.
  ///
  /// - Parameters:
  ///   - onText: Hears of each change of a field of an alert, counted from 0, outside of the presenter's effects.
  ///   - begin: Begins the presentation, whose reports go to what it is given.
  ///   - turn: Waits for what happens next and handles it; `false` where nothing will happen any more.
  public func runToEnd(
    onText: (_ field: Int, _ text: FieldText) -> Void,
    begin: (_ report: @escaping (PresentationReport) -> Void) -> PresentationID, turn: () -> Bool
  ) -> Outcome<ButtonID> {
    let recorder = ReportRecorder()
    _ = begin(recorder.hear)
    repeat {
      // Within a report of another presentation its effects would wait for this one to end.
      deliverPending()
      recorder.deliverTexts(to: onText)
      if let outcome = recorder.outcome { return outcome }
    } while turn()
    return recorder.outcome ?? .cancelled(.hostGone)
  }
}
