import ActionSheets
import ActionSheetsLocalization
import ActionSheetsTesting
import TerminalEmulation
import Foundation
import Testing

@testable import LocalizedNotes

/// The example that speaks five languages, by its catalogs of either kind.
@MainActor struct LocalizedNotesTests {
  private static let resources = "Examples/LocalizedNotes/Resources/"

  private static func catalog(_ name: String, _ tag: String) throws -> Catalog {
    let language = try #require(Language(tag))
    return try Catalog(at: Repository.root.path + "/" + resources + name, languages: [language])
  }

  @Test(arguments: ["Notes.xcstrings", "po"], ["de", "pl", "ar", "ja", "en"])
  func `T7: nothing is odd in a catalog`(name: String, tag: String) throws {
    let catalog = try Self.catalog(name, tag)
    #expect(catalog.problems == [])
    #expect(catalog.language == Language(tag))
  }

  @Test(arguments: [
    ("de", 1, "1 Notiz löschen"), ("de", 3, "3 Notizen löschen"),
    ("pl", 1, "Usuń 1 notatkę"), ("pl", 3, "Usuń 3 notatki"), ("pl", 5, "Usuń 5 notatek"),
    ("ar", 1, "حذف ملاحظة واحدة"), ("ar", 2, "حذف ملاحظتين"), ("ar", 3, "حذف 3 ملاحظات"),
    ("ja", 3, "3件のメモを削除"),
  ])
  func `T4: both kinds of catalog have the same forms`(
    tag: String, count: Int, title: String
  ) throws {
    for name in ["Notes.xcstrings", "po"] {
      let sheet = noteSheet(count: count).localized(in: try Self.catalog(name, tag))
      #expect(sheet[.delete]?.title == title, "\(name)")
    }
  }

  @Test func `T4: in English a string catalog has the singular`() throws {
    let sheet = noteSheet(count: 1).localized(in: try Self.catalog("Notes.xcstrings", "en"))
    #expect(sheet[.delete]?.title == "Delete 1 Note")
  }

  @Test func `T1: a presenter shows the translations, and the choice is the program's`() throws {
    let presenter = HeadlessPresenter()
    var outcome: Outcome<String>?
    let sheet = noteSheet(count: 2).localized(in: try Self.catalog("po", "de"))
    presenter.present(sheet.map(\.rawValue)) { outcome = $0 }
    #expect(
      presenter.visibleTitles == [
        "2 Notizen löschen", "Per E-Mail senden", "Drucken", "Behalten",
      ])
    #expect(presenter.press("Drucken"))
    #expect(outcome == .chose("print"))
  }

  @Test func `T1: the message of an alert has a plural`() throws {
    let alert = confirmation(count: 5).localized(in: try Self.catalog("Notes.xcstrings", "pl"))
    #expect(alert.title == "Usunąć notatki?")
    #expect(alert.message == "5 notatek zostanie usuniętych.")
  }

  @Test(arguments: [
    (["LANG": "C.UTF-8", "LANGUAGE": "de"], "3 Notizen löschen"),
    (["LANG": "pl_PL.UTF-8"], "Usuń 3 notatki"),
    (["LANG": "en_US.UTF-8"], "Delete 3 Notes"),
  ])
  func `T2: the program asks in the language of its environment`(
    environment: [String: String], title: String
  ) throws {
    let test = try TerminalTest(
      Launch(Launch.built("LocalizedNotes"), ["3"], environment: environment, piped: [.output]))
    try test.waitUntil(.screen(contains: title))
    try test.send("esc")
    try test.waitUntil(.ended)
    #expect(test.standardOutput == "")
  }
}
