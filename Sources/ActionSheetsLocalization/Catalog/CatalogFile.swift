import ActionSheets

/// A file of translations that was found.
struct CatalogFile: Sendable {
  /// The formats, in the order in which they are read: what a later one has for a key wins.
  enum Format: String, CaseIterable {
    case strings, stringsdict, xcstrings, po, mo
  }

  let path: String
  let format: Format
  /// The name of its table.
  let table: String
  /// Its language, where the path says it; `nil` for all languages, or for the one that the texts were written in.
  var language: Language?

  /// Takes a file at a path that was given; `nil` when its name is not that of a catalog.
  ///
  /// - Parameter current: The folder in which a relative path begins.
  init?(alone path: String, in current: String = FileSystem.currentFolder) {
    var parts: [String] = []
    for part in (path.hasPrefix("/") ? path : current + "/" + path).split(separator: "/") {
      if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(String(part)) }
    }
    guard let name = parts.popLast(), let (table, format) = Self.split(name) else { return nil }
    self.path = path
    self.format = format
    self.table = table
    let folder = parts.popLast() ?? ""
    switch format {
    case .strings, .stringsdict: language = Self.lprojLanguage(folder)
    case .po where folder == "LC_MESSAGES", .mo where folder == "LC_MESSAGES":
      language = parts.last.flatMap { Language($0) }
    case .po, .mo:
      // `de.po` says its language. Names of three letters are rather those of programs: `app.po`.
      let named = Language(table)
      language = named?.code.utf8.count == 2 ? named : nil
    case .xcstrings: language = nil
    }
  }

  private init(_ path: String, _ format: Format, table: String, language: Language?) {
    self.path = path
    self.format = format
    self.table = table
    self.language = language
  }

  /// Returns the files in a folder that has these names, and adds what cannot be read.
  static func files(
    in folder: String, _ names: [String], _ problems: inout [Catalog.Problem]
  ) -> [CatalogFile] {
    names.flatMap { name -> [CatalogFile] in
      let path = folder + "/" + name
      if name.lowercased().hasSuffix(".lproj") { return files(inLproj: path, &problems) }
      if let (table, format) = split(name) {
        switch format {
        case .xcstrings, .strings, .stringsdict:
          return [CatalogFile(path, format, table: table, language: nil)]
        case .po:
          guard let language = Language(table) else { return [] }
          return [CatalogFile(path, format, table: "messages", language: language)]
        case .mo: return []
        }
      }
      guard let language = Language(name) else { return [] }
      // Whatever is named like a language may be here; most of it has no such folder.
      let messages = path + "/LC_MESSAGES"
      guard let names = try? FileSystem.names(in: messages) else { return [] }
      return files(inside: messages, names, [.po, .mo], language)
    }
  }

  /// Returns the files in an `.lproj` folder, and adds what cannot be read.
  static func files(
    inLproj folder: String, _ problems: inout [Catalog.Problem]
  ) -> [CatalogFile] {
    do throws(CatalogError) {
      let names = try FileSystem.names(in: folder)
      let name = folder.split(separator: "/").last?.lowercased() ?? ""
      let language = lprojLanguage(name)
      // `Base` is in the language of the source; `mul`, for many languages, has only files that name theirs.
      let hasLanguage = language != nil || name == "base.lproj"
      if !hasLanguage, name != "mul.lproj" {
        let reason = "the name of the folder is no language; its texts are not read"
        problems.append(Catalog.Problem(file: folder, line: nil, reason: reason))
      }
      let formats: Set<Format> =
        hasLanguage ? [.strings, .stringsdict, .xcstrings] : [.xcstrings]
      return files(inside: folder, names, formats, language)
    } catch {
      problems.append(Catalog.Problem(file: folder, unreadable: error))
      return []
    }
  }

  private static func files(
    inside folder: String, _ names: [String], _ formats: Set<Format>, _ language: Language?
  ) -> [CatalogFile] {
    names.compactMap { name in
      guard let (table, format) = split(name), formats.contains(format) else { return nil }
      return CatalogFile(
        folder + "/" + name, format, table: table, language: format == .xcstrings ? nil : language)
    }
  }

  private static func lprojLanguage(_ folder: String) -> Language? {
    let name = folder.lowercased()
    guard name.hasSuffix(".lproj"), name != "mul.lproj" else { return nil }
    return Language(String(folder.dropLast(6)))
  }

  /// Returns the name of the table and the format that the name of a file tells.
  private static func split(_ name: String) -> (table: String, format: Format)? {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex,
      let format = Format(rawValue: name[name.index(after: dot)...].lowercased())
    else { return nil }
    return (String(name[..<dot]), format)
  }
}
