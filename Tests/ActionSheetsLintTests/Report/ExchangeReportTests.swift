import ActionSheets
import ActionSheetsLocalization
import Testing

@testable import ActionSheetsLint

@Suite struct ExchangeReportTests {
  // SARIF.

  @Test func `S13: SARIF has the members that its schema demands, and no others`() throws {
    let log = try value(of: Sample.report.sarif)
    try expect(log, has: ["$schema", "version", "runs"])
    #expect(log["version"]?.string == "2.1.0")
    let run = try #require(log["runs"]?.list?.first)
    try expect(run, has: ["tool", "invocations", "results"])
    let driver = try #require(run["tool"]?["driver"])
    try expect(driver, has: ["name", "rules"])
    let rules = try #require(driver["rules"]?.list)
    #expect(rules.map { $0["id"]?.string } == Rule.allCases.map(\.rawValue))
    for rule in rules {
      try expect(
        rule, has: ["id", "shortDescription", "fullDescription", "help", "defaultConfiguration"])
      for key in ["shortDescription", "fullDescription", "help"] {
        #expect(rule[key]?["text"]?.string?.isEmpty == false)
      }
    }
    for result in try #require(run["results"]?.list) {
      let index = try #require(result["ruleIndex"]?.integer)
      #expect(rules[index]["id"]?.string == result["ruleId"]?.string)
      #expect(["note", "warning", "error"].contains(result["level"]?.string))
      for location in (result["locations"]?.list ?? []) + (result["relatedLocations"]?.list ?? []) {
        let place = try #require(location["physicalLocation"])
        try expect(place, has: ["artifactLocation", "region"])
        try expect(try #require(place["region"]), has: ["startLine"])
      }
    }
  }

  @Test func `S13: the place of a result is the entry of the catalog, and the call is related`()
    throws
  {
    let results = try #require(
      try value(of: Sample.report.sarif)["runs"]?.list?[0]["results"]?.list)
    let places = results.map { result in
      (result["locations"]?.list ?? []) + (result["relatedLocations"]?.list ?? [])
    }.map { $0.map(place) }
    let german = "Resources/de.lproj/Localizable.strings"
    #expect(
      places[0] == ["\(german):3", "Sources/NoteView.swift:16", "Sources/NoteView.swift:12"])
    #expect(places[4] == ["\(german):9"])
    #expect(
      results[2]["message"]?["text"]?.string
        == "'Copy to the Clipboard' is cut off (de: 474/458 pt, 2 characters too many)")
  }

  private func place(of location: JSONValue) -> String {
    let place = location["physicalLocation"]
    let file = place?["artifactLocation"]?["uri"]?.string ?? ""
    return "\(file):\(place?["region"]?["startLine"]?.integer ?? 0)"
  }

  @Test(arguments: [
    ("./a b/ä#?.swift", "a%20b/%C3%A4%23%3F.swift", "%SRCROOT%"),
    ("a:b%\u{1}", "a%3Ab%25%01", "%SRCROOT%"), ("/srv/ü", "file:///srv/%C3%BC", nil),
  ])
  func `S13: a path in SARIF is a URI`(path: String, uri: String, base: String?) throws {
    var finding = Sample.repeated
    finding.call = SourcePlace(file: path, line: 3)
    let log = try value(of: LintReport([finding], in: Sample.list).sarif)
    let location = log["runs"]?.list?[0]["results"]?.list?[0]["locations"]?.list?[0]
    let artifact = location?["physicalLocation"]?["artifactLocation"]
    #expect(artifact?["uri"]?.string == uri && artifact?["uriBaseId"]?.string == base)
  }

  @Test(arguments: [
    ("{0}", "{{0}}"), ("[here](http://x)", "[here] (http://x)"), ("\u{1B}\u{202E}", "␛⟨U+202E⟩"),
  ])
  func `C17: a message in SARIF has no links and no places of values`(title: String, text: String)
    throws
  {
    var finding = Sample.repeated
    finding.message = title
    let log = try value(of: LintReport([finding], in: Sample.list).sarif)
    let result = log["runs"]?.list?[0]["results"]?.list?[0]
    #expect(result?["message"]?["text"]?.string == text)
  }

  // GitLab.

  @Test func `S13: GitLab gets place, fault and a fingerprint that no other has`() throws {
    let issues = try #require(try value(of: Sample.report.gitLab).list)
    #expect(issues.count == 5)
    #expect(Set(issues.compactMap { $0["fingerprint"]?.string }).count == 5)
    #expect(issues.map { $0["severity"]?.string } == ["major", "major", "minor", "minor", "minor"])
    #expect(issues[0]["location"]?["path"]?.string == "Resources/de.lproj/Localizable.strings")
    #expect(issues[0]["location"]?["lines"]?["begin"]?.integer == 3)
    #expect(issues[0]["check_name"]?.string == "cancel-looks-destructive")
  }

  // GitHub.

  @Test func `S13: GitHub gets one annotation for each sheet, errors first`() {
    let report = LintReport([Sample.cut, Sample.repeated, Sample.alike], in: Sample.list)
    #expect(
      report.gitHubAnnotations == """
        ::error file=Resources/de.lproj/Localizable.strings,line=3,col=1,title=cancel-looks-destructive::\
        'Cancel' and 'Delete Note' have the same title (de, fr)%0A\
        \(Rule.cancelLooksDestructive.advice)%0A1 more finding in this sheet.
        ::warning file=Resources/de.lproj/Localizable.strings,line=9,col=1,title=repeated-key::\
        'cancel' stands in lines 3 and 9%0A\(Rule.repeatedKey.advice)

        """)
  }

  @Test func `C17: no path and no title leaves its place in an annotation`() {
    var finding = Sample.repeated
    finding.call?.file = "a,line=9:b%\r\n::error::"
    finding.message = "50%::set\r\nx"
    #expect(
      LintReport([finding], in: Sample.list).gitHubAnnotations.hasPrefix(
        "::warning file=a%2Cline=9%3Ab%25%0D%0A%3A%3Aerror%3A%3A,line=9,col=1,title=repeated-key::"
          + "50%25::set␍␊x%0A"))
  }

  // What reads JSON.

  private func value(of json: String) throws -> JSONValue { try JSONParser.parse(Array(json.utf8)) }

  private func expect(_ value: JSONValue, has keys: [String]) throws {
    #expect(try #require(value.members).map(\.key) == keys)
  }
}
