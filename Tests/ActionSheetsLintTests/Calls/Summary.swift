import ActionSheets
import ActionSheetsLint

/// Reads a source and returns its sheets in short.
func sheets(_ language: CallReader.Language, _ source: String) -> [String] {
  CallReader.read(Array(source.utf8), file: "a", language: language).sheets.map(\.summary)
}

extension ListedSheet {
  /// One line: title and message, then the buttons.
  var summary: String {
    let heading = [title, message].compactMap { $0?.summary }.joined(separator: " / ")
    let list = buttons.map(\.summary).joined(separator: ", ")
    return (heading.isEmpty ? "" : heading + ": ") + list + (isComplete ? "" : ", …")
  }
}

extension ListedButton {
  private var mark: String {
    switch role {
    case .default: ""
    case .cancel: "<"
    case .destructive: "!"
    }
  }

  var summary: String {
    let branches = branches.map { " \($0.statement):\($0.way)" }.joined()
    return mark + title.summary + branches
  }
}

extension ListedText {
  var summary: String {
    let words = text ?? "?"
    let arguments = arguments.isEmpty ? "" : " %" + self.arguments.joined(separator: " %")
    return (key == nil ? "\"\(words)\"" : words) + arguments
  }
}
