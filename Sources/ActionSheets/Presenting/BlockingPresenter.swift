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
    _ sheet: ActionSheet<Choice>, from anchor: Anchor<Element>?,
    options: Presentation.Options = Presentation.Options()
  ) -> Outcome<Choice> {
    wait { present(sheet, from: anchor, options: options, completion: $0) }
  }

  /// Presents a sheet that originates from no particular place, and returns its outcome. Blocks the calling thread.
  public func run<Choice>(
    _ sheet: ActionSheet<Choice>, options: Presentation.Options = Presentation.Options()
  ) -> Outcome<Choice> {
    wait { present(sheet, options: options, completion: $0) }
  }

  /// Presents an alert and returns its outcome after the alert is gone. Blocks the calling thread.
  public func run<Choice>(
    _ alert: Alert<Choice>, options: Presentation.Options = Presentation.Options()
  ) -> Outcome<Choice> {
    wait { present(alert, options: options, completion: $0) }
  }

  /// Presents a prompt and returns its outcome after the prompt is gone. Blocks the calling thread.
  public func run<Choice>(
    _ prompt: Prompt<Choice>, options: Presentation.Options = Presentation.Options()
  ) -> Outcome<Prompt<Choice>.Answer> {
    wait { present(prompt, options: options, completion: $0) }
  }

  /// Asks whether to go on, and returns whether the person said so. Blocks the calling thread.
  public func confirm(
    _ title: String, message: String? = nil, destructive: String, cancel: String? = nil
  ) -> Bool {
    run(Alert.confirmation(title, message, destructive: destructive, cancel, words)).choice != nil
  }

  /// Asks whether to go on with something that can be undone, and returns whether the person said so. Blocks the
  /// calling thread.
  public func confirm(
    _ title: String, message: String? = nil, ok: String? = nil, cancel: String? = nil
  ) -> Bool {
    run(Alert.confirmation(title, message, ok: ok, cancel, words)).choice != nil
  }

  /// Asks for a line of text, and returns it, or `nil` where the person gave none. Blocks the calling thread.
  public func prompt(
    _ title: String, message: String? = nil, label: String = "", text: String = "",
    isSecure: Bool = false, ok: String? = nil, cancel: String? = nil,
    validate: (@Sendable (String) -> String?)? = nil
  ) -> String? {
    let prompt = Prompt.line(
      title, message, TextField(label, text: text, isSecure: isSecure, validate: validate), ok,
      cancel, words)
    return run(prompt).choice?.texts.first?.string
  }

  /// Presents what a request says and returns the outcome after it is gone. Blocks the calling thread.
  ///
  /// - Parameters:
  ///   - request: What to present. Its origin is taken from the anchor.
  ///   - anchor: The place that it originates from, or `nil`.
  ///   - onText: Called after each change of a field of an alert, counted from 0. It may use the presenter.
  public func run(
    _ request: Presentation.Request, from anchor: Anchor<Element>? = nil,
    onText: (_ field: Int, _ text: FieldText) -> Void = { _, _ in }
  ) -> Outcome<ButtonID> {
    var texts: [(field: Int, text: FieldText)] = []
    return wait { completion in
      begin(request, from: anchor, body: nil) { report in
        switch report {
        case .text(let field, let text): texts.append((field, text))
        case .ended(let outcome): completion(outcome)
        case .call: break
        }
      }
    } onTurn: {
      let new = texts
      texts = []
      for (field, text) in new { onText(field, text) }
    }
  }

  /// Begins something and waits for its outcome.
  private func wait<Value>(
    _ begin: (@escaping (Outcome<Value>) -> Void) -> Presentation.ID, onTurn: () -> Void = {}
  ) -> Outcome<Value> {
    var outcome: Outcome<Value>?
    _ = begin { outcome = $0 }
    repeat {
      // Within a report of another presentation its effects would wait for this one to end.
      stage.deliverPending()
      onTurn()
      if let outcome { return outcome }
    } while turn()
    return outcome ?? .cancelled(.hostGone)
  }
}
