import ActionSheets

internal import CLibrary

/// The translations of a program's texts into one language: read once, and looked up from any thread without a lock.
///
///     let catalog = try Catalog(at: "Resources")
///     catalog.language  // German for a person who reads it, if Resources/de.lproj is there
///
/// Use ``CatalogSource`` for all languages of a place.
public struct Catalog: Sendable {
  /// The language of the translations, or the one that the texts were written in where the person reads none of them.
  public let language: Language
  /// What was odd in the files.
  public let problems: [Problem]
  /// The keys that have a translation, in no order.
  public let keys: [String]

  let translations: Translations
  /// What the files have in the language that the texts were written in, for keys without a translation; `nil` where
  /// that is the language of the translations.
  let source: Translations?
  /// The keys of gettext catalogs, translated or not, that may have the underscore of a mnemonic.
  let mnemonicKeys: Set<String>
  /// Where those keys stand whose places were asked for; see ``CatalogSource/Table/catalog(in:placesOf:)``.
  package let places: [String: Place]

  init(
    language: Language, problems: [Problem] = [], entries: [String: Translation] = [:],
    keys: [String]? = nil, source: Translations? = nil, mnemonicKeys: Set<String> = [],
    places: [String: Place] = [:]
  ) {
    self.language = language
    self.problems = problems
    self.places = places
    self.keys = keys ?? Array(entries.keys)
    translations = Translations(entries, in: language)
    self.source = source
    self.mnemonicKeys = mnemonicKeys
  }

  /// Finds the translations at a path, and reads those into the language that a person likes best.
  ///
  /// - Parameters:
  ///   - path: A file or a folder; ``CatalogSource`` tells which.
  ///   - table: The name of one of several tables or gettext domains; see ``CatalogSource/table(_:)``.
  ///   - preferred: The languages that the person prefers, best first; `nil` takes them from this process's
  ///     environment.
  ///   - source: The language that the texts were written in, if the files do not say it.
  /// - Throws: ``CatalogError`` when there is no catalog to choose. What is wrong inside a file is one of ``problems``.
  public init(
    at path: String, table: String? = nil, languages preferred: [Language]? = nil,
    source: Language? = nil
  ) throws(CatalogError) {
    let table = try CatalogSource(at: path, source: source).table(table)
    let preferred = preferred ?? Language.preferred(environment: environmentVariable)
    let language = Language.best(of: table.languages, for: preferred)
    self = table.catalog(in: language ?? table.sourceLanguage)
  }

  /// Returns whether a key has a translation into ``language``.
  public func hasTranslation(for key: String) -> Bool { translations[key] != nil }

  /// Where a file has an entry.
  package struct Place: Hashable, Sendable {
    /// The path of the file, as it was given or found.
    package let file: String
    /// The line, counted from 1, or `nil` where the file has no lines.
    package let line: Int?
  }

  /// Something in a file of translations that is wrong, or likely to be a mistake.
  public struct Problem: Hashable, Sendable {
    /// What the problem is about.
    public enum Kind: Hashable, Sendable {
      /// The file, or a part of it, cannot be read.
      case unreadable
      /// A key stands in the file twice.
      case repeatedKey
      /// A text for some number is missing.
      case missingForm
      /// The places of a translation do not fit those of its key.
      case format
      /// Anything else.
      case other
    }

    /// The path of the file, as it was given or found.
    public let file: String
    /// The line, counted from 1, or `nil` where the whole file is meant.
    public let line: Int?
    /// What is wrong, and what is used instead.
    public let reason: String
    /// What it is about.
    public internal(set) var kind = Kind.other
    /// The key of the entry, where it is one entry's, with its context as in ``Catalog/text(_:context:)``.
    public internal(set) var key: String?
  }
}
