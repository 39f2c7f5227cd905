import ActionSheets

extension LintReport {
  /// Commands that have GitHub show the findings beside the changes of a pull request: one a line, to standard output.
  ///
  /// The worst come first, and each sheet has one, because GitHub shows only the first ten of a kind.
  package var gitHubAnnotations: String {
    var seen: Set<Int> = []
    let ordered = Severity.allCases.sorted(by: >).flatMap { severity in
      entries.filter { $0.finding.severity == severity }
    }
    let counts = Dictionary(grouping: entries.compactMap(\.finding.sheet)) { $0 }
      .mapValues(\.count)
    return ordered.compactMap { entry -> String? in
      guard let sheet = entry.finding.sheet else { return annotation(of: entry, others: 0) }
      guard seen.insert(sheet).inserted else { return nil }
      return annotation(of: entry, others: counts[sheet, default: 1] - 1)
    }.joined()
  }

  private func annotation(of entry: Entry, others: Int) -> String {
    let finding = entry.finding
    let command =
      switch finding.severity {
      case .error: "error"
      case .warning: "warning"
      case .note: "notice"
      }
    func property(_ text: String) -> String { Self.escape(text, in: "%\r\n:,") }
    var properties: [String] = []
    if let place = entry.occurrences.first?.place {
      properties += [
        "file=\(property(place.file))", "line=\(place.line)", "col=\(place.column)",
      ]
    }
    properties.append("title=\(finding.rule.rawValue)")
    var lines = [VisibleText.paragraph(finding.message(in: finding.cases)), finding.rule.advice]
    if others > 0 { lines.append("\(Self.count(others, "more finding")) in this sheet.") }
    let message = Self.escape(lines.joined(separator: "\n"), in: "%\r\n")
    return "::\(command) \(properties.joined(separator: ","))::\(message)\n"
  }

  /// Escapes what GitHub's runner takes for its own syntax: more in the value of a property than in a message.
  private static func escape(_ text: String, in syntax: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if syntax.unicodeScalars.contains(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
