import ActionSheets

/// Something that a rule found.
///
/// What is wrong in several languages at the same place is one finding with a ``Case`` for each of them.
public struct Finding: Hashable, Sendable {
  /// The rule.
  public var rule: Rule
  /// How much it matters.
  public var severity: Severity
  /// What is wrong, as a sentence without its full stop, without place, languages and widths.
  public var message: String
  /// The index of the sheet in the list, or `nil` for a finding about a catalog.
  public var sheet: Int?
  /// The indices of the buttons that it is about.
  public var buttons: [Int]
  /// Where the source has what it is about, or `nil` where that is unknown.
  public var call: SourcePlace?
  /// The keys of the texts that it is about, or their words where they are not localized.
  public var keys: [String]
  /// Whether it is so in every language that was checked.
  public var isInAllLanguages = false
  /// What is shown in each language in which it is so, sorted by tag; none where languages make no difference.
  public var cases: [Case] = []

  /// What is shown in one language.
  public struct Case: Hashable, Sendable {
    /// The language.
    public var language: Language
    /// The texts that are shown; those of ``Finding/buttons``, in their order, where there are any.
    public var texts: [String]
    /// Where a catalog has the first of them, or `nil` where the text of the source is shown.
    public var entry: SourcePlace?
    /// How much room there is, or `nil` for rules that measure nothing.
    public var cut: Cut?
  }

  /// A title and the room for it.
  public struct Cut: Hashable, Sendable {
    /// The device: of those that were asked for, the one with the least room.
    public var device: Device
    /// The width of the whole title, in points at full size; in a terminal in columns.
    public var width: Double
    /// The room, in the same unit.
    public var room: Double
    /// How many characters must go so that nothing is cut, 0 where nothing is.
    public var excess: Int
    /// What is shown.
    public var shown: String
  }

  init(
    _ rule: Rule, _ message: String, severity: Severity? = nil, sheet: Int? = nil,
    buttons: [Int] = [], call: SourcePlace? = nil, keys: [String]
  ) {
    self.rule = rule
    self.severity = severity ?? rule.severity
    self.message = message
    self.sheet = sheet
    self.buttons = buttons
    self.call = call
    self.keys = keys
  }
}

extension Finding: CustomStringConvertible {
  /// The finding in one line: place, severity, message, languages and rule.
  ///
  ///     de.lproj/Localizable.strings:12: warning: 'Delete Note' is cut off; de: 412 of 285 points at 375 points, 9
  ///     characters too long: 'Alle …chen' [truncated-title]
  public var description: String {
    let place = (cases.first?.entry ?? call).map { "\($0.file):\($0.line): " } ?? ""
    let shown = cases.count > 3 ? Array(cases.prefix(2)) : cases
    var details = shown.map { isInAllLanguages ? $0.detail : "\($0.language.tag): \($0.detail)" }
    if isInAllLanguages {
      details = ["in all languages" + (details.first.map { ": \($0)" } ?? "")]
    } else if shown.count < cases.count {
      details.append("and \(cases.count - shown.count) more languages")
    }
    let tail = ([message] + details).joined(separator: "; ")
    return VisibleText.paragraph("\(place)\(severity.rawValue): \(tail) [\(rule.rawValue)]")
  }
}

extension Finding.Case {
  fileprivate var detail: String {
    let texts = texts.map { "'\($0)'" }.joined(separator: " and ")
    return cut.map { "\(texts), \($0)" } ?? texts
  }
}

extension Finding.Cut: CustomStringConvertible {
  /// The room and the width in words.
  public var description: String {
    let unit = if case .terminal = device { "columns" } else { "points" }
    let place =
      switch device {
      case .phone(let width, _): "on a phone of \(width) points"
      case .window: "in a window"
      case .terminal(let columns): "in a terminal of \(columns) columns"
      }
    func whole(_ number: Double) -> Int { Int(exactly: number.rounded()) ?? 0 }
    let measure = "\(whole(width)) of \(whole(room)) \(unit) \(place)"
    return excess == 0 ? measure : "\(measure), \(excess) characters too long: '\(shown)'"
  }
}
