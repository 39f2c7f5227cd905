import ActionSheetsLint
import ActionSheetsLocalization

/// The sources and catalogs below some paths.
///
/// Symbolic links are not followed, so that no folder is met twice. What is hidden is passed over, and so are the
/// folders of packages, unless they are named.
struct ProjectFiles {
  /// The sources in Swift.
  private(set) var swiftSources: [String] = []
  /// All other sources that are read, with their languages; `nil` is a description of windows in XML.
  private(set) var sources: [(path: String, language: CallReader.Language?)] = []
  /// The places of catalogs: files that were named, and folders.
  private(set) var catalogs: [String] = []
  /// What could not be listed, with the reason.
  private(set) var problems: [CatalogError] = []

  private let excluded: Set<String>
  private var knownCatalogs: Set<String> = []

  /// Folders of other programs, and of what is built.
  private static let foreign: Set<String> = [
    "Carthage", "DerivedData", "Pods", "SourcePackages", "node_modules",
  ]

  /// The most folders inside one another.
  private static let depthLimit = 100

  /// Lists what is below some paths.
  ///
  /// - Throws: The reason why a path that was given cannot be read.
  init(below paths: [String], excluding excluded: Set<String>) throws(CatalogError) {
    self.excluded = excluded.union(Self.foreign)
    for path in paths {
      var path = path
      while path.utf8.count > 1, path.hasSuffix("/") { path.removeLast() }
      if try FileSystem.isFolder(path) {
        try walk(path)
      } else {
        addFile(path, in: nil)
      }
    }
  }

  private mutating func walk(_ root: String) throws(CatalogError) {
    var folders = [(path: root, depth: 0)]
    var isFirst = true
    while let folder = folders.popLast() {
      let members: [FileSystem.Member]
      do throws(CatalogError) {
        members = try FileSystem.members(of: folder.path)
      } catch {
        if isFirst { throw error }
        problems.append(error)
        continue
      }
      isFirst = false
      for member in members where !excluded.contains(member.name) {
        let path =
          switch folder.path {
          case ".": member.name
          case "/": "/\(member.name)"
          default: "\(folder.path)/\(member.name)"
          }
        if member.isFile {
          addFile(path, in: folder.path)
        } else if member.isFolder, member.name.lowercased().hasSuffix(".lproj") {
          addCatalog(folder.path)
        } else if member.isFolder, folder.depth < Self.depthLimit {
          folders.append((path, folder.depth + 1))
        }
      }
    }
  }

  /// Takes a file; a catalog stands for its whole folder, if it was found in one.
  private mutating func addFile(_ path: String, in folder: String?) {
    guard let dot = path.lastIndex(of: ".") else { return }
    if let language = CallReader.Language(file: path) {
      sources.append((path, language))
      return
    }
    switch path[path.index(after: dot)...].lowercased() {
    case "swift": swiftSources.append(path)
    case "ui": sources.append((path, nil))
    case "xcstrings", "po": addCatalog(folder ?? path)
    case "strings", "stringsdict", "mo":
      // In a folder they are found by the name of their folder.
      if folder == nil { addCatalog(path) }
    default: break
    }
  }

  private mutating func addCatalog(_ path: String) {
    // A `.po` file in `de/LC_MESSAGES` is found from the folder that has `de` in it.
    var path = path
    if path.hasSuffix("/LC_MESSAGES") {
      path = path.split(separator: "/", omittingEmptySubsequences: false).dropLast(2)
        .joined(separator: "/")
      if path.isEmpty { path = "." }
    }
    if knownCatalogs.insert(path).inserted { catalogs.append(path) }
  }
}
