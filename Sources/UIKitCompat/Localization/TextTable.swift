import ActionSheets

/// The texts of one table of a bundle in the person's language, over those in the development language.
struct TextTable: Sendable {
  private var texts: [String: String] = [:]
  private var pluralFormats: [String: String] = [:]
  /// The texts that depend on numbers, by the formats that stand for them.
  private(set) var plurals: [String: PluralText] = [:]

  /// Reads the files of a table; one that is missing, or cannot be read, has no texts.
  init(_ name: String, of bundle: Bundle, preferred: [Language]) {
    let folders = Dictionary(
      bundle.localizations.compactMap { name in Language(name).map { ($0, "\(name).lproj") } },
      uniquingKeysWith: { first, _ in first })
    let written =
      (bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String).flatMap { Language($0) }
      ?? .english
    let others = folders.keys.filter { $0 != written }.sorted { $0.tag < $1.tag }
    let best = Language.best(of: [written] + others, for: preferred) ?? written

    let resources = bundle.resourceURL ?? bundle.bundleURL
    for (folder, language) in [
      (".", written), ("Base.lproj", written), (folders[written], written), (folders[best], best),
    ] {
      guard let folder else { continue }
      read(resources.appendingPathComponent(folder).appendingPathComponent(name), in: language)
    }
  }

  /// The text for a key; for one that depends on numbers the format of its general form.
  func text(for key: String) -> String? { pluralFormats[key] ?? texts[key] }

  private mutating func read(_ file: URL, in language: Language) {
    for (key, text) in Self.propertyList(file.appendingPathExtension("strings")) {
      guard let text = text as? String, isSafe(text, for: key) else { continue }
      texts[key] = text
      pluralFormats[key] = nil
    }
    for (key, entry) in Self.propertyList(file.appendingPathExtension("stringsdict")) {
      guard let entry = entry as? [String: Any], let plural = PluralText(entry, in: language)
      else { continue }
      let format = plural.format(for: [])
      guard isSafe(format, for: key) else { continue }
      pluralFormats[key] = format
      plurals[format] = plural
    }
  }

  private static func propertyList(_ file: URL) -> [String: Any] {
    guard let data = FileManager.default.contents(atPath: file.path) else { return [:] }
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    return list as? [String: Any] ?? [:]
  }

  /// Whether a text takes no other values than the one that it replaces: a wrong kind of value would crash.
  private func isSafe(_ text: String, for key: String) -> Bool {
    let pieces = FormatPieces(text)
    guard pieces?.variables.isEmpty ?? true else { return false }
    guard let replaced = FormatPieces(self.text(for: key) ?? key), replaced.hasPlaces
    else { return true }
    let kinds = replaced.kinds
    return pieces?.kinds.allSatisfy { kinds[$0.key] == $0.value } ?? false
  }
}
