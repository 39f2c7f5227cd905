#if hasFeature(Embedded)
  /// Embedded Swift has no actors: a presenter belongs to the one thread.
  public typealias PresenterBase = AnyObject
#else
  /// A presenter is bound to the main actor, and so can be handed to any task.
  public typealias PresenterBase = AnyObject & Sendable
#endif

/// Something that can show modal elements on one host: a terminal, a window, a page, or a test.
///
/// A presenter holds no policy: it carries out the effects of a ``Stage`` and reports events to it. Programs call what
/// the extensions of this protocol offer; authors of presenters write ``stage``, ``prepare(_:from:body:)`` and
/// ``stageChanged()``.
#if !hasFeature(Embedded)
  @MainActor
#endif
public protocol Presenter: PresenterBase {
  /// A thing on screen, in the toolkit's terms, that a sheet can originate from.
  associatedtype Element
  /// The body of a modal view, in the toolkit's terms.
  associatedtype Body
  /// The data that the presenter keeps for each presentation.
  associatedtype Item

  /// Runs the presentations.
  var stage: Stage<Element, Item> { get }

  /// The host as it is now.
  var environment: Presentation.Environment { get }

  /// Makes the host ready for a presentation, and returns what to keep of it.
  ///
  /// - Parameters:
  ///   - request: What to present. Fill in the source, and whether that stands in an open popover.
  ///   - anchor: The place that it originates from, or `nil`.
  ///   - body: What a modal view shows, or `nil` for what needs none.
  /// - Throws: Why it cannot be presented; that is then its outcome.
  func prepare(
    _ request: inout Presentation.Request, from anchor: Anchor<Element>?, body: Body?
  ) throws(PresentationError) -> Item

  /// Called after the program has asked the stage for something: a presenter that sleeps wakes up.
  func stageChanged()

  /// Gives a presentation another place to originate from; its form follows.
  ///
  /// For programs that know the place only after they have asked. One that is over is left alone.
  func setAnchor(_ anchor: Anchor<Element>?, of id: Presentation.ID)
}

extension Presenter {
  /// The host as the stage knows it.
  public var environment: Presentation.Environment { stage.environment }

