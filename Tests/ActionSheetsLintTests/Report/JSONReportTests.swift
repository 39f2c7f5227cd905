import ActionSheets
import ActionSheetsLocalization
import Testing

@testable import ActionSheetsLint

@Suite struct JSONReportTests {
  @Test func `S13: a finding in JSON says where, what, in which language, and how much`() throws {
    let lines = Sample.report.json.split(separator: "\n")
    #expect(lines[0] == #"{"version":1,"sheets":1,"findings":["#)
    let members = [
      #""rule":"truncated-title""#, #""severity":"warning""#,
      #""message":"'Copy to the Clipboard' is cut off""#,
      #""file":"Resources/de.lproj/Localizable.strings","line":7,"column":1"#,
      #""call":{"file":"Sources/NoteView.swift","line":15,"column":9}"#,
      #""sheet":{"kind":"actionSheet","heading":"What should happen to the note?""#,
      #""file":"Sources/NoteView.swift","line":12,"column":5}"#,
      #""buttons":[1]"#, #""keys":["notes.copy"]"#, #""language":"de""#,
      #""titles":["Sicherheitsnummer in die Zwischenablage kopieren"]"#,
      #""unit":"point","screen":375,"bodySize":17,"width":474,"room":458,"excess":2"#,
      #""shown":"Sicherheitsnummer in di…wischenablage kopieren""#,
      // A baseline must stay of use in the next version, so that this one never changes.
      #""fingerprint":"209d059ecc77c3b4""#,
    ]
    #expect(lines[3] == "{\(members.joined(separator: ","))},")
    #expect(lines.last == #"],"skipped":[]}"#)
  }

  @Test func `S13: what could not be followed is in the report`() {
    var list = Sample.list
    list.skipped = [SheetList.Skipped("\"\u{1B}", at: SourcePlace(file: "a\nb", line: 4))]
    let json = LintReport([], in: list).json
    #expect(
      json.hasSuffix(
        #""skipped":[\#n{"file":"a\nb","line":4,"column":1,"reason":"\"\u001b"}\#n]}\#n"#))
    #expect(throws: Never.self) { try JSONParser.parse(Array(json.utf8)) }
  }

  @Test func `S13: what a baseline has is left out`() throws {
    var report = Sample.report
    try report.removeFindings(inBaseline: Array(report.json.utf8))
    #expect(report.findings.isEmpty)
    #expect(report.text() == "Nothing found in 1 sheet; 5 known from the baseline.\n")
  }

  @Test func `S13: of a finding in a baseline, new languages stay`() throws {
    var known = Sample.cut
    known.cases.removeLast()
    let baseline = LintReport([known], in: Sample.list).json
    var finding = Sample.cut
    finding.isInAllLanguages = true
    var report = LintReport([finding], in: Sample.list)
    try report.removeFindings(inBaseline: Array(baseline.utf8))
    #expect(report.findings.map(\.cases) == [[Sample.cut.cases[1]]])
    #expect(report.findings.map(\.isInAllLanguages) == [false])
  }

  @Test func `S13: fingerprints survive moved lines and another folder`() throws {
    var sheet = Sample.notes
    sheet.place?.line = 900
    sheet.buttons.insert(ListedButton(ListedText(text: "New")), at: 0)
    var moved = Sample.cut
    moved.call = SourcePlace(file: "../app/Sources/NoteView.swift", line: 904)
    moved.buttons = [2]
    moved.cases[0].entry?.line = 70
    moved.cases[1].entry = nil
    var report = LintReport([moved], in: SheetList(sheets: [sheet]))
    try report.removeFindings(inBaseline: Array(Sample.report.json.utf8))
    #expect(report.findings.isEmpty)
  }

  @Test(arguments: ["rule", "file", "sheet", "key", "language"])
  func `S13: fingerprints differ by rule, file, sheet, key and language`(part: String) throws {
    var finding = Sample.cut
    finding.cases.removeLast()
    var list = Sample.list
    let known = LintReport([finding], in: list).entries.flatMap(\.fingerprints)
    switch part {
    case "rule": finding.rule = .shrunkTitle
    case "file": finding.call?.file = "Sources/Other.swift"
    case "sheet": list.sheets[0].message?.key = "other"
    case "key": finding.keys = ["other"]
    default: finding.cases[0].language = Sample.language("da")
    }
    #expect(LintReport([finding], in: list).entries.flatMap(\.fingerprints) != known)
  }

  @Test func `S13: of equal findings, a baseline leaves out as many as it has`() throws {
    let two = [Sample.cut, Sample.cut]
    let baseline = LintReport(two, in: Sample.list)
    #expect(Set(baseline.entries.flatMap(\.fingerprints)).count == 4)
    var report = LintReport(two + [Sample.cut], in: Sample.list)
    try report.removeFindings(inBaseline: Array(baseline.json.utf8))
    #expect(report.findings == [Sample.cut])
  }

  @Test(arguments: [
    ("", "the file is empty"), ("[]", "not a report of actionsheet lint"),
    (#"{"findings":[]}"#, "not a report of actionsheet lint"),
    (#"{"version":1,"sheets":[]}"#, "not a report of actionsheet lint"),
    (#"{"version":2,"findings":[]}"#, "version 2 of reports is not known"),
    (#"{"version":1,"findings":[{"rule":"padded"}]}"#, "a finding without a fingerprint"),
  ])
  func `S13: a file that is no report is refused as a baseline`(file: String, reason: String) {
    var report = Sample.report
    let failure = #expect(throws: JSONFailure.self) {
      try report.removeFindings(inBaseline: Array(file.utf8))
    }
    #expect(failure?.reason == reason)
    #expect(report.findings.count == 3)
  }
}
