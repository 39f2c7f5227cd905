import ActionSheets

@testable import ActionSheetsLocalization

// The input is lines: a plural rule, a key, its translation, then the texts of the parts a, b, c ….
// Checked besides the absence of traps: the form is one of those that there are, a translation that fits its key shows
// every value of the right kind, and no text is endless.

private func check(_ holds: Bool, _ what: String) {
  guard holds else { fatalError(what) }
}

/// Checks one input; libFuzzer calls it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzFormat(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  let rule = PluralExpression(header: lines[0])
  for number in [0, 1, 2, 5, 100, -1, Int.max, Int.min] {
    if let rule { check((0..<rule.count).contains(rule.index(of: number)), "no form") }
  }
  guard lines.count > 2 else { return 0 }
  var translation = Translation(
    value: .forms([lines[2], lines[2] + " "]), pluralExpression: rule)
  for (index, part) in lines.dropFirst(3).prefix(26).enumerated() {
    translation.substitutions[String(Unicode.Scalar(UInt8(97 + index)))] = .init(
      argument: index % 3 == 2 ? index : nil, specifier: part,
      value: .plural([.one: .text(part), .other: .text(part + "!")]))
  }
  let places = KeyPlaces(lines[1])
  var work = Composer.limit
  let fits =
    translation.problem(for: lines[1], within: &work) == nil && !places.samples.isEmpty
    && !translation.isBlank
  let catalog = Catalog(language: .english, entries: [lines[1]: translation])
  // No line can hold it.
  let missing = "\n"
  for scale in [1, -70, Int.max] {
    let arguments: [LocalizedText.Argument] = places.samples.map {
      switch $0 {
      case .integer: .integer(scale)
      case .decimal: .decimal(Double(scale) / 7)
      case .text: .text("a")
      }
    }
    let shown = catalog.title(LocalizedText(key: lines[1], arguments, source: missing))
    check(!fits || shown != missing, "a translation that fits is not shown")
    check(shown.utf8.count <= 200_000, "the text is endless")
  }
  return 0
}
