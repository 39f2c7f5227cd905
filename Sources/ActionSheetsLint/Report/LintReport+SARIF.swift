import ActionSheets
import ActionSheetsLocalization

extension LintReport {
  /// The report in SARIF 2.1.0, the exchange format of static analysis: a result for each place.
  ///
  /// Columns are left out: those of SARIF count characters, and ours bytes. So is the page of a rule on the web,
  /// because SARIF wants its whole address, and the pages come with the sources.
  package var sarif: String {
    let rules = Rule.allCases
    let indices = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1, $0) })
    let results = entries.flatMap { entry in
      entry.occurrences.map { result(entry.finding, $0, ruleIndex: indices[entry.finding.rule]) }
    }
    let driver = JSONText.object([
      ("name", "\"actionsheet lint\""), ("rules", JSONText.lines(rules.map(Self.descriptor))),
    ])
    let invocation = JSONText.object([
      ("executionSuccessful", "true"),
      ("toolExecutionNotifications", JSONText.lines(list.skipped.map(Self.notification))),
    ])
    let run = JSONText.object([
      ("tool", JSONText.object([("driver", driver)])),
      ("invocations", "[\(invocation)]"), ("results", JSONText.lines(results)),
    ])
    return JSONText.object([
      (
        "$schema",
        "\"https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json\""
      ),
      ("version", "\"2.1.0\""), ("runs", "[\(run)]"),
    ]) + "\n"
  }

  private static func descriptor(_ rule: Rule) -> String {
    let text = "\(rule.advice) See \(rule.rawValue) in Documentation/LintRules.md."
    return JSONText.object([
      ("id", JSONText.string(rule.rawValue)),
      ("shortDescription", message(rule.summary)), ("fullDescription", message(rule.summary)),
      ("help", message(text)),
      (
        "defaultConfiguration",
        JSONText.object([
          ("enabled", "\(rule.isOnByDefault)"), ("level", level(rule.severity)),
        ])
      ),
    ])
  }

  private func result(
    _ finding: Finding, _ occurrence: Entry.Occurrence, ruleIndex: Int?
  ) -> String {
    var members = [(key: "ruleId", value: JSONText.string(finding.rule.rawValue))]
    if let ruleIndex { members.append(("ruleIndex", "\(ruleIndex)")) }
    members += [
      ("level", Self.level(finding.severity)),
      ("message", Self.message(finding.message(in: occurrence.cases))),
    ]
    if let place = occurrence.place {
      members.append(("locations", "[\(Self.location(place))]"))
    }
    let related = [finding.call, sheet(of: finding)?.place]
    let texts = ["where the title is used", "the sheet"]
    let locations = zip(related, texts).compactMap { place, text in
      place.flatMap { $0 == occurrence.place ? nil : Self.location($0, text) }
    }
    if !locations.isEmpty {
      members.append(("relatedLocations", "[\(locations.joined(separator: ","))]"))
    }
    let fingerprint = JSONText.object([("actionsheet/v1", JSONText.string(occurrence.fingerprint))])
    members.append(("partialFingerprints", fingerprint))
    return JSONText.object(members)
  }

  private static func notification(_ skipped: SheetList.Skipped) -> String {
    JSONText.object([
      ("level", "\"note\""), ("message", message(skipped.reason)),
      ("locations", "[\(location(skipped.place))]"),
    ])
  }

  private static func location(_ place: SourcePlace, _ text: String? = nil) -> String {
    let isAbsolute = place.file.hasPrefix("/")
    let uri = (isAbsolute ? "file://" : "") + place.file.percentEncoded
    var artifact = [(key: "uri", value: JSONText.string(uri))]
    if !isAbsolute { artifact.append(("uriBaseId", "\"%SRCROOT%\"")) }
    let region = JSONText.object([("startLine", "\(max(1, place.line))")])
    let physical = JSONText.object([
      ("artifactLocation", JSONText.object(artifact)), ("region", region),
    ])
    var members = [(key: "physicalLocation", value: physical)]
    if let text { members.append(("message", message(text))) }
    return JSONText.object(members)
  }

  /// A message, in which SARIF would take braces for places of values, and brackets before a parenthesis for a link.
  private static func message(_ text: String) -> String {
    var escaped = ""
    for scalar in VisibleText.paragraph(text).unicodeScalars {
      switch scalar {
      case "{", "}": escaped.unicodeScalars.append(scalar)
      case "(" where escaped.unicodeScalars.last == "]": escaped += " "
      default: break
      }
      escaped.unicodeScalars.append(scalar)
    }
    return JSONText.object([("text", JSONText.string(escaped))])
  }

  private static func level(_ severity: Severity) -> String {
    // The names are the same.
    JSONText.string(severity.rawValue)
  }
}

extension String {
  /// A path as part of a URI, by RFC 3986.
  fileprivate var percentEncoded: String {
    utf8.map { byte in
      let character = Character(Unicode.Scalar(byte))
      if byte < 0x80, character.isLetter || character.isNumber || "-._~/".contains(character) {
        return String(character)
      }
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (byte < 16 ? "0" : "") + digits
    }.joined()
  }
}
