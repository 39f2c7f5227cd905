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
        case .po, .mo:
          // Of a file that stands alone, its header knows the language best: `app.po` may be in any.
          if files.count == 1, let bytes = file.contents(&self.problems),
            let language = GettextFile(bytes, of: file).language
          {
            files[index].language = language
          }
        case .strings, .stringsdict: break
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
        keys.formUnion(read(file, in: sourceLanguage, &problems).entries.keys)
      }
      return keys.sorted()
    }

    /// Returns the translations into a language, one of ``languages``. Into any other there are none.
    ///
    /// A key without a translation has the text of ``sourceLanguage`` where the files hold one.
    public func catalog(in language: Language) -> Catalog {
      var problems = problems
      var (entries, pluralExpression) = read(language, &problems)
      let keys = Array(entries.keys)
      entries.addLiteralKeys()
      var source: Translations?
      if language != sourceLanguage {
        var (entries, pluralExpression) = read(sourceLanguage, &problems)
        entries.addLiteralKeys()
        source = Translations(entries, in: sourceLanguage, pluralExpression)
      }
      return Catalog(
        language: language, problems: problems, entries: entries,
        pluralExpression: pluralExpression, keys: keys, source: source)
    }

    /// Returns what the files have in a language, and adds what is odd.
    private func read(
      _ language: Language, _ problems: inout [Catalog.Problem]
    ) -> (entries: [String: Translation], pluralExpression: PluralExpression?) {
      var entries: [String: Translation] = [:]
      var pluralExpression: PluralExpression?
      for file in files
      where file.format == .xcstrings || (file.language ?? sourceLanguage) == language {
        let read = read(file, in: language, &problems)
        entries.merge(read.entries) { $1 }
        pluralExpression = read.pluralExpression ?? pluralExpression
      }
      return (entries.filter { !$0.value.value.texts.allSatisfy(\.isBlank) }, pluralExpression)
    }

    /// Returns what a file has in a language, if it has several, and adds what is odd.
    private func read(
      _ file: CatalogFile, in language: Language, _ problems: inout [Catalog.Problem]
    ) -> (entries: [String: Translation], pluralExpression: PluralExpression?) {
      if file.format == .xcstrings {
        return (xcstrings[file.path]?.entries(in: language, &problems) ?? [:], nil)
      }
      guard let bytes = file.contents(&problems) else { return ([:], nil) }
      switch file.format {
      case .strings, .xcstrings:
        let read = StringsReader.read(bytes, file: file.path)
        problems += read.problems
        return (read.entries, nil)
      case .stringsdict:
        let read = StringsDictReader.read(bytes, file: file.path)
        problems += read.problems
        return (read.entries, nil)
      case .po, .mo:
        let read = GettextFile(bytes, of: file)
        problems += read.problems
        return (read.entries, read.pluralExpression)
      }
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
}

extension GettextFile {
  /// Reads the bytes of a file in either format of gettext.
  fileprivate init(_ bytes: [UInt8], of file: CatalogFile) {
    self =
      file.format == .mo
      ? GettextReader.mo(bytes, file: file.path) : GettextReader.po(bytes, file: file.path)
  }
}
