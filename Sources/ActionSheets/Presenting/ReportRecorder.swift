/// Keeps what a presentation reports until the caller that a presenter blocks can hear of it.
public final class ReportRecorder {
  /// How the presentation ended, or `nil` while it has not.
  public private(set) var outcome: Outcome<ButtonID>?
  private var texts: [(field: Int, text: FieldText)] = []

  /// Creates a recorder that has heard nothing.
  public init() {}

  /// Takes note of a report.
  public func hear(_ report: PresentationReport) {
    switch report {
    case .text(let field, let text): texts.append((field, text))
    case .ended(let outcome): self.outcome = outcome
    case .call: break
    }
  }

  /// Hands over the changes of fields since the last time, in their order.
  public func deliverTexts(to body: (_ field: Int, _ text: FieldText) -> Void) {
    let new = texts
    texts = []
    for (field, text) in new { body(field, text) }
  }
}
