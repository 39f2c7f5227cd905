import ActionSheets
import ActionSheetsLocalization

extension LintReport {
  /// The version of the report; a newer one is refused as a baseline.
  private static let version = 1

  /// The report for programs, and for ``removeFindings(inBaseline:)``: an object with a finding on each line.
  ///
  /// A finding stands there once for each language. Keys are only added while the version stays;
  /// `Documentation/LintReports.md` says what each means.
  package var json: String {
    let findings = entries.flatMap { entry in
      zip(cases(of: entry.finding), entry.fingerprints).map { object(entry.finding, in: $0, $1) }
    }
    let skipped = list.skipped.map {
      JSONText.object(members(of: $0.place) + [("reason", JSONText.string($0.reason))])
    }
    return JSONText.object([
      ("version", "\(Self.version)"), ("sheets", "\(list.sheets.count)"),
      ("findings", JSONText.lines(findings)), ("skipped", JSONText.lines(skipped)),
    ]) + "\n"
  }

  private func cases(of finding: Finding) -> [Finding.Case?] {
    finding.cases.isEmpty ? [nil] : finding.cases
  }

  private func object(
    _ finding: Finding, in found: Finding.Case?, _ fingerprint: String
  ) -> String {
    let sheet = sheet(of: finding)
    let titles = found?.texts ?? []
    let place = found?.entry ?? finding.call
    var object = [
      (key: "rule", value: JSONText.string(finding.rule.rawValue)),
      ("severity", JSONText.string(finding.severity.rawValue)),
      ("message", JSONText.string(finding.message)),
    ]
    object += members(of: place)
    object += [
      ("call", finding.call.map { JSONText.object(members(of: $0)) } ?? "null"),
      ("sheet", sheet.map { JSONText.object(members(of: $0)) } ?? "null"),
      ("buttons", "[\(finding.buttons.map(String.init).joined(separator: ","))]"),
      ("keys", "[\(finding.keys.map(JSONText.string).joined(separator: ","))]"),
      ("language", JSONText.string(found?.language.tag)),
      ("titles", "[\(titles.map(JSONText.string).joined(separator: ","))]"),
    ]
    if let cut = found?.cut { object += members(of: cut) }
    object.append(("fingerprint", JSONText.string(fingerprint)))
    return JSONText.object(object)
  }

  private func members(of place: SourcePlace?) -> [(key: String, value: String)] {
    [
      ("file", JSONText.string(place?.file)), ("line", place.map { "\($0.line)" } ?? "null"),
      ("column", place.map { "\($0.column)" } ?? "null"),
    ]
  }

  private func members(of sheet: ListedSheet) -> [(key: String, value: String)] {
    let heading = [sheet.title, sheet.message].lazy.compactMap { $0?.words }.first
    let kind = sheet.kind == .alert ? "alert" : "actionSheet"
    return [("kind", JSONText.string(kind)), ("heading", JSONText.string(heading))]
      + members(of: sheet.place)
  }

  private func members(of cut: Finding.Cut) -> [(key: String, value: String)] {
    let device: [(key: String, value: String)] =
      switch cut.device {
      case .phone(let width, let bodySize):
        [("unit", "\"point\""), ("screen", "\(width)"), ("bodySize", "\(bodySize)")]
      case .window: [("unit", "\"point\"")]
      case .terminal(let columns): [("unit", "\"column\""), ("screen", "\(columns)")]
      }
    return device + [
      ("width", Self.number(cut.width)), ("room", Self.number(cut.room)),
      ("excess", "\(cut.excess)"), ("shown", JSONText.string(cut.shown)),
    ]
  }

  /// A length with at most one place after the point.
  private static func number(_ length: Double) -> String {
    let tenths = Int(max(0, min(length * 10, 1e9)).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }

  /// Reads the fingerprints of a report.
  static func fingerprints(inReport bytes: [UInt8]) throws(JSONFailure) -> Set<String> {
    let report = try JSONParser.parse(bytes)
    guard let version = report["version"]?.integer, let findings = report["findings"]?.list else {
      throw JSONFailure(reason: "not a report of actionsheet lint", position: report.position)
    }
    guard version <= Self.version else {
      throw JSONFailure(
        reason: "version \(version) of reports is not known", position: report.position)
    }
    var fingerprints: Set<String> = []
    for finding in findings {
      guard let fingerprint = finding["fingerprint"]?.string else {
        throw JSONFailure(reason: "a finding without a fingerprint", position: finding.position)
      }
      fingerprints.insert(fingerprint)
    }
    return fingerprints
  }
}
