import ActionSheets

/// The files of translations at a place: found once, by listing folders, before any of them is read.
///
/// These are places:
///
/// - a file: `.xcstrings`, `.strings`, `.stringsdict`, `.po` or `.mo`. A `.strings` file is in the language of the
///   folder that its path names, `de.lproj/Localizable.strings`. A gettext catalog is in that of its header, or else
///   of its path: `de/LC_MESSAGES/app.mo`, `de.po`. Their neighbors are not looked for.
/// - a folder in which `.lproj` folders, `.xcstrings` files, `.po` files that are named for their languages
///   (`de.po`), or folders of languages with `LC_MESSAGES` in them stand. `.strings` and `.stringsdict` files that
///   stand there are in the language of the source.
/// - an `.lproj` folder.
///
/// Names are compared with languages, but no path is made of a language, of a variable or of anything in a file.
public struct CatalogSource: Sendable {
  /// The names of the tables: those of the files, as Apple has them, or gettext's domains. `.po` files that stand in a
  /// folder, named for their languages, are the table `messages`.
  public let tables: [String]

  /// The path, as it was given.
  package let path: String

  private let source: Language
  private let files: [CatalogFile]
  /// What could not be listed.
  private let problems: [Catalog.Problem]

  /// Finds the files at a path.
  ///
  /// - Parameters:
  ///   - path: A file or a folder.
  ///   - source: The language that the texts were written in, where the files do not say it. Without it, that of a
  ///     property list `Info.plist` beside the `.lproj` folders, or English.
  /// - Throws: ``CatalogError`` when nothing is there, or nothing that can be read.
  public init(at path: String, source: Language? = nil) throws(CatalogError) {
    var path = path
    while path.utf8.count > 1, path.hasSuffix("/") { path.removeLast() }
    self.path = path
    var problems: [Catalog.Problem] = []
    if try FileSystem.isFolder(path) {
      let names = try FileSystem.names(in: path)
      let region = names.contains("Info.plist") ? Self.region(path + "/Info.plist") : nil
      self.source = source ?? region ?? .english
      files =
        path.lowercased().hasSuffix(".lproj")
        ? CatalogFile.files(inLproj: path, &problems)
        : CatalogFile.files(in: path, names, &problems)
    } else {
      self.source = source ?? .english
      files = CatalogFile(alone: path).map { [$0] } ?? []
      if !files.isEmpty { try FileSystem.checkFile(path) }
    }
    self.problems = problems
    guard !files.isEmpty else { throw .noCatalog(path: path) }
    tables = Set(files.map(\.table)).sorted()
  }

  /// Returns the development region of an app's property list.
  private static func region(_ path: String) -> Language? {
    guard let bytes = try? FileSystem.contents(of: path) else { return nil }
    let members = PropertyList.members(of: TextEncoding.utf8(bytes), file: path).members
    let region = members.last { $0.key == "CFBundleDevelopmentRegion" }
    return region?.value.string.flatMap { Language($0) }
  }

  /// Returns a table.
  ///
  /// - Parameter name: One of ``tables``. Without it, `Localizable`, or the only one that there is.
  /// - Throws: ``CatalogError`` when there is no such table, or several to choose from.
  public func table(_ name: String? = nil) throws(CatalogError) -> Table {
    let chosen = name ?? (tables.contains("Localizable") ? "Localizable" : nil)
    if chosen == nil, tables.count > 1 { throw .severalTables(tables) }
    guard let table = chosen ?? tables.first, tables.contains(table) else {
      throw .noTable(chosen ?? "", others: tables)
    }
    return Table(
      table, of: files.filter { $0.table == table }, source: source, problems: problems)
  }
}
