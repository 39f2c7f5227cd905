import ActionSheets
import ActionSheetsLocalization

extension LintReport {
  /// The report that GitLab shows in merge requests as *Code Quality*.
  ///
  /// A finding without a place is left out, because GitLab wants one.
  package var gitLab: String {
    let issues = entries.flatMap { entry in
      entry.occurrences.compactMap { occurrence in
        occurrence.place.map { issue(entry.finding, occurrence, at: $0) }
      }
    }
    return JSONText.lines(issues) + "\n"
  }

  private func issue(
    _ finding: Finding, _ occurrence: Entry.Occurrence, at place: SourcePlace
  ) -> String {
    let severity =
      switch finding.severity {
      case .error: "major"
      case .warning: "minor"
      case .note: "info"
      }
    let lines = JSONText.object([("begin", "\(place.line)")])
    let description = VisibleText.paragraph(finding.message(in: occurrence.cases))
    return JSONText.object([
      ("description", JSONText.string(description)),
      ("check_name", JSONText.string(finding.rule.rawValue)),
      ("fingerprint", JSONText.string(occurrence.fingerprint)),
      ("severity", JSONText.string(severity)),
      (
        "location",
        JSONText.object([("path", JSONText.string(place.file)), ("lines", lines)])
      ),
    ])
  }
}
