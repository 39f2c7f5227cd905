import ActionSheets
import Testing

@testable import ActionSheetsLint

@Suite struct PreviewTests {
  private typealias Shown = Checker.ShownSheet

  private static let german = Shown(
    language: Sample.german,
    titles: ["Verwerfen", "Sicherheitsnummer in die lokale Zwischenablage kopieren", "Verwerfen"],
    heading: ["Was soll mit der Notiz geschehen?"])

  private static let hebrew = Shown(
    language: Sample.language("he"), titles: ["מחק", nil, "ביטול"], heading: ["מה לעשות?"])

  private func page(
    _ sheet: ListedSheet = Sample.notes, _ findings: [Finding] = [Sample.alike, Sample.cut],
    _ shown: [Checker.ShownSheet] = [hebrew, german]
  ) -> String {
    LintReport(findings, in: SheetList(sheets: [sheet])).preview { _ in shown }
  }

  @Test func `S13: the page needs nothing from elsewhere, and forbids it`() {
    let page = page()
    #expect(page.contains("content=\"default-src 'none'; style-src 'unsafe-inline'\""))
    for word in ["<script", "http:", "https:", "src=", "href=", "url(", "@import", "onload="] {
      #expect(!page.contains(word), "\(word)")
    }
  }

  @Test func `S13: each element is closed, and each heading is one below the last at most`() {
    var open: [Substring] = []
    var levels: [Int] = []
    let page = page()
    for tag in page.matches(of: /<(\/?)([a-z0-9]+)[^>]*>/) where tag.2 != "meta" {
      if tag.1.isEmpty {
        open.append(tag.2)
        if let level = tag.2.wholeMatch(of: /h([1-6])/) { levels.append(Int(level.1) ?? 0) }
      } else {
        #expect(open.popLast() == tag.2)
      }
    }
    #expect(open.isEmpty)
    #expect(levels == [1, 2, 3, 4, 4])
  }

  @Test
  func `S13: each language has its tag and its direction, and those with findings come first`()
    throws
  {
    let page = page()
    let german = try #require(page.firstRange(of: "dir=\"ltr\" lang=\"de\" style=\"width:375px\""))
    let hebrew = try #require(page.firstRange(of: "dir=\"rtl\" lang=\"he\" style=\"width:375px\""))
    #expect(german.lowerBound < hebrew.lowerBound)
  }

  @Test func `S13: a cut title is drawn in its room, and said in full`() throws {
    let title = try #require(Self.german.titles[1])
    let match = try #require(
      page().firstMatch(
        of: /<svg role="img" aria-label="([^"]*)" width="([0-9.]+)"[^>]*><text[^>]*>([^<]*…[^<]*)</)
    )
    #expect(match.1 == title)
    #expect(try #require(Double(match.2)) <= 339)
    #expect(match.3.hasPrefix("Sicherheits") && match.3.hasSuffix("kopieren"))
  }

  @Test func `S13: a finding stands below its sheet, and its number beside the buttons`() {
    let page = page()
    #expect(page.matches(of: /<b role="img" aria-label="finding 1">1<\/b>/).count == 2)
    #expect(page.matches(of: /<b role="img" aria-label="finding 2">2<\/b>/).count == 1)
    #expect(
      page.contains(
        "<li><b class=\"warning\">warning</b> <bdi>&#39;Copy to the Clipboard&#39; is cut off</bdi>: "
          + "474/458 pt, 2 characters too many <small>truncated-title</small></li>"))
  }

  @Test func `S13: Cancel stands last and apart, and what destroys first`() throws {
    let rows = page().matches(of: /<li( class="[a-z ]*")?><svg role="img" aria-label="([^"]*)"/)
    #expect(rows.prefix(3).map { String($0.2) } == Self.german.titles)
    #expect(rows[0].1 == " class=\"destructive found\"")
    #expect(rows[2].1 == " class=\"cancel found\"")
    #expect(page().contains("<div class=\"group apart\">"))
  }

  @Test(arguments: [("Abbrechen", true), ("Änderungen behalten", false)])
  func `A12: two buttons of an alert stand side by side if both fit`(cancel: String, isPair: Bool) {
    var alert = Sample.notes
    alert.kind = .alert
    alert.buttons.remove(at: 1)
    let shown = Shown(language: Sample.german, titles: ["Löschen", cancel], heading: ["Notiz?"])
    let page = page(alert, [], [shown])
    #expect(page.contains("<ul class=\"pair\">") == isPair)
    let names = page.matches(of: /aria-label="([^"]*)" width/).map { String($0.1) }
    #expect(names == (isPair ? [cancel, "Löschen"] : ["Löschen", cancel]))
  }

  @Test func `S13: a title without translation is that of the source, and marked`() {
    #expect(
      page().contains(" class=\"missing\"><svg role=\"img\" aria-label=\"Copy to the Clipboard\""))
  }

  @Test func `S13: a second Cancel is drawn`() {
    var sheet = Sample.notes
    sheet.buttons[1].role = .cancel
    #expect(page(sheet).matches(of: /<svg role/).count == 6)
  }

  @Test func `S13: buttons of which the check knows no title are none`() {
    let shown = Shown(language: nil, titles: [], heading: [])
    #expect(page(Sample.notes, [Sample.alike], [shown]).contains("<h4>All languages</h4>"))
  }

  @Test(arguments: [
    "</style><script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "' onload='x", "&lt;b>",
    "\u{202E}x\u{1B}[31m\u{0}", "]]>--><!--",
  ])
  func `C17: no text becomes markup`(text: String) {
    var sheet = Sample.notes
    sheet.place?.file = text
    sheet.message = ListedText(text: text)
    sheet.buttons[0].title = ListedText(text: text)
    var finding = Sample.alike
    finding.message = text
    func shown(_ text: String) -> Shown {
      Shown(language: Sample.german, titles: [text, nil, text], heading: [text])
    }
    let page = page(sheet, [finding], [shown(text)])
    let plain = self.page(Sample.notes, [Sample.alike], [shown("x")])
    #expect(shape(of: page) == shape(of: plain))
    #expect(!page.unicodeScalars.contains { $0.value < 32 && $0 != "\n" })
  }

  /// The tags with the names of their attributes.
  private func shape(of page: String) -> [String] {
    page.matches(of: /<[^>]*>/).map { String($0.0).replacing(/"[^"]*"/, with: "") }
  }

  @Test func `S13: a sheet of a terminal has its columns, and one of GTK no cuts`() {
    var sheet = Sample.notes
    for toolkit in [ListedSheet.Toolkit.gtk, .terminal] {
      sheet.toolkit = toolkit
      let page = page(sheet, [])
      #expect(page.contains("<div class=\"sheet \(toolkit.rawValue)\">"))
      #expect(page.contains("<span>Sicherheitsnummer in die lokale Zwischenablage kopieren</span>"))
      #expect(page.contains("width:fit-content"))
    }
  }
}
