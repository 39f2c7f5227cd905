import ActionSheets
import Foundation
import Testing

@testable import ActionSheetsCommand

/// `--catalog`, and the language of what the command adds.
@Suite struct TranslationTests {
  /// A folder with a catalog, gone with its owner.
  private final class Catalogs {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString, isDirectory: true)

    init() throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Writes a file and returns its path.
    func write(_ name: String, _ text: String) throws -> String {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      return file.path
    }

    func writeNotes() throws -> String {
      try write(
        "Notes.xcstrings",
        """
        {"sourceLanguage": "en", "version": "1.0", "strings": {
          "Delete Note": {"localizations": {
            "de": {"stringUnit": {"state": "translated", "value": "Notiz löschen"}},
            "ar": {"stringUnit": {"state": "translated", "value": "حذف الملاحظة"}}}},
          "Email": {"localizations": {
            "de": {"stringUnit": {"state": "translated", "value": "Per E-Mail senden"}}}},
          "What now?": {"localizations": {
            "de": {"stringUnit": {"state": "translated", "value": "Was nun?"}}}},
          "Blank": {"localizations": {
            "de": {"stringUnit": {"state": "translated", "value": "  "}}}},
          "Name": {"localizations": {
            "de": {"stringUnit": {"state": "translated", "value": "Bezeichnung"}}}}
        }}
        """)
    }
  }

  private static let german = ["LANG": "C.UTF-8", "LANGUAGE": "de"]

  private func asked(
    _ arguments: [String], _ environment: [String: String] = german
  ) -> AskRequest? {
    let system = MemorySystem(arguments, environment: environment)
    guard case .ask(let request) = Interpreter.interpret(system) else { return nil }
    return request
  }

  /// What is presented on a host in the language of the environment.
  private func content(
    _ request: AskRequest, _ environment: [String: String] = german
  ) -> Content {
    let host = Presentation.Vocabulary.language(for: Language.preferred { environment[$0] })
    return request.presentation(on: host).content
  }

  @Test("T10: titles and messages are keys, and the answer is the key as it was given")
  func catalog() throws {
    let catalogs = try Catalogs()
    let path = try catalogs.writeNotes()
    let request = try #require(
      asked(["show", "--catalog", path, "-m", "What now?", "-d", "Delete Note", "Email", "Print"]))
    let content = content(request)
    #expect(content.message == "Was nun?")
    #expect(
      content.buttons.map(\.title) == ["Notiz löschen", "Per E-Mail senden", "Print", "Abbrechen"])
    #expect(content.language == Language("de"))
    #expect(request.chosen(0).standardOutput == Array("Delete Note\n".utf8))
    #expect(request.chosen(1).standardOutput == Array("Email\n".utf8))
  }

  @Test("T10: the label of a field is a key, and stands in the answer as it was given")
  func label() throws {
    let catalogs = try Catalogs()
    let path = try catalogs.writeNotes()
    let request = try #require(
      asked(["alert", "--catalog", path, "--field", "Name", "--print", "json"]))
    #expect(content(request).fields.map(\.label) == ["Bezeichnung"])
    let answer = String(decoding: request.chosen(0).standardOutput, as: UTF8.self)
    #expect(answer.contains(#""label":"Name""#))
    #expect(answer.contains(#""title":"OK""#))
  }

  @Test("T10: --answer and --selected name the key")
  func names() throws {
    let catalogs = try Catalogs()
    let path = try catalogs.writeNotes()
    func answer(_ name: String) -> String {
      outcome(
        of: MemorySystem(
          ["show", "--catalog", path, "--answer", name, "Email", "Print"],
          environment: Self.german))
    }
    #expect(answer("Email") == "0 Email\n")
    #expect(answer("Per E-Mail senden").hasPrefix("64 "))
    let request = try #require(
      asked(["show", "--catalog", path, "--selected", "Email", "Email", "Print"]))
    #expect(content(request).buttons.map(\.isSelected) == [true, false, false])
  }

  @Test("T10: a translation that is blank leaves the key in its place")
  func blankTranslation() throws {
    let catalogs = try Catalogs()
    let path = try catalogs.writeNotes()
    let request = try #require(asked(["show", "--catalog", path, "Blank"]))
    #expect(content(request).buttons.map(\.title) == ["Blank", "Abbrechen"])
    #expect(content(request).problem == nil)
  }

  @Test(
    "T8: Cancel and OK are in the language of the person",
    arguments: [
      (["LANG": "C.UTF-8", "LANGUAGE": "de"], "Abbrechen"),
      (["LANG": "de_DE.UTF-8"], "Abbrechen"),
      (["LC_ALL": "C", "LANGUAGE": "de"], "Cancel"),
      (["LANGUAGE": "de"], "Cancel"),
      (["LANG": "fr_FR.UTF-8", "LANGUAGE": "xx:de"], "Abbrechen"),
      ([:], "Cancel"),
    ])
  func ownWords(environment: [String: String], cancel: String) throws {
    let request = try #require(asked(["show", "A"], environment))
    #expect(request.question.language == nil)
    #expect(content(request, environment).buttons.map(\.title) == ["A", cancel])
  }

  @Test("T8: a title that the script gave is shown as it is")
  func givenTitle() throws {
    let request = try #require(asked(["show", "-c", "Cancel", "OK"]))
    #expect(content(request).buttons.map(\.title) == ["OK", "Cancel"])
  }

  @Test(
    "T10: --language replaces what the environment says",
    arguments: [
      ("de", "Abbrechen"), ("xx:de", "Abbrechen"), ("C", "Cancel"), ("POSIX", "Cancel"),
      ("de_AT", "Abbrechen"),
    ]
  )
  func languageOption(list: String, cancel: String) throws {
    let request = try #require(
      asked(["show", "--language", list, "A"], ["LANG": "fr_FR.UTF-8"]))
    #expect(content(request, [:]).buttons.last?.title == cancel)
  }

  @Test(
    "T10: mistakes in the options are usage errors",
    arguments: [
      (
        ["--language", "german"],
        "64 actionsheet: --language: 'german' is no language, such as de or pt_BR; a colon stands between two"
      ),
      (
        ["--language", "../../etc"],
        "64 actionsheet: --language: '../../etc' is no language, such as de or pt_BR; a colon stands between two"
      ),
      (["--language", ""], "64 actionsheet: --language: expected languages, such as de:fr"),
      (["--domain", "zenity"], "64 actionsheet: --domain needs --catalog"),
    ])
  func usage(arguments: [String], expected: String) {
    #expect(outcome(of: MemorySystem(["show"] + arguments + ["A"])) == expected)
  }

  @Test("T7: a catalog that cannot be read ends with 66 and its reason")
  func unreadable() throws {
    let catalogs = try Catalogs()
    let missing = outcome(
      of: MemorySystem(["show", "--catalog", catalogs.folder.path + "/none.po", "A"]))
    #expect(missing.hasPrefix("66 actionsheet: "))
    #expect(missing.contains("none.po"))
  }

  @Test("T10: --describe shows each translation, and --from takes it back")
  func description() throws {
    let catalogs = try Catalogs()
    let path = try catalogs.writeNotes()
    let described = outcome(
      of: MemorySystem(
        ["show", "--catalog", path, "--describe", "Email", "Print"], environment: Self.german))
    #expect(described.contains(#""title":"Email""#))
    #expect(described.contains(#""translation":"Per E-Mail senden""#))
    let system = MemorySystem(
      ["show", "--from", "q.json"], files: ["q.json": String(described.dropFirst(2))])
    guard case .ask(let request) = Interpreter.interpret(system) else {
      Issue.record("nothing was asked")
      return
    }
    #expect(content(request).buttons.first?.title == "Per E-Mail senden")
    #expect(request.chosen(0).standardOutput == Array("Email\n".utf8))
  }

  @Test("T10: each text and its translation are described, and taken back with their language")
  func wholeDescription() throws {
    let catalogs = try Catalogs()
    let path = try catalogs.writeNotes()
    let described = outcome(
      of: MemorySystem(
        [
          "alert", "--catalog", path, "--describe", "-m", "What now?", "--field", "Name", "--ok",
          "Email",
        ], environment: Self.german))
    let json = String(described.dropFirst(2))
    for member in [
      #""message":"What now?""#, #""messageTranslation":"Was nun?""#, #""language":"de""#,
      #""translation":"Bezeichnung""#, #""title":"Cancel""#, #""standard":true"#,
    ] {
      #expect(json.contains(member), "\(member)")
    }
    let system = MemorySystem(["alert", "--from", "q.json"], files: ["q.json": json])
    guard case .ask(let request) = Interpreter.interpret(system) else {
      Issue.record("nothing was asked")
      return
    }
    let content = content(request, [:])
    #expect(content.message == "Was nun?")
    #expect(content.fields.map(\.label) == ["Bezeichnung"])
    #expect(content.buttons.map(\.title) == ["Per E-Mail senden", "Abbrechen"])
    #expect(content.language == Language("de"))
  }

  @Test("T10: a described title is the command's own only if it is that title")
  func falseOwnTitle() {
    let json = #"{"buttons":[{"title":"Go","standard":true}]}"#
    let expected =
      #"64 actionsheet: q.json:1:38: buttons[0].standard: the command's own titles are "OK" and "Cancel""#
    #expect(
      outcome(of: MemorySystem(["show", "--from", "q.json"], files: ["q.json": json])) == expected)
  }

  @Test("T7: what is odd in a catalog is told with file and line")
  func warnings() throws {
    let catalogs = try Catalogs()
    let path = try catalogs.write(
      "de.lproj/Localizable.strings", "\"Email\" = \"E\";\n\"Email\" = \"Per E-Mail\";\n")
    let request = try #require(asked(["show", "--catalog", catalogs.folder.path, "Email"]))
    #expect(content(request).buttons.first?.title == "Per E-Mail")
    #expect(request.warnings.count == 1)
    #expect(request.warnings.first?.hasPrefix("actionsheet: \(path):2: ") == true)
  }

  @Test("T6: a path that is not UTF-8 ends with 66")
  func pathOfBytes() {
    var system = MemorySystem(["show", "A"])
    system.arguments += [Array("--catalog".utf8), Array("caf".utf8) + [0xE9]]
    #expect(
      outcome(of: system) == "66 actionsheet: cannot read caf\u{FFFD}: its name is not UTF-8")
  }

  @Test("T10: help, messages and exit codes stay English")
  func english() {
    let plain = outcome(of: MemorySystem(["show", "--help"]))
    #expect(outcome(of: MemorySystem(["show", "--help"], environment: Self.german)) == plain)
    #expect(
      outcome(of: MemorySystem(["show"], environment: Self.german))
        == "64 actionsheet: there is nothing to choose from; give at least one title")
  }
}
