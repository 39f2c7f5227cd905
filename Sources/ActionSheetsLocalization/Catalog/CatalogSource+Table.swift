import ActionSheets

extension CatalogSource {
  /// The translations of one table into all languages. Files of one language are read when it is asked for.
  public struct Table: Sendable {
    /// The name of the table.
    public let name: String
    /// The language that the texts were written in.
    public let sourceLanguage: Language
    /// The languages in which the texts can be had, that in which they were written included, sorted by their tags.
    public let languages: [Language]

    private let files: [CatalogFile]
    /// The catalogs of Xcode, by the paths of their files.
    private var xcstrings: [String: XCStrings] = [:]
    /// What the only file holds, if it is one of gettext.
    private var alone: GettextFile?
    private var problems: [Catalog.Problem]

    init(
      _ name: String, of files: [CatalogFile], source: Language, problems: [Catalog.Problem]
    ) {
      self.name = name
      self.problems = problems
      var found: Set<Language> = []
      var files = files
      var sourceLanguage = source
      for index in files.indices {
        let file = files[index]
        switch file.format {
        case .xcstrings:
          guard let bytes = file.contents(&self.problems) else { continue }
          let catalog = XCStrings(bytes, file: file.path)
          self.problems += catalog.problems
          found.formUnion(catalog.languages)
          sourceLanguage = catalog.sourceLanguage
          xcstrings[file.path] = catalog
        case .po where files.count == 1, .mo where files.count == 1:
          // Of a file that stands alone, its header knows the language best.
          var read = file.gettext()
          files[index].language = read.language ?? file.language
          if files[index].language == nil, !read.entries.isEmpty {
            let reason = "the language is not known; the texts are taken for \(source.tag)"
            read.problems.append(Catalog.Problem(file: file.path, line: nil, reason: reason))
          }
          alone = read
        case .po, .mo, .strings, .stringsdict: break
        }
        if let language = files[index].language { found.insert(language) }
      }
      self.sourceLanguage = sourceLanguage
      // Where several files have a key, the last of them wins.
      self.files = CatalogFile.Format.allCases.flatMap { format in
        files.filter { $0.format == format }
      }
      languages = found.union([sourceLanguage]).sorted { $0.tag < $1.tag }
    }

    /// The keys that are to be translated, sorted: those that some file has, with or without a translation.
    ///
    /// All files of the table are read for it.
    public var keys: [String] {
      var keys = Set(xcstrings.values.flatMap(\.translatableKeys))
      var problems: [Catalog.Problem] = []
      for file in files where file.format != .xcstrings {
        keys.formUnion(read(file, in: sourceLanguage, placesOf: [], &problems).entries.keys)
      }
      return keys.sorted()
    }

    /// Returns the translations into a language, one of ``languages``. Into any other there are none.
    ///
    /// A key without a translation has the text of ``sourceLanguage`` where the files hold one.
    public func catalog(in language: Language) -> Catalog {
      var problems = problems
      var contents = read(language, placesOf: [], &problems)
      let keys = contents.finish(&problems)
      var mnemonicKeys = contents.mnemonicKeys
      var source: Translations?
      if language != sourceLanguage {
        var other = read(sourceLanguage, placesOf: [], &problems)
        _ = other.finish(&problems)
        source = Translations(other.entries, in: sourceLanguage)
        mnemonicKeys.formUnion(other.mnemonicKeys)
      }
      let gettext = files.filter { $0.format == .po || $0.format == .mo }
      if !gettext.contains(where: { isRead($0, for: language) || isRead($0, for: sourceLanguage) }),
        let file = gettext.first
      {
        // The keys are the program's texts: those in a catalog of any language.
        var unused: [Catalog.Problem] = []
        mnemonicKeys = read(file, in: language, placesOf: [], &unused).mnemonicKeys
      }
      return Catalog(
        language: language, problems: problems, entries: contents.entries, keys: keys,
        source: source, mnemonicKeys: mnemonicKeys)
    }

