import ActionSheets
import ActionSheetsLocalization

/// What a check found, to be written in one form or another.
///
/// Titles, paths and reasons come from sources and catalogs, and are hostile until shown otherwise. Each form escapes
/// them by the rules of what reads it.
package struct LintReport: Sendable {
  /// A finding with what tells each of its cases from all others.
  struct Entry: Sendable {
    var finding: Finding
    /// One for each case, or a single one where the language does not matter.
    var fingerprints: [String]
  }

  /// The sheets that were checked.
  let list: SheetList
  /// The findings in the order of the sheets, without those that are known.
  private(set) var entries: [Entry]
  /// How many cases were left out because a baseline has them.
  private(set) var knownCount = 0

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - findings: What was found, in the order of the sheets.
  ///   - list: The sheets that were checked.
  package init(_ findings: [Finding], in list: SheetList) {
    self.list = list
    var fingerprints = Fingerprints(list: list)
    entries = findings.map { Entry(finding: $0, fingerprints: fingerprints.next(of: $0)) }
  }

  /// Creates a report of what a check finds.
  ///
  /// Where a source has keys alone, sheets and buttons are named by the words that catalogs have for them.
  package init(of checker: Checker) {
    var list = checker.list
    for index in list.sheets.indices {
      let checked = CheckedSheet(list.sheets[index], index: index, checker.translations)
      for (button, title) in checked.titles.enumerated() {
        list.sheets[index].buttons[button].title.text = title.sourceText
      }
      var others = checked.others[...]
      if list.sheets[index].title != nil {
        list.sheets[index].title?.text = others.popFirst()?.sourceText
      }
      if list.sheets[index].message != nil {
        list.sheets[index].message?.text = others.popFirst()?.sourceText
      }
    }
    self.init(checker.findings(), in: list)
  }

  /// The findings that are reported.
  package var findings: [Finding] { entries.map(\.finding) }

  /// Leaves out what an earlier report in JSON has.
  ///
  /// A finding stays with the languages in which it is new.
  ///
  /// - Parameter baseline: The bytes of the file.
  package mutating func removeFindings(inBaseline baseline: [UInt8]) throws(JSONFailure) {
    let known = try Self.fingerprints(inReport: baseline)
    entries = entries.compactMap { entry in
      var entry = entry
      let isNew = entry.fingerprints.map { !known.contains($0) }
      knownCount += isNew.count { !$0 }
      guard isNew.contains(false) else { return entry }
      entry.fingerprints = zip(entry.fingerprints, isNew).filter(\.1).map(\.0)
      entry.finding.cases = zip(entry.finding.cases, isNew).filter(\.1).map(\.0)
      entry.finding.isInAllLanguages = false
      return entry.fingerprints.isEmpty ? nil : entry
    }
  }

  /// The sheet of a finding, or `nil` for a finding about a file.
  func sheet(of finding: Finding) -> ListedSheet? {
    finding.sheet.flatMap { list.sheets.indices.contains($0) ? list.sheets[$0] : nil }
  }
}

// Places.
extension LintReport.Entry {
  /// What a finding says about one place.
  struct Occurrence {
    /// Where the text can be changed.
    var place: SourcePlace?
    /// The languages whose texts stand there; none where the language does not matter.
    var cases: [Finding.Case]
    var fingerprint: String
  }

  /// The finding, once for each place at which it can be put right.
  var occurrences: [Occurrence] {
    let call = finding.call
    guard !finding.isInAllLanguages, !finding.cases.isEmpty else {
      let place = call ?? finding.cases.first?.entry
      return fingerprints.prefix(1).map {
        Occurrence(place: place, cases: finding.cases, fingerprint: $0)
      }
    }
    var occurrences: [Occurrence] = []
    var indices: [SourcePlace?: Int] = [:]
    for (found, fingerprint) in zip(finding.cases, fingerprints) {
      let place = found.entry ?? call
      if let index = indices[place] {
        occurrences[index].cases.append(found)
      } else {
        indices[place] = occurrences.count
        occurrences.append(Occurrence(place: place, cases: [found], fingerprint: fingerprint))
      }
    }
    return occurrences
  }
}

extension Finding {
  /// The message with the languages of some of its cases: `… (de: 474/458 pt, 2 characters too many, fr)`.
  func message(in cases: [Case]) -> String {
    if isInAllLanguages { return "\(message) (all languages)" }
    guard !cases.isEmpty else { return message }
    let languages = cases.map { found in
      let measure = found.cut.map { ": \(Room($0).measure($0))" } ?? ""
      return found.language.tag + measure
    }
    return "\(message) (\(languages.joined(separator: ", ")))"
  }
}
