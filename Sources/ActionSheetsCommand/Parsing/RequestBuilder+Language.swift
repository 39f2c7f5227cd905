import ActionSheets
import ActionSheetsLocalization

extension RequestBuilder {
  /// The most problems of a catalog that are told before a question; `--describe` has no more.
  private static let warningLimit = 5

  /// Translates the question by the catalog, or puts it in the first of `--language` that presenters speak.
  ///
  /// Without either, the question is in the language of the host that asks it.
  ///
  /// - Returns: What is odd in the catalog and has to do with the question, each with its file and line.
  func translate(
    _ question: inout Question, _ system: some CommandSystem
  ) throws(CommandError) -> [String] {
    let listed = try listedLanguages
    guard let path = values[.catalog] else {
      if values[.domain] != nil { throw .usage("--domain needs --catalog") }
      if let listed { question.language = Presentation.Vocabulary.language(for: listed) }
      return []
    }
    if path.isBlank { throw .usage("--catalog: a path must not be blank") }
    guard let file = String(validating: path, as: UTF8.self) else {
      throw CommandError(.noInput, "cannot read \(MessageText.safe(path)): its name is not UTF-8")
    }
    do throws(CatalogError) {
      let catalog = try Catalog(
        at: file, table: text(.domain),
        languages: listed ?? Language.preferred(environment: system.environmentValue))
      question.translate(by: catalog)
      return catalog.problems.prefix(Self.warningLimit).map { problem in
        let line = problem.line.map { "\($0):" } ?? ""
        return "actionsheet: " + MessageText.safe("\(problem.file):\(line) \(problem.reason)".utf8)
      }
    } catch {
      // The library speaks of tables, as Apple does; the option is named after the domains of gettext.
      switch error {
      case .severalTables(let names):
        throw .usage("--catalog: choose by --domain one of \(Self.list(names))")
      case .noTable(let name, let others):
        throw .usage(
          "--domain: there is no \(MessageText.quoted(name.utf8)), but \(Self.list(others))")
      case .unreadable, .noCatalog: throw CommandError(.noInput, error.description)
      }
    }
  }

  private static func list(_ names: [String]) -> String {
    names.prefix(20).joined(separator: ", ") + (names.count > 20 ? ", …" : "")
  }

  /// The languages of `--language`, or `nil` without it.
  private var listedLanguages: [Language]? {
    get throws(CommandError) {
      guard let list = text(.language) else { return nil }
      let names = list.split(separator: ":")
      for name in names where !["C", "POSIX"].contains(name) && Language(String(name)) == nil {
        throw .usage(
          "--language: \(MessageText.quoted(name.utf8)) is no language, such as de or pt_BR; a colon stands between two"
        )
      }
      if names.isEmpty { throw .usage("--language: expected languages, such as de:fr") }
      // In this locale the languages are those of the list alone.
      let variables = ["LC_ALL": "C.UTF-8", "LANGUAGE": list]
      return Language.preferred { variables[$0] }
    }
  }
}
