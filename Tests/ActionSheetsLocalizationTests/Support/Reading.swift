import ActionSheets
import Foundation
import Testing

@testable import ActionSheetsLocalization

/// The texts of the entries that are plain texts, by their keys.
func texts(_ entries: [String: Translation]) -> [String: String] {
  entries.compactMapValues { if case .text(let text) = $0.value { text } else { nil } }
}

/// The texts of all keys that are translated.
func texts(_ catalog: Catalog) -> [String: String] {
  Dictionary(uniqueKeysWithValues: catalog.keys.map { ($0, catalog.text(LocalizedText($0))) })
}

/// The problems as lines of text: `2: what is wrong`, or `-:` where the whole file is meant.
func lines(_ problems: [Catalog.Problem]) -> [String] {
  problems.map { "\($0.line.map { "\($0)" } ?? "-"): \($0.reason)" }
}

extension Translation {
  /// Why the translation cannot stand for a key, if it is checked alone.
  func problem(for key: String) -> String? {
    var work = Composer.limit
    return problem(for: key, within: &work)
  }
}

extension Catalog {
  /// A catalog of entries with one plural rule, if they come from gettext.
  init(
    language: Language, problems: [Problem] = [], entries: [String: Translation],
    pluralExpression: PluralExpression?
  ) {
    let entries = entries.mapValues { translation in
      var translation = translation
      translation.pluralExpression = pluralExpression
      return translation
    }
    self.init(language: language, problems: problems, entries: entries)
  }
}

/// Returns a language that there is.
func language(_ tag: String) throws -> Language {
  try #require(Language(tag))
}

/// A folder with files, which goes with the last reference to it.
final class CatalogFolder {
  let path: String

  /// Creates files of texts, by their paths below the folder.
  init(_ files: [String: String]) throws {
    path = NSTemporaryDirectory() + "catalogs-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files {
      let file = path + "/" + name
      try FileManager.default.createDirectory(
        atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