    /// Returns the translations into a language alone, blank ones too, and where some keys stand in the files.
    package func catalog(in language: Language, placesOf wanted: Set<String>) -> Catalog {
      var problems = problems
      var contents = read(language, placesOf: wanted, &problems)
      let keys = Array(contents.entries.keys)
      contents.entries.addLiteralKeys()
      return Catalog(
        language: language, problems: problems, entries: contents.entries, keys: keys,
        mnemonicKeys: contents.mnemonicKeys, places: contents.places)
    }

    private func isRead(_ file: CatalogFile, for language: Language) -> Bool {
      file.format == .xcstrings || (file.language ?? sourceLanguage) == language
    }

    /// What files have in one language.
    private struct Contents {
      var entries: [String: Translation] = [:]
      var mnemonicKeys: Set<String> = []
      var places: [String: Catalog.Place] = [:]
      /// The file that was read last.
      var file = ""

      /// Leaves out what is blank, adds entries for the keys of literals, and returns the keys of the files.
      mutating func finish(_ problems: inout [Catalog.Problem]) -> [String] {
        entries = entries.filter { !$0.value.isBlank }
        let keys = Array(entries.keys)
        for (first, key) in entries.addLiteralKeys() {
          let pair = "\(Catalog.Problem.quoted(first)) and \(Catalog.Problem.quoted(key))"
          let reason = "\(pair) have the same places; a literal finds the first of them"
          problems.append(Catalog.Problem(file: file, line: nil, reason: reason))
        }
        return keys
      }
    }

    /// Returns what the files have in a language, and adds what is odd.
    private func read(
      _ language: Language, placesOf wanted: Set<String>, _ problems: inout [Catalog.Problem]
    ) -> Contents {
      var contents = Contents()
      for file in files where isRead(file, for: language) {
        let read = read(file, in: language, placesOf: wanted, &problems)
        contents.entries.merge(read.entries) { $1 }
        contents.mnemonicKeys.formUnion(read.mnemonicKeys)
        contents.places.merge(read.places) { $1 }
        contents.file = file.path
      }
      return contents
    }

    /// Returns what a file has in a language, if it has several, and adds what is odd.
    private func read(
      _ file: CatalogFile, in language: Language, placesOf wanted: Set<String>,
      _ problems: inout [Catalog.Problem]
    ) -> Contents {
      var contents = Contents()
      let positions: [String: Int]
      var list: ProblemList?
      switch file.format {
      case .xcstrings:
        guard let catalog = xcstrings[file.path] else { return contents }
        contents.entries = catalog.entries(in: language, &problems)
        if !wanted.isEmpty { contents.places = catalog.places(of: wanted, in: language) }
        return contents
      case .strings, .stringsdict:
        guard let bytes = file.contents(&problems) else { return contents }
        let read =
          file.format == .strings
          ? StringsReader.read(bytes, file: file.path)
          : StringsDictReader.read(bytes, file: file.path)
        problems += read.list.problems
        contents.entries = read.entries
        (list, positions) = (read.list, read.positions)
      case .po, .mo:
        let read = alone ?? file.gettext()
        problems += read.problems
        (contents.entries, contents.mnemonicKeys) = (read.entries, read.mnemonicKeys)
        (list, positions) = (read.list, read.positions)
      }
      for key in wanted {
        if let position = positions[key] { contents.places[key] = list?.place(at: position) }
      }
      return contents
    }
  }
}

extension CatalogFile {
  /// Returns the bytes of the file; adds the reason where it cannot be read.
  fileprivate func contents(_ problems: inout [Catalog.Problem]) -> [UInt8]? {
    do throws(CatalogError) {
      return try FileSystem.contents(of: path)
    } catch {
      problems.append(Catalog.Problem(file: path, unreadable: error))
      return nil
    }
  }

  /// Reads the file in either format of gettext.
  fileprivate func gettext() -> GettextFile {
    var file = GettextFile()
    guard let bytes = contents(&file.problems) else { return file }
    return format == .mo
      ? GettextReader.mo(bytes, file: path) : GettextReader.po(bytes, file: path)
  }
}
