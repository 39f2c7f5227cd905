import ActionSheets

extension LintReport {
  /// Draws each sheet in each of its languages, with the findings beside them, as a page of HTML.
  ///
  /// The page needs nothing from elsewhere, runs no script, and forbids both by its policy. A point is a pixel: titles
  /// have the widths that were measured, whichever font the browser has. Sheets with findings come first.
  ///
  /// - Parameters:
  ///   - device: Where sheets of UIKit are drawn, unless a title is cut on another device.
  ///   - shown: Returns what the sheet at an index of the list shows in each language.
  package func preview(
    on device: Device = .phone(width: 375), _ shown: (Int) -> [Checker.ShownSheet]
  ) -> String {
    let found = Dictionary(grouping: findings.filter { $0.sheet != nil }) { $0.sheet ?? 0 }
    let indices = list.sheets.indices
    let others = indices.filter { found[$0] == nil }
    func sections(_ indices: some Sequence<Int>) -> String {
      indices.map { index in
        PreviewSection(
          sheet: list.sheets[index], index: index, findings: found[index] ?? [], device: device
        ).html(shown(index))
      }.joined()
    }
    let concerned = sections(indices.filter { found[$0] != nil })
    let first = concerned.isEmpty ? "" : "<h2>Sheets with findings</h2>\n" + concerned
    let rest = others.isEmpty ? "" : "<h2>Sheets without findings</h2>\n" + sections(others)
    let files = findings.filter { $0.sheet == nil }.map { finding in
      "<li>\(HTML.text(finding.call?.description ?? "")) \(HTML.finding(finding))</li>\n"
    }
    let catalogs = files.isEmpty ? "" : "<h2>Catalogs</h2>\n<ul>\n\(files.joined())</ul>\n"
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
      <meta name="viewport" content="width=device-width">
      <meta name="color-scheme" content="light dark">
      <title>Sheets as they appear</title>
      <style>
      \(PreviewStyle.css)
      </style>
      </head>
      <body>
      <header>
      <h1>Sheets as they appear</h1>
      <p>\(HTML.text(summary))</p>
      <p>One point is one pixel. Titles are drawn at their measured width, and cut where they would be cut.
      A dashed line marks a button that is there only under a condition, italics a title that is not translated,
      and a wavy line one whose width is not known.</p>
      </header>
      <main>
      \(first)\(catalogs)\(rest)</main>
      </body>
      </html>

      """
  }
}

/// What stands in HTML.
enum HTML {
  /// Returns a text in which nothing is unseen, and nothing is markup.
  ///
  /// It may stand in an element, and between double quotation marks.
  static func text(_ text: String) -> String {
    let text = VisibleText.paragraphs(text)
    guard text.utf8.contains(where: { "&<>\"'".utf8.contains($0) }) else { return text }
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// Returns the severity and the message of a finding.
  static func finding(_ finding: Finding, _ cut: Finding.Cut? = nil) -> String {
    let severity = finding.severity.rawValue
    let measure = cut.map { ": \(Room($0).measure($0))" } ?? ""
    return "<b class=\"\(severity)\">\(severity)</b> <bdi>\(text(finding.message))</bdi>\(measure)"
      + " <small>\(finding.rule.rawValue)</small>"
  }
}
