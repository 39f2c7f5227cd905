import ActionSheets

struct PluralExpression: Hashable, Sendable {}

struct GettextFile {
  var entries: [String: Translation] = [:]
  var problems: [Catalog.Problem] = []
  var language: Language?
  var pluralExpression: PluralExpression?
}

enum GettextReader {
  static func po(_ bytes: [UInt8], file: String) -> GettextFile { GettextFile() }
  static func mo(_ bytes: [UInt8], file: String) -> GettextFile { GettextFile() }
}

extension Translation {
  func problem(for key: String) -> String? {
    for value in [value] + substitutions.values.map(\.value) {
      if case .plural(let forms) = value, forms[.other] == nil {
        return "the plural form “other” is missing"
      }
    }
    return nil
  }
}

extension Translation.Value {
  var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .plural(let values): values.values.flatMap(\.texts)
    case .device(let values): values.values.flatMap(\.texts)
    case .width(let values): values.values.flatMap(\.texts)
    case .forms(let texts): texts
    }
  }
}

extension [String: Translation] {
  mutating func addLiteralKeys() {}
}
