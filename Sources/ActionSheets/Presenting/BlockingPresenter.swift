/// A presenter that can also hold its caller up until there is an answer.
///
/// For commands and other programs that have nothing to do meanwhile: they need neither `async` nor a callback.
#if !hasFeature(Embedded)
  @MainActor
#endif
public protocol BlockingPresenter: Presenter {
  /// Waits for the next thing that happens, and handles it.
  ///
  /// - Returns: `false` where nothing will happen any more.
  func turn() -> Bool
}

extension BlockingPresenter {
  /// Presents a sheet and returns its outcome after the sheet is gone. Blocks the calling thread.
  public func run<Choice>(
    _ sheet: ActionSheet<Choice>, from anchor: Anchor<Element>? = nil,
    options: PresentationOptions = PresentationOptions()
  ) -> Outcome<Choice> {
    sheet.outcome(run(PresentationRequest(sheet.content, options: options), from: anchor))
  }

  /// Presents an alert and returns its outcome after the alert is gone. Blocks the calling thread.
  public func run<Choice>(
    _ alert: Alert<Choice>, options: PresentationOptions = PresentationOptions()
  ) -> Outcome<AlertAnswer<Choice>> {
    var texts = alert.fields.map { FieldText($0.text) }
    let request = PresentationRequest(alert.content, options: options)
    let outcome = run(request) { texts[$0] = $1 }
    return alert.outcome(outcome, texts: texts)
  }

  /// Presents what a request says and returns the outcome after it is gone. Blocks the calling thread.
  ///
  /// - Parameters:
  ///   - request: What to present. Its origin is taken from the anchor.
  ///   - anchor: The place that it originates from, or `nil`.
  ///   - onText: Called after each change of a field of an alert, counted from 0. It may use the presenter.
  public func run(
    _ request: PresentationRequest, from anchor: Anchor<Element>? = nil,
    onText: (_ field: Int, _ text: FieldText) -> Void = { _, _ in }
  ) -> Outcome<ButtonID> {
    var outcome: Outcome<ButtonID>?
    var texts: [(field: Int, text: FieldText)] = []
    _ = begin(request, from: anchor, body: nil) { report in
      switch report {
      case .text(let field, let text): texts.append((field, text))
      case .ended(let ended): outcome = ended
      case .call: break
      }
    }
    repeat {
      // Within a report of another presentation its effects would wait for this one to end.
      stage.deliverPending()
      let new = texts
      texts = []
      for (field, text) in new { onText(field, text) }
      if let outcome { return outcome }
    } while turn()
    return outcome ?? .cancelled(.hostGone)
  }
}
