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