  /// The words for what a program leaves open, in the language of the host.
  @usableFromInline var words: Presentation.Vocabulary {
    environment.vocabulary ?? Presentation.Vocabulary(environment.language)
  }

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
    _ request: Presentation.Request, from anchor: Anchor<Element>? = nil, body: Body? = nil,
    report: @escaping (Presentation.Report) -> Void
  ) -> Presentation.ID {
    defer { stageChanged() }
    return begin(request, from: anchor, body: body, report: report)
  }

  package func begin(
    _ request: Presentation.Request, from anchor: Anchor<Element>?, body: Body?,
    report: @escaping (Presentation.Report) -> Void
  ) -> Presentation.ID {
    begin(request, from: anchor, body: body, question: nil, report: report)
  }

  func begin(
    _ request: Presentation.Request, from anchor: Anchor<Element>?, body: Body?,
    question: (any Asked)?, report: @escaping (Presentation.Report) -> Void
  ) -> Presentation.ID {
    var request = request
    if let anchor { request.origin = anchor.origin }
    do {
      let item = try prepare(&request, from: anchor, body: body)
      return stage.present(
        request, from: anchor, item: item, question: question, report: report)
    } catch {
      return stage.present(request, question: question, problem: error, report: report)
    }
  }

  /// Presents a sheet; the completion receives the outcome exactly once, after the sheet is gone.
  ///
  /// - Parameters:
  ///   - sheet: What to ask.
  ///   - anchor: The place that it originates from; see ``Anchor``.
  ///   - options: How it is to go.
  ///   - completion: Receives the outcome.
  /// - Returns: The identity with which the presentation can be dismissed and updated.
  @discardableResult
  public func present<Choice>(
    _ sheet: ActionSheet<Choice>, from anchor: Anchor<Element>?,
    options: Presentation.Options = Presentation.Options(),
    completion: @escaping (Outcome<Choice>) -> Void
  ) -> Presentation.ID {
    ask(Question(sheet.parts, sheet.content), from: anchor, options) { outcome, _ in
      completion(outcome)
    }
  }

  /// Presents a sheet that originates from no particular place.
  @discardableResult
  public func present<Choice>(
    _ sheet: ActionSheet<Choice>, options: Presentation.Options = Presentation.Options(),
    completion: @escaping (Outcome<Choice>) -> Void
  ) -> Presentation.ID {
    present(sheet, from: nil, options: options, completion: completion)
  }

  /// Presents an alert; the completion receives the outcome exactly once, after the alert is gone.
  @discardableResult
  public func present<Choice>(
    _ alert: Alert<Choice>, options: Presentation.Options = Presentation.Options(),
    completion: @escaping (Outcome<Choice>) -> Void
  ) -> Presentation.ID {
    ask(Question(alert.parts, alert.content), from: nil, options) { outcome, _ in
      completion(outcome)
    }
  }

  /// Presents a prompt; the completion receives the outcome exactly once, after the prompt is gone.
  @discardableResult
  public func present<Choice>(
    _ prompt: Prompt<Choice>, options: Presentation.Options = Presentation.Options(),
    completion: @escaping (Outcome<Prompt<Choice>.Answer>) -> Void
  ) -> Presentation.ID {
    let question = Question(prompt.parts, prompt.content, fields: prompt.fields)
    return ask(question, from: nil, options) { [question] outcome, texts in
      completion(question.answer(outcome, texts))
    }
  }

  /// Shows a sheet in the place of one that is up or waits.
  ///
  /// A button that makes the same choice as before keeps its identity, the focus and a press under way.
  ///
  /// - Returns: Whether the presentation is of such choices and not over, and the sheet could be presented.
  @discardableResult
  public func update<Choice: Equatable>(
    _ id: Presentation.ID, with sheet: ActionSheet<Choice>
  ) -> Bool {
    update(id, sheet.parts, sheet.content, fields: [])
  }

  /// Shows an alert in the place of one that is up or waits.
  @discardableResult
  public func update<Choice: Equatable>(_ id: Presentation.ID, with alert: Alert<Choice>) -> Bool {
    update(id, alert.parts, alert.content, fields: [])
  }

  /// Shows a prompt in the place of one that is up or waits.
  ///
  /// A field keeps its text if it stands at the same place and its label has the same key and values, in whatever
  /// language.
  @discardableResult
  public func update<Choice: Equatable>(_ id: Presentation.ID, with prompt: Prompt<Choice>) -> Bool
  {
    update(id, prompt.parts, prompt.content, fields: prompt.fields)
  }

  private func update<Choice: Equatable>(
    _ id: Presentation.ID, _ parts: TypedContent<Choice>, _ content: Content, fields: [TextField]
  ) -> Bool {
    guard let question = stage.question(of: id) as? Question<Choice>, content.problem == nil,
      stage[id]?.isSettled == false, stage[id]?.content.kind == content.kind
    else { return false }
    question.update(parts, content, fields: fields)
    stage.send(.contentChanged(question.content), to: id)
    for (field, text) in (stage[id]?.texts ?? []).enumerated() {
      stage.send(.setProblem(field: field, question.problem(of: field, text)), to: id)
    }
    stageChanged()
    return true
  }

  /// Asks a typed question; the completion receives the outcome and the texts of the fields.
  func ask<Choice>(
    _ question: Question<Choice>, from anchor: Anchor<Element>?, _ options: Presentation.Options,
    completion: @escaping (Outcome<Choice>, [FieldText]) -> Void
  ) -> Presentation.ID {
    defer { stageChanged() }
    let request = Presentation.Request(question.content, options: options)
    return begin(request, from: anchor, body: nil, question: question) { report in
      switch report {
      case .text(let field, let text): question.setText(text, of: field)
      case .ended(let outcome): completion(question.outcome(outcome), question.texts)
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
    _ modal: ModalView, body: Body, options: Presentation.Options = Presentation.Options(),
    completion: @escaping (Cancellation) -> Void = { _ in },
    onAttemptedDismissal: @escaping () -> Void = {}
  ) -> Presentation.ID {
    present(Presentation.Request(modal.content, options: options), body: body) { report in
      switch report {
      case .call(.attemptedDismissal): onAttemptedDismissal()
      case .ended(.cancelled(let cause)): completion(cause)
      case .call, .text, .ended: break
      }
    }
  }

  /// Dismisses a presentation; one that is over, or about to be, is left alone.
  public func dismiss(_ id: Presentation.ID) {
    send(.cancel(.programmatic), to: id)
  }

  /// Reports an event to one presentation: a button that the program disables, a text that it enters.
  public func send(_ event: Presentation.Event, to id: Presentation.ID) {
    stage.send(event, to: id)
    stageChanged()
  }

  /// Cancels every presentation, because of a signal or another end that comes from outside.
  public func cancelAll(_ cause: Cancellation) {
    stage.sendToAll(.cancel(cause))
    stageChanged()
  }

  /// Gives a presentation another place to originate from.
  public func setAnchor(_ anchor: Anchor<Element>?, of id: Presentation.ID) {
    stage.setAnchor(anchor, of: id)
    stageChanged()
  }
}
