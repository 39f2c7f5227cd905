/// Something that can show modal elements on one host: a terminal, a window, a page, or a test.
///
/// A presenter holds no policy: it carries out the effects of a ``Stage`` and reports events to it. It is
/// used from one thread or actor; presenters of real toolkits are bound to the main actor.
public protocol Presenter: AnyObject {
  /// What the toolkit calls a thing on screen that a sheet can originate from.
  associatedtype Element

  /// Begins a presentation, or has it wait for one that is under way.
  ///
  /// - Parameters:
  ///   - request: What to present. Its origin is taken from the anchor.
  ///   - anchor: The place that it originates from, or `nil`.
  ///   - report: Hears the calls and, last and exactly once, the outcome, also when nothing could be shown.
  @discardableResult
  func present(
    _ request: PresentationRequest, from anchor: Anchor<Element>?,
    report: @escaping (PresentationReport) -> Void
  ) -> PresentationID

  /// The host as it is now.
  var environment: Environment { get }

  /// Dismisses a presentation; one that is over, or about to be, is left alone.
  func dismiss(_ id: PresentationID)

  /// Reports an event to one presentation: a button that the program disables, a text that it enters.
  func send(_ event: PresentationEvent, to id: PresentationID)

  /// Gives a presentation another place to originate from; its form follows.
  ///
  /// For programs that know the place only after they have asked. One that is over is left alone.
  func setAnchor(_ anchor: Anchor<Element>?, of id: PresentationID)
}

extension Presenter {
  /// Presents a sheet; the completion hears the outcome exactly once, after the sheet is gone.
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

  /// Presents an alert; the completion hears the outcome exactly once, after the alert is gone.
  ///
  /// - Returns: The identity with which the presentation can be dismissed.
  @discardableResult
  public func present<Choice>(
    _ alert: Alert<Choice>, options: PresentationOptions = PresentationOptions(),
    completion: @escaping (Outcome<AlertAnswer<Choice>>) -> Void
  ) -> PresentationID {
    var texts = alert.fields.map { FieldText($0.text) }
    return present(PresentationRequest(alert.content, options: options), from: nil) { report in
      switch report {
      case .text(let field, let text): texts[field] = text
      case .ended(let outcome): completion(alert.outcome(outcome, texts: texts))
      case .call: break
      }
    }
  }

  #if !hasFeature(Embedded)
    /// Presents an alert and returns its outcome after the alert is gone.
    nonisolated(nonsending) public func present<Choice>(
      _ alert: Alert<Choice>, options: PresentationOptions = PresentationOptions()
    ) async -> Outcome<AlertAnswer<Choice>> {
      var answer: Outcome<AlertAnswer<Choice>>?
      await withCheckedContinuation { continuation in
        _ = present(alert, options: options) {
          answer = $0
          continuation.resume()
        }
      }
      return answer ?? .cancelled(.hostGone)
    }

    /// Presents a sheet and returns its outcome after the sheet is gone.
    ///
    ///     switch await presenter.present(sheet, from: .barButtonItem(shareButton)) {
    ///     case .chose(let action): perform(action)
    ///     case .cancelled: break
    ///     }
    ///
    /// When the task is cancelled the sheet stays; call ``dismiss(_:)`` to take it away.
    nonisolated(nonsending) public func present<Choice>(
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
  #endif
}
