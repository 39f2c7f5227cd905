import ActionSheets
import TerminalKit

extension LintReport {
  /// Returns the report for people, grouped by sheet.
  ///
  /// Each place begins a line as `file:line:column:`, which terminals and editors make a link of.
  ///
  /// - Parameters:
  ///   - isColored: Whether a terminal shows it that has colors.
  ///   - isVerbose: Whether each language has its line, and each sheet that could not be followed.
  package func text(isColored: Bool = false, isVerbose: Bool = false) -> String {
    var writer = TextWriter(isColored: isColored, isVerbose: isVerbose)
    var sheet: Int?
    for entry in entries {
      let finding = entry.finding
      if finding.sheet == nil || finding.sheet != sheet {
        writer.startGroup()
        sheet = finding.sheet
        if let listed = self.sheet(of: finding) { writer.add(listed) }
      }
      let occurrences = entry.occurrences
      writer.add(
        finding, at: occurrences.first?.place, beside: self.sheet(of: finding)?.place)
    }
    if isVerbose, !list.skipped.isEmpty {
      writer.startGroup()
      for skipped in list.skipped { writer.add(skipped) }
    }
    writer.startGroup()
    writer.addLine(
      summary + (isVerbose || list.skipped.isEmpty ? "" : " Use --verbose to list those places."))
    return writer.text
  }

  /// How much there is of what, in one sentence.
  var summary: String {
    let checked = Self.count(list.sheets.count, "sheet")
    var parts: [String] = []
    if entries.isEmpty {
      parts.append("Nothing found in \(checked)")
    } else {
      let counts = Severity.allCases.sorted(by: >).compactMap { severity in
        let count = entries.count { $0.finding.severity == severity }
        return count == 0 ? nil : Self.count(count, severity.rawValue)
      }
      let concerned = Set(entries.compactMap(\.finding.sheet)).count
      parts.append("\(counts.joined(separator: ", ")) in \(concerned) of \(checked)")
    }
    if knownCount > 0 { parts.append("\(knownCount) known from the baseline") }
    if !list.skipped.isEmpty {
      let places = Self.count(list.skipped.count, "place")
      parts.append("\(places) could not be followed")
    }
    return parts.joined(separator: "; ") + "."
  }

  /// A number and a noun, which is in the plural unless the number is 1.
  package static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

/// The lines of a report for people.
private struct TextWriter {
  let isColored: Bool
  let isVerbose: Bool
  private(set) var text = ""
  private var advised: Set<Rule> = []

  /// The most languages that have their text, or a line, unless all are wanted.
  private static let shownLanguages = 5

  init(isColored: Bool, isVerbose: Bool) {
    self.isColored = isColored
    self.isVerbose = isVerbose
  }

  mutating func startGroup() {
    if !text.isEmpty { text += "\n" }
  }

  mutating func addLine(_ line: String) { text += line + "\n" }

  mutating func add(_ sheet: ListedSheet) {
    let kind = sheet.kind == .alert ? "alert" : "action sheet"
    let heading = [sheet.title, sheet.message].lazy.compactMap { $0?.words }.first
    let buttons = sheet.buttons.map { quoted($0.title.words ?? "") }.joined(separator: ", ")
    let name = [kind, heading.map(quoted)].compactMap { $0 }.joined(separator: " ")
    addLine(painted("\(link(sheet.place))\(name)", .bold))
    if !buttons.isEmpty { addLine("  buttons: \(buttons)") }
  }

  mutating func add(_ finding: Finding, at place: SourcePlace?, beside sheet: SourcePlace?) {
    let severity = painted("\(finding.severity.rawValue):", Color(finding.severity))
    let rule = painted("[\(finding.rule.rawValue)]", .dim)
    addLine("\(link(place))\(severity) \(sentence(finding.message)) \(rule)")
    if let call = finding.call, call != place, call != sheet {
      addLine("  used at \(link(call).dropLast(2))")
    }
    if finding.cases.contains(where: { $0.cut != nil }) {
      addCuts(finding.cases)
    } else if finding.isInAllLanguages {
      addLine("  in all languages")
    } else if !finding.cases.isEmpty {
      addTexts(finding.cases)
    }
    if advised.insert(finding.rule).inserted { addLine("  help: \(finding.rule.advice)") }
  }

  mutating func add(_ skipped: SheetList.Skipped) {
    addLine("\(link(skipped.place))skipped: \(safe(skipped.reason))")
  }

  private mutating func addTexts(_ cases: [Finding.Case]) {
    let first = isVerbose ? cases[...] : cases.prefix(Self.shownLanguages)
    let parts = first.map { found in
      let texts = Set(found.texts).count == 1 ? Array(found.texts.prefix(1)) : found.texts
      return ([found.language.tag] + texts.map(quoted)).joined(separator: " ")
    }
    let more = cases.dropFirst(first.count).map(\.language.tag)
    addLine("  in \((parts + more).joined(separator: ", "))")
  }

