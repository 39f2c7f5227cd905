/// A presenter that can also hold its caller up until there is an answer.
///
/// For commands and other programs that have nothing to do meanwhile: they need neither `async` nor a callback.
public protocol BlockingPresenter: Presenter {
  /// Presents what is requested and returns the outcome after it is gone.
  ///
  /// - Parameters:
  ///   - request: What to present. Its origin is taken from the anchor.
  ///   - anchor: The place that it originates from, or `nil`.
  ///   - onText: Hears of each change of a field of an alert, counted from 0.
  func run(
    _ request: PresentationRequest, from anchor: Anchor<Element>?,
    onText: (_ field: Int, _ text: FieldText) -> Void
  ) -> Outcome<ButtonID>
}

extension BlockingPresenter {
  /// Presents a sheet and returns its outcome after the sheet is gone. Blocks the calling thread.
  public func run<Choice>(
    _ sheet: ActionSheet<Choice>, from anchor: Anchor<Element>? = nil,
    options: PresentationOptions = PresentationOptions()
  ) -> Outcome<Choice> {
    let request = PresentationRequest(sheet.content, options: options)
    return sheet.outcome(run(request, from: anchor) { _, _ in })
  }

  /// Presents an alert and returns its outcome after the alert is gone. Blocks the calling thread.
  public func run<Choice>(
    _ alert: Alert<Choice>, options: PresentationOptions = PresentationOptions()
  ) -> Outcome<AlertAnswer<Choice>> {
    var texts = alert.fields.map { FieldText($0.text) }
    let request = PresentationRequest(alert.content, options: options)
    let outcome = run(request, from: nil) { texts[$0] = $1 }
    return alert.outcome(outcome, texts: texts)
  }
}
