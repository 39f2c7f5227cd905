import ActionSheets
import Synchronization

/// Finds texts in the folders of languages of a bundle, or of the program's resources.
///
/// Foundation is not asked for a text: on Linux it looks up English only, and it crashes at an entry of a `.stringsdict`.
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
      if let text = Self.table(name, of: bundle).text(for: key) { return text }
    }
    return value.isEmpty ? key : value
  }

  /// Returns a format with its values, in the plural forms for them where the format is a text of a table.
  static func filled(_ format: String, _ values: [any CVarArg]) -> String {
    guard let plural = loaded.withLock({ $0.plurals[format] }) else {
      return String(format: format, locale: .current, arguments: values)
    }
    return String(
      format: plural.format(for: values), locale: Locale(identifier: plural.language.tag),
      arguments: values)
  }

  private struct Loaded: Sendable {
    var tables: [String: [String: TextTable]] = [:]
    /// The plural texts of all tables, by the formats that stand for them.
    var plurals: [String: PluralText] = [:]
  }

  /// The resources of the program, whose name is that of its target as a rule.
  private static let program =
    ModuleResources.bundles[ModuleResources.moduleName(ProcessInfo.processInfo.processName)]
  private static let loaded = Mutex(Loaded())
  private static let preferred = Language.preferred {
    ProcessInfo.processInfo.environment[$0]
  }

  private static func table(_ name: String, of bundle: Bundle) -> TextTable {
    let path = bundle.bundlePath
    if let table = loaded.withLock({ $0.tables[path]?[name] }) { return table }
    // Two threads may read the same files; what they read is the same.
    let table = TextTable(name, of: bundle, preferred: preferred)
    loaded.withLock {
      $0.tables[path, default: [:]][name] = table
      $0.plurals.merge(table.plurals) { first, _ in first }
    }
    return table
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
