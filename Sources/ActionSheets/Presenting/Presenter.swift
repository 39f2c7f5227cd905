/// Something that can show modal elements on one host: a terminal, a window, a page, or a test.
///
/// A presenter holds no policy: it carries out the effects of a ``Stage`` and reports events to it. Programs call what
/// the extensions of this protocol offer; authors of presenters write ``stage``, ``prepare(_:from:body:)`` and
/// ``stageChanged()``.
#if !hasFeature(Embedded)
  @MainActor
#endif
public protocol Presenter: AnyObject, SendableMetatype {
  /// What the toolkit calls a thing on screen that a sheet can originate from.
  associatedtype Element
  /// What the toolkit shows in a modal view.
  associatedtype Body
  /// What the presenter keeps of each presentation.
  associatedtype Item

  /// Runs the presentations.
  var stage: Stage<Element, Item> { get }

  /// The host as it is now.
  var environment: Environment { get }

  /// Makes the host ready for a presentation, and returns what to keep of it.
  ///
  /// - Parameters:
  ///   - request: What to present. Fill in the source, and whether that stands in an open popover.
  ///   - anchor: The place that it originates from, or `nil`.
  ///   - body: What a modal view shows, or `nil` for what needs none.
  /// - Throws: Why it cannot be presented; that is then its outcome.
  func prepare(
    _ request: inout PresentationRequest, from anchor: Anchor<Element>?, body: Body?
  ) throws(PresentationError) -> Item

  /// Called after the program has asked the stage for something: a presenter that sleeps wakes up.
  func stageChanged()

  /// Gives a presentation another place to originate from; its form follows.
  ///
  /// For programs that know the place only after they have asked. One that is over is left alone.
  func setAnchor(_ anchor: Anchor<Element>?, of id: PresentationID)
}

extension Presenter {
  /// The host as the stage knows it.
  public var environment: Environment { stage.environment }

  /// Does nothing.
  public func stageChanged() {}

  /// Begins a presentation, or has it wait for one that is under way.
  ///
  /// - Parameters:
  ///   - request: What to present. Its origin is taken from the anchor.
  ///   - anchor: The place that it originates from, or `nil`.
  ///   - body: What a modal view shows.
  ///   - report: Receives the calls and, last and exactly once, the outcome, also when nothing could be shown.
  @discardableResult
  public func present(
    _ request: PresentationRequest, from anchor: Anchor<Element>? = nil, body: Body? = nil,
    report: @escaping (PresentationReport) -> Void
  ) -> PresentationID {
    defer { stageChanged() }
    return begin(request, from: anchor, body: body, report: report)
  }

  package func begin(
    _ request: PresentationRequest, from anchor: Anchor<Element>?, body: Body?,
    report: @escaping (PresentationReport) -> Void
  ) -> PresentationID {
    var request = request
    if let anchor { request.origin = anchor.origin }
    do {
      let item = try prepare(&request, from: anchor, body: body)
      return stage.present(request, from: anchor, item: item, report: report)
    } catch {
      return stage.present(request, problem: error, report: report)
    }
  }

  /// Presents a sheet; the completion receives the outcome exactly once, after the sheet is gone.
  ///
  /// - Returns: The identity with which the presentation can be dismissed.
  @discardableResult
  public func present<Choice>(
    _ sheet: ActionSheet<Choice>, from anchor: Anchor<Element>? = nil,
    options: PresentationOptions = PresentationOptions(),
    completion: @escaping (Outcome<Choice>) -> Void
  ) -> PresentationID {
    present(PresentationRequest(sheet.content, options: options), from: anchor) { report in
      guard case .ended(let outcome) = report else { return }
      completion(sheet.outcome(outcome))
    }
  }

  /// Presents an alert; the completion receives the outcome exactly once, after the alert is gone.
  ///
  /// - Returns: The identity with which the presentation can be dismissed.
  @discardableResult
  public func present<Choice>(
    _ alert: Alert<Choice>, options: PresentationOptions = PresentationOptions(),
    completion: @escaping (Outcome<AlertAnswer<Choice>>) -> Void
  ) -> PresentationID {
    var texts = alert.fields.map { FieldText($0.text) }
    return present(PresentationRequest(alert.content, options: options)) { report in
      switch report {
      case .text(let field, let text): texts[field] = text
      case .ended(let outcome): completion(alert.outcome(outcome, texts: texts))
      case .call: break
      }
    }
  }