  /// The languages in which a title is cut, those first in which the most must go.
  private mutating func addCuts(_ cases: [Finding.Case]) {
    let cuts = cases.compactMap { found in found.cut.map { (found: found, cut: $0) } }
    for (room, group) in Dictionary(grouping: cuts, by: { Room($0.cut) }).sorted(by: {
      $0.key < $1.key
    }) {
      addLine("  \(room.heading)")
      let sorted = group.sorted { ($0.cut.excess, $0.cut.width) > ($1.cut.excess, $1.cut.width) }
      let first = isVerbose ? sorted[...] : sorted.prefix(Self.shownLanguages)
      let tagWidth = first.map { $0.found.language.tag.utf8.count }.max() ?? 0
      let longest = first.map { $0.cut.width / max($0.cut.room, 1) }.max() ?? 1
      for (found, cut) in first {
        let tag = found.language.tag
        let padding = String(repeating: " ", count: tagWidth - tag.utf8.count)
        let entry = found.entry.map { "  \(link($0).dropLast(2))" } ?? ""
        addLine(
          "  \(tag)\(padding)  \(bar(of: cut, longest: longest))  \(room.measure(cut)): "
            + "\(quoted(cut.shown))\(painted(entry, .dim))")
      }
      let more = sorted.dropFirst(first.count).map(\.found.language.tag)
      if !more.isEmpty { addLine("  and \(more.joined(separator: ", "))") }
    }
  }

  /// A bar of the width with a mark where the room ends.
  private func bar(of cut: Finding.Cut, longest: Double) -> String {
    let room = 20
    // What is no number counts as nothing.
    func cells(_ ratio: Double) -> Int {
      Int(max(0, min((ratio - 1) * Double(room), Double(room))).rounded(.up))
    }
    let over = cells(cut.width / max(cut.room, 1))
    let rest = String(repeating: " ", count: max(0, cells(longest) - over))
    return String(repeating: "█", count: room) + "▏"
      + painted(String(repeating: "█", count: over), .red) + rest
  }
}

/// The room for titles on a device.
struct Room: Hashable, Comparable {
  let device: Device
  let size: Double
  let isExceeded: Bool

  init(_ cut: Finding.Cut) {
    device = cut.device
    size = cut.room
    isExceeded = cut.excess > 0
  }

  static func < (left: Room, right: Room) -> Bool { left.size < right.size }

  var heading: String {
    let end =
      isExceeded
      ? "letters become smaller first, and titles of more than \(number(size)) points are cut:"
      : "titles of up to \(number(size)) points have their full size:"
    return switch device {
    case .phone(let width, 17): "on a phone \(width) points wide, \(end)"
    case .phone(let width, let bodySize):
      "on a phone \(width) points wide with text of \(bodySize) points, \(end)"
    case .window: "in a window:"
    case .terminal(let columns): "in a terminal of \(LintReport.count(columns, "column")):"
    }
  }

  func measure(_ cut: Finding.Cut) -> String {
    let unit = if case .terminal = device { "columns" } else { "pt" }
    let figures = "\(number(cut.width))/\(number(cut.room)) \(unit)"
    return isExceeded
      ? "\(figures), \(LintReport.count(cut.excess, "character")) too many" : figures
  }

  private func number(_ points: Double) -> String {
    String(Int(max(0, min(points.rounded(), 1e9))))
  }
}

// Text that is safe for terminals, and for logs whose readers take commands from them.
extension TextWriter {
  private enum Color: String {
    case bold = "1"
    case dim = "2"
    case red = "31"
    case yellow = "33"
    case cyan = "36"

    init(_ severity: Severity) {
      switch severity {
      case .error: self = .red
      case .warning: self = .yellow
      case .note: self = .cyan
      }
    }
  }

  private func painted(_ text: String, _ color: Color) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// A title in quotation marks, and kept apart from its line where it is written from right to left.
  private func quoted(_ title: String) -> String {
    "\u{201C}\(isolated(title, "\u{2068}"))\u{201D}"
  }

  /// An English sentence, in which there may be titles.
  private func sentence(_ message: String) -> String { isolated(message, "\u{2066}") }

  private func isolated(_ text: String, _ isolate: String) -> String {
    let text = safe(text)
    return text.hasRightToLeft ? "\(isolate)\(text)\u{2069}" : text
  }

  private func link(_ place: SourcePlace?) -> String {
    guard let place else { return "" }
    // A line that begins with two colons, white space aside, is a command of GitHub's.
    let first = place.file.unicodeScalars.first { !$0.properties.isWhitespace }
    let start = first == ":" ? "./" : ""
    return "\(start)\(isolated(place.file, "\u{2068}")):\(place.line):\(place.column): "
  }

  /// Leaves nothing unseen, and no command: `##[` of GitHub and `##vso[` of Azure, which count anywhere in a log.
  private func safe(_ text: String) -> String {
    var safe = ""
    for scalar in VisibleText.paragraph(text).unicodeScalars {
      if scalar == "#", safe.unicodeScalars.last == "#" { safe += " " }
      safe.unicodeScalars.append(scalar)
    }
    return safe
  }
}

extension ListedText {
  /// The words where the source says them, or the key.
  var words: String? { text ?? key }
}
