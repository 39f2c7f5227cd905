import ActionSheets
import ActionSheetsLocalization
import Synchronization

/// Finds texts in the catalogs of a bundle, or of the program's resources.
///
/// Foundation is not asked for a text: on Linux it looks up English only, and crashes at an entry of a `.stringsdict`.
struct TextLookup {
  private let bundles: [Bundle]

  /// Looks in a bundle; in place of the main bundle, also in the resources of a module and of the program.
  init(bundle: Bundle, fileID: String? = nil) {
    guard bundle == .main else {
      bundles = [bundle]
      return
    }
    let caller = String((fileID ?? "").prefix { $0 != "/" })
    bundles = [ModuleResources.bundles[caller], Self.program, .main].compactMap { $0 }
  }

  /// Returns the text for a key: the value, or the key itself, where no table has it.
  func text(for key: String, table: String? = nil, value: String = "") -> String {
    let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    for bundle in bundles {
      if let text = Self.catalog(name, of: bundle).flatMap({ Self.text(for: key, in: $0) }) {
        return text
      }
    }
    return value.isEmpty ? key : value
  }

  /// Returns a format with its values, in the plural forms for them where the format is a text of a table.
  static func filled(_ format: String, _ values: [any CVarArg]) -> String {
    guard let choice = loaded.withLock({ $0.choices[format] }) else {
      return String(format: format, locale: .current, arguments: values)
    }
    let places = FormatPlaces(format)
    let form = choice.catalog.formats(for: choice.key, values.map(argument)).first {
      $0.language == choice.language && places?.fit($0.text) == true
    }
    return String(
      format: form?.text ?? format, locale: Locale(identifier: choice.language.tag),
      arguments: values)
  }

  /// Where a text comes from of which there are several, for different numbers.
  private struct Choice: Sendable {
    let catalog: Catalog
    let key: String
    let language: Language
  }

  private struct Loaded: Sendable {
    /// The tables by the paths of their bundles; `nil` for those that do not exist.
    var catalogs: [String: [String: Catalog?]] = [:]
    /// The texts that have forms and were asked for, by their general forms.
    var choices: [String: Choice] = [:]
  }

  /// The resources of the program, whose name is that of its target as a rule.
  private static let program =
    ModuleResources.bundles[ModuleResources.moduleName(ProcessInfo.processInfo.processName)]
  private static let loaded = Mutex(Loaded())
  private static let preferred = Language.preferred {
    ProcessInfo.processInfo.environment[$0]
  }

  private static func catalog(_ table: String, of bundle: Bundle) -> Catalog? {
    let path = bundle.resourcePath ?? bundle.bundlePath
    if let catalog = loaded.withLock({ $0.catalogs[path]?[table] }) { return catalog }
    let region = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String
    // Two threads may read the same files; what they read is the same.
    let catalog = try? Catalog(
      at: path, table: table, languages: preferred, source: region.flatMap { Language($0) })
    loaded.withLock { $0.catalogs[path, default: [:]][table] = .some(catalog) }
    return catalog
  }

  /// Returns the text for a key, unless it takes other values than the text it replaces: a wrong kind of value would
  /// crash.
  private static func text(for key: String, in catalog: Catalog) -> String? {
    var found: Catalog.Format?
    // The text of the source replaces the key, and the translation replaces both.
    for format in catalog.formats(for: key).reversed() {
      if let places = FormatPlaces(found?.text ?? key), places.isFormat, !places.fit(format.text) {
        continue
      }
      found = format
    }
    if let found, found.hasForms {
      let choice = Choice(catalog: catalog, key: key, language: found.language)
      loaded.withLock { $0.choices[found.text] = $0.choices[found.text] ?? choice }
    }
    return found?.text
  }

  /// Returns a value as what chooses the form of a text.
  private static func argument(_ value: any CVarArg) -> LocalizedText.Argument {
    switch value {
    case let number as any BinaryInteger: .integer(Int(clamping: number))
    case let number as any BinaryFloatingPoint: .decimal(Double(number))
    default: .text("")
    }
  }
}

/// The folders `PACKAGE_TARGET.resources` that SwiftPM puts beside a program.
private enum ModuleResources {
  /// The resources of each module; of several folders whose names end alike those with the shortest name.
  static let bundles: [String: Bundle] = {
    let folders = try? FileManager.default.contentsOfDirectory(
      at: Bundle.main.bundleURL, includingPropertiesForKeys: nil)
    let names = (folders ?? []).filter { $0.pathExtension == "resources" }
      .map { $0.deletingPathExtension().lastPathComponent }
      .sorted { ($0.count, $0) < ($1.count, $1) }
    var bundles: [String: Bundle] = [:]
    for name in names {
      let folder = Bundle.main.bundleURL.appendingPathComponent("\(name).resources")
      guard let bundle = Bundle(url: folder) else { continue }
      let parts = moduleName(name).split(separator: "_", omittingEmptySubsequences: false)
      for start in parts.indices.dropFirst() {
        let module = parts[start...].joined(separator: "_")
        bundles[module] = bundles[module] ?? bundle
      }
    }
    return bundles
  }()

  /// The name that the compiler knows a target by.
  static func moduleName(_ target: String) -> String {
    String(target.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }
}