  /// Presents a modal view; the completion receives the cause of its end exactly once, after the view is gone.
  ///
  /// - Parameters:
  ///   - modal: What the view is called, and whether the person can dismiss it.
  ///   - body: What the view shows.
  ///   - options: How it is to go.
  ///   - completion: Receives ``Cancellation/programmatic`` when the program or the body dismissed the view, another
  ///     cause when the person did or where there is no host.
  ///   - onAttemptedDismissal: Called when the person asks to close the window though only the view's own controls
  ///     dismiss the view.
  /// - Returns: The identity with which the view can be dismissed.
  @discardableResult
  public func present(
    _ modal: ModalView, body: Body, options: PresentationOptions = PresentationOptions(),
    completion: @escaping (Cancellation) -> Void = { _ in },
    onAttemptedDismissal: @escaping () -> Void = {}
  ) -> PresentationID {
    present(PresentationRequest(modal.content, options: options), body: body) { report in
      switch report {
      case .call(.attemptedDismissal): onAttemptedDismissal()
      case .ended(.cancelled(let cause)): completion(cause)
      case .call, .text, .ended: break
      }
    }
  }

  /// Dismisses a presentation; one that is over, or about to be, is left alone.
  public func dismiss(_ id: PresentationID) {
    send(.cancel(.programmatic), to: id)
  }

  /// Reports an event to one presentation: a button that the program disables, a text that it enters.
  public func send(_ event: PresentationEvent, to id: PresentationID) {
    stage.send(event, to: id)
    stageChanged()
  }

  /// Cancels every presentation, for a signal or another end that comes from outside.
  public func cancelAll(_ cause: Cancellation) {
    stage.sendToAll(.cancel(cause))
    stageChanged()
  }

  /// Gives a presentation another place to originate from.
  public func setAnchor(_ anchor: Anchor<Element>?, of id: PresentationID) {
    stage.setAnchor(anchor, of: id)
    stageChanged()
  }
}

#if !hasFeature(Embedded)
  // The body of an asynchronous function is compiled into the programs that call it, so that one which blocks instead
  // links nothing of the runtime of concurrency.
  extension Presenter {
    /// Presents a sheet and returns its outcome after the sheet is gone.
    ///
    ///     switch await presenter.present(sheet, from: .barButtonItem(shareButton)) {
    ///     case .chose(let action): perform(action)
    ///     case .cancelled: break
    ///     }
    ///
    /// When the task is cancelled the sheet stays; call ``dismiss(_:)`` to take it away.
    @export(implementation)
    public func present<Choice>(
      _ sheet: ActionSheet<Choice>, from anchor: Anchor<Element>? = nil,
      options: PresentationOptions = PresentationOptions()
    ) async -> Outcome<Choice> {
      let outcome = await withCheckedContinuation { continuation in
        _ = present(PresentationRequest(sheet.content, options: options), from: anchor) { report in
          if case .ended(let outcome) = report { continuation.resume(returning: outcome) }
        }
      }
      return sheet.outcome(outcome)
    }

    /// Presents an alert and returns its outcome after the alert is gone.
    @export(implementation)
    public func present<Choice>(
      _ alert: Alert<Choice>, options: PresentationOptions = PresentationOptions()
    ) async -> Outcome<AlertAnswer<Choice>> {
      var texts = alert.fields.map { FieldText($0.text) }
      let outcome = await withCheckedContinuation { continuation in
        _ = present(PresentationRequest(alert.content, options: options)) { report in
          switch report {
          case .text(let field, let text): texts[field] = text
          case .ended(let outcome): continuation.resume(returning: outcome)
          case .call: break
          }
        }
      }
      return alert.outcome(outcome, texts: texts)
    }

    /// Presents a modal view and returns the cause of its end after it is gone.
    ///
    /// - Parameter onBegin: Receives, before this waits, the identity with which the view can be dismissed.
    @discardableResult
    @export(implementation)
    public func present(
      _ modal: ModalView, body: Body, options: PresentationOptions = PresentationOptions(),
      onAttemptedDismissal: @escaping () -> Void = {}, onBegin: (PresentationID) -> Void = { _ in }
    ) async -> Cancellation {
      await withCheckedContinuation { continuation in
        let id = present(
          modal, body: body, options: options,
          completion: { continuation.resume(returning: $0) },
          onAttemptedDismissal: onAttemptedDismissal)
        onBegin(id)
      }
    }
  }
#endif
