/// Keeps what a presentation reports until the caller that a presenter blocks can hear of it.
final class ReportRecorder {
  /// How the presentation ended, or `nil` while it has not.
  private(set) var outcome: Outcome<ButtonID>?
  private var texts: [(field: Int, text: FieldText)] = []

  /// Takes note of a report.
  func hear(_ report: PresentationReport) {
    switch report {
    case .text(let field, let text): texts.append((field, text))
    case .ended(let outcome): self.outcome = outcome
    case .call: break
    }
  }

  /// Hands over the changes of fields since the last time, in their order.
  func deliverTexts(to body: (_ field: Int, _ text: FieldText) -> Void) {
    let new = texts
    texts = []
    for (field, text) in new { body(field, text) }
  }
}
