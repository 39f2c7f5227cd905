import Foundation

/// The files of this package, found from where this one was compiled.
enum Repository {
  static var root: URL {
    URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  }

  static func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: root.appendingPathComponent(path)), as: UTF8.self)
  }

  /// Returns the paths of all files below some folders whose names end in a suffix.
  static func files(below folders: String..., suffix: String) -> [String] {
    folders.flatMap { folder in
      let below = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
      return (below?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(suffix) }
        .map { "\(folder)/\($0)" }.sorted()
    }
  }

  /// The README and the articles.
  static var documents: [String] {
    ["README.md"] + files(below: "Documentation", "Sources", suffix: ".md")
  }
}
