// The body of an asynchronous function is compiled into the programs that call it, so that one which blocks instead
// links nothing of the runtime of concurrency.
#if !hasFeature(Embedded)
  extension Presenter {
    /// Presents a sheet and returns its outcome after the sheet is gone.
    ///
    ///     switch await presenter.present(sheet, from: .barButtonItem(shareButton)) {
    ///     case .chose(let action): perform(action)
    ///     case .cancelled: break
    ///     }
    ///
    /// When the task is cancelled, the sheet is dismissed, and the outcome is ``Cancellation/taskCancelled``; a task
    /// that is cancelled already shows nothing.
    @export(implementation)
    public func present<Choice>(
      _ sheet: ActionSheet<Choice>, from anchor: Anchor<Element>?,
      options: Presentation.Options = Presentation.Options()
    ) async -> Outcome<Choice> {
      await outcome { present(sheet, from: anchor, options: options, completion: $0) }
    }

    /// Presents a sheet that originates from no particular place, and returns its outcome after the sheet is gone.
    @export(implementation)
    public func present<Choice>(
      _ sheet: ActionSheet<Choice>, options: Presentation.Options = Presentation.Options()
    ) async -> Outcome<Choice> {
      await outcome { present(sheet, options: options, completion: $0) }
    }

    /// Presents an alert and returns its outcome after the alert is gone.
    @export(implementation)
    public func present<Choice>(
      _ alert: Alert<Choice>, options: Presentation.Options = Presentation.Options()
    ) async -> Outcome<Choice> {
      await outcome { present(alert, options: options, completion: $0) }
    }

    /// Presents a prompt and returns its outcome after the prompt is gone.
    @export(implementation)
    public func present<Choice>(
      _ prompt: Prompt<Choice>, options: Presentation.Options = Presentation.Options()
    ) async -> Outcome<Prompt<Choice>.Answer> {
      await outcome { present(prompt, options: options, completion: $0) }
    }

    /// Presents a modal view and returns the cause of its end after it is gone.
    ///
    /// - Parameters:
    ///   - modal: What the view is called, and whether the person can dismiss it.
    ///   - body: What the view shows.
    ///   - options: How it is to go.
    ///   - onAttemptedDismissal: Called when the person asks to close the window though only the view's own controls
    ///     dismiss the view.
    ///   - onBegin: Receives, before this waits, the identity with which the view can be dismissed.
    @discardableResult
    @export(implementation)
    public func present(
      _ modal: ModalView, body: Body, options: Presentation.Options = Presentation.Options(),
      onAttemptedDismissal: @escaping () -> Void = {}, onBegin: (Presentation.ID) -> Void = { _ in }
    ) async -> Cancellation {
      let outcome: Outcome<Never> = await outcome { completion in
        let id = present(
          modal, body: body, options: options, completion: { completion(.cancelled($0)) },
          onAttemptedDismissal: onAttemptedDismissal)
        onBegin(id)
        return id
      }
      switch outcome {
      case .cancelled(let cause): return cause
      }
    }

    /// Asks whether to go on, and returns whether the person said so.
    ///
    ///     guard await presenter.confirm("Delete this note?", destructive: "Delete") else { return }
    @export(implementation)
    public func confirm(
      _ title: String, message: String? = nil, destructive: String, cancel: String? = nil
    ) async -> Bool {
      let alert = Alert.confirmation(title, message, destructive: destructive, cancel, words)
      return await present(alert).choice != nil
    }

    /// Asks whether to go on with something that can be undone, and returns whether the person said so.
    @export(implementation)
    public func confirm(
      _ title: String, message: String? = nil, ok: String? = nil, cancel: String? = nil
    ) async -> Bool {
      await present(Alert.confirmation(title, message, ok: ok, cancel, words)).choice != nil
    }

    /// Asks for a line of text, and returns it, or `nil` where the person gave none.
    ///
    ///     let name = await presenter.prompt("Rename", text: name) { $0.isEmpty ? "Enter a name." : nil }
    @export(implementation)
    public func prompt(
      _ title: String, message: String? = nil, label: String = "", text: String = "",
      isSecure: Bool = false, ok: String? = nil, cancel: String? = nil,
      validate: (@Sendable (String) -> String?)? = nil
    ) async -> String? {
      let prompt = Prompt.line(
        title, message, TextField(label, text: text, isSecure: isSecure, validate: validate), ok,
        cancel, words)
      return await present(prompt).choice?.texts.first?.string
    }

    /// Begins a presentation and returns its outcome; when the task is cancelled, the presentation ends.
    ///
    /// - Parameter begin: Begins it, with what receives the outcome exactly once.
    @export(implementation)
    public func outcome<Choice>(
      _ begin: (@escaping (Outcome<Choice>) -> Void) -> Presentation.ID
    ) async -> Outcome<Choice> {
      guard !Task.isCancelled else { return .cancelled(.taskCancelled) }
      let pending = Pending<Choice>()
      await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          let id = begin {
            pending.outcome = $0
            continuation.resume()
          }
          pending.cancel = { self.send(.cancel(.taskCancelled), to: id) }
        }
      } onCancel: {
        Task { @MainActor in pending.cancel() }
      }
      guard let outcome = pending.outcome else {
        fatalError("A presentation ended without outcome")
      }
      return outcome
    }
  }

  /// A presentation that is awaited.
  @MainActor
  @usableFromInline
  final class Pending<Choice> {
    @usableFromInline var outcome: Outcome<Choice>?
    @usableFromInline var cancel: () -> Void = {}
    @usableFromInline init() {}
  }
#endif

extension Alert<Void> {
  @usableFromInline
  static func confirmation(
    _ title: String, _ message: String?, destructive: String, _ cancel: String?,
    _ words: Presentation.Vocabulary
  ) -> Alert {
    Alert(title: title, message: message) {
      Button(destructive, (), role: .destructive)
      Cancel(cancel ?? words.cancel)
    }
  }

  @usableFromInline
  static func confirmation(
    _ title: String, _ message: String?, ok: String?, _ cancel: String?,
    _ words: Presentation.Vocabulary
  ) -> Alert {
    Alert(title: title, message: message) {
      Button(ok ?? words.ok, ())
      Cancel(cancel ?? words.cancel)
    }
  }
}

extension Prompt<Void> {
  @usableFromInline
  static func line(
    _ title: String, _ message: String?, _ field: TextField, _ ok: String?, _ cancel: String?,
    _ words: Presentation.Vocabulary
  ) -> Prompt {
    Prompt(title: title, message: message) {
      field
    } buttons: {
      Button(ok ?? words.ok, ())
      Cancel(cancel ?? words.cancel)
    }
  }
}
