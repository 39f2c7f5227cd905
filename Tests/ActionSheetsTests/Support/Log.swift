import ActionSheets
import ActionSheetsTesting

/// What a program heard, in words short enough to compare at a glance.
final class Log {
  private(set) var lines: [String] = []

  func note(_ line: String) {
    lines.append(line)
  }

  /// Hears the reports of one presentation, each line under its name.
  func hear(_ name: String = "") -> (Presentation.Report) -> Void {
    { [self] report in
      let words: String =
        switch report {
        case .call(.willPresent): "willPresent"
        case .call(.didPresent): "didPresent"
        case .call(.clicked(let id)): "clicked \(id.number)"
        case .call(.cancel): "cancel"
        case .call(.attemptedDismissal): "attemptedDismissal"
        case .call(.willDismiss(let outcome)): "willDismiss \(Log.words(outcome))"
        case .call(.didDismiss(let outcome)): "didDismiss \(Log.words(outcome))"
        case .text(let field, let text): "text \(field) \(text.string)"
        case .ended(let outcome): "ended \(Log.words(outcome))"
        }
      lines.append(name.isEmpty ? words : "\(name): \(words)")
    }
  }

  static func words(_ outcome: Outcome<ButtonID>) -> String {
    switch outcome {
    case .chose(let id): "\(id.number)"
    case .cancelled(let cause): "\(cause)"
    }
  }
}

extension HeadlessPresenter {
  /// Shows content and lets it come to rest.
  @discardableResult
  func show(
    _ content: Content, from anchor: Anchor<Element>? = nil,
    options: Presentation.Options = Presentation.Options(),
    report: @escaping (Presentation.Report) -> Void = { _ in }
  ) -> Presentation.ID {
    let id = present(Presentation.Request(content, options: options), from: anchor, report: report)
    endTransition()
    return id
  }
}
