import ActionSheets

/// A catalog of Xcode (`.xcstrings`, versions 1.0 to 1.2): an index of its keys, from which the translations into one
/// language are read when that language is asked for.
struct XCStrings {
  private let bytes: [UInt8]
  private let file: String
  /// The language that the texts were written in.
  private(set) var sourceLanguage: Language = .english
  /// What was odd, but not in a translation.
  private(set) var problems: [Catalog.Problem] = []
  private var keys: [Key] = []
  private var languageNames: [String: Language?] = [:]

  private struct Key {
    let name: String
    var shouldTranslate = true
    /// The offset of what each language has, in bytes.
    var localizations: [Language: Int] = [:]
  }

  /// Reads the index. What is broken is reported, and left out.
  init(_ bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
    var parser = JSONParser(bytes)
    parser.brokenKeys = []
    var list = ProblemList(file: file, bytes: bytes)
    do throws(JSONFailure) {
      try parser.document { (parser) throws(JSONFailure) in try readRoot(&parser, &list) }
    } catch {
      list.add("\(error.reason); what follows is not read", at: error.position, .unreadable)
    }
    for failure in parser.brokenKeys ?? [] {
      list.add("\(failure.reason); the key is left out", at: failure.position)
    }
    problems = list.problems
  }

  /// The languages that some key has a translation into which can be shown, in no order, beside that of the source.
  ///
  /// Translations are read until each language has one.
  var languages: Set<Language> {
    var languages: Set<Language> = []
    var reader = XCStringsLocalization(
      isSource: false, problems: ProblemList(file: file, bytes: bytes))
    for key in keys {
      for (language, offset) in key.localizations
      where language != sourceLanguage && !languages.contains(language) {
        if entry(key, at: offset, &reader)?.isBlank == false { languages.insert(language) }
      }
    }
    return languages
  }

  /// The keys that are to be translated, in the order of the file.
  var translatableKeys: [String] { keys.filter(\.shouldTranslate).map(\.name) }

  /// Returns where some keys have their translations into a language.
  func places(of wanted: Set<String>, in language: Language) -> [String: Catalog.Place] {
    var list = ProblemList(file: file, bytes: bytes)
    var places: [String: Catalog.Place] = [:]
    for key in keys where wanted.contains(key.name) {
      if let offset = key.localizations[language] { places[key.name] = list.place(at: offset) }
    }
    return places
  }

  /// Returns the translations into a language, and adds what is odd in them.
  func entries(
    in language: Language, _ problems: inout [Catalog.Problem]
  ) -> [String: Translation] {
    var reader = XCStringsLocalization(
      isSource: language == sourceLanguage, problems: ProblemList(file: file, bytes: bytes))
    var entries: [String: Translation] = [:]
    for key in keys {
      guard let offset = key.localizations[language] else { continue }
      entries[key.name] = entry(key, at: offset, &reader)
    }
    problems += reader.problems.problems
    return entries
  }

  /// Returns the translation at an offset, if it can be used, and adds why it cannot.
  private func entry(
    _ key: Key, at offset: Int, _ reader: inout XCStringsLocalization
  ) -> Translation? {
    var parser = JSONParser(bytes, at: offset)
    do throws(JSONFailure) {
      guard let translation = try reader.translation(try parser.value()) else { return nil }
      return reader.problems.checked(translation, for: key.name, at: offset)
    } catch {
      let shown = Catalog.Problem.quoted(key.name)
      reader.problems.add("\(shown): \(error.reason)", at: error.position, .unreadable)
      return nil
    }
  }

  private mutating func readRoot(
    _ parser: inout JSONParser, _ list: inout ProblemList
  ) throws(JSONFailure) {
    guard parser.isAtObject else { throw parser.failure("expected an object") }
    try parser.object { (parser, name, position) throws(JSONFailure) in
      switch name {
      case "sourceLanguage":
        let value = try parser.value()
        if let language = value.string.flatMap({ Language($0) }) {
          sourceLanguage = language
        } else {
          list.add("the source language is no language; English is assumed", at: value.position)
        }
      case "strings":
        guard parser.isAtObject else {
          list.add("'strings' is no object", at: parser.position, .unreadable)
          return try parser.skip()
        }
        try readKeys(&parser, &list)
      case "version":
        let value = try parser.value()
        if value.string?.hasPrefix("1.") != true {
          list.add("the version is not 1; the file is read as if it were", at: value.position)
        }
      default: try parser.skip()
      }
    }
  }

  private mutating func readKeys(
    _ parser: inout JSONParser, _ list: inout ProblemList
  ) throws(JSONFailure) {
    // Where each key stands in the list of keys, and in the file.
    var places: [String: (index: Int, position: Int)] = [:]
    try parser.object { (parser, name, position) throws(JSONFailure) in
      let index = places[name]?.index ?? keys.count
      if let first = places.updateValue((index, position), forKey: name)?.position {
        list.addRepeated(name, first: first, last: position)
        keys[index] = Key(name: name)
      } else {
        keys.append(Key(name: name))
      }
      guard parser.isAtObject else {
        list.add("\(Catalog.Problem.quoted(name)) is no object", at: parser.position)
        return try parser.skip()
      }
      try parser.object { (parser, property, position) throws(JSONFailure) in
        switch property {
        case "shouldTranslate": keys[index].shouldTranslate = try parser.value().flag ?? true
        case "localizations" where parser.isAtObject:
          keys[index].localizations = try readLocalizations(&parser, &list)
        case "localizations":
          let shown = Catalog.Problem.quoted(name)
          list.add("\(shown): the localizations are no object", at: parser.position)
          try parser.skip()
        default: try parser.skip()
        }
      }
    }
  }

  private mutating func readLocalizations(
    _ parser: inout JSONParser, _ list: inout ProblemList
  ) throws(JSONFailure) -> [Language: Int] {
    var localizations: [Language: Int] = [:]
    try parser.object { (parser, name, position) throws(JSONFailure) in
      let known = languageNames[name]
      let language = known ?? Language(name)
      if known == nil {
        languageNames[name] = .some(language)
        if language == nil {
          list.add("\(Catalog.Problem.quoted(name)) is no language", at: position)
        }
      }
      if let language,
        let first = localizations.updateValue(parser.position, forKey: language)
      {
        list.addRepeated(name, first: first, last: position)
      }
      try parser.skip()
    }
    return localizations
  }
}
