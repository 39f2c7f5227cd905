import Foundation
import TerminalEmulation
import Testing

/// `--catalog`, from exec to exit, in a terminal.
struct CatalogTests {
  private static let notes = """
    "What now?" = "Was nun?";
    "Delete Note" = "Notiz löschen";
    "Email" = "Per E-Mail senden";
    "Print" = "Drucken";

    """

  /// Runs a function beside a folder of catalogs, gone after it.
  private func withCatalog(_ body: (_ path: String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let german = folder.appendingPathComponent("de.lproj")
    try FileManager.default.createDirectory(at: german, withIntermediateDirectories: true)
    try Data(Self.notes.utf8).write(to: german.appendingPathComponent("Localizable.strings"))
    try body(folder.path)
  }

  private func asking(_ path: String) -> Asking {
    Asking("--catalog", path, "-m", "What now?", "-d", "Delete Note", "Email", "Print").with {
      $0.environment = ["LANGUAGE": "de"]
    }
  }

  @Test func `T10: the person reads translations, and the script gets its key`() throws {
    try withCatalog { path in
      let test = try asking(path).shown()
      for text in [
        "Was nun?", "! Notiz löschen", "Per E-Mail senden", "Drucken", "Abbrechen",
      ] {
        #expect(test.screen.contains(text), "\(text)")
      }
      try test.send("enter")
      #expect(try test.ending() == "0 Email\n")
    }
  }

  @Test func `T10: a letter moves to the translated title that begins with it`() throws {
    try withCatalog { path in
      let test = try asking(path).shown()
      try test.send("text:dr enter")
      #expect(try test.ending() == "0 Print\n")
    }
  }

  @Test(arguments: [
    ("text:notiz enter", "0 Delete Note\n"), ("text:Drucken enter", "0 Print\n"),
    ("text:ab enter", "1 "),
  ])
  func `T10: the line dialogue answers to translated titles`(
    keys: String, expected: String
  ) throws {
    try withCatalog { path in
      let test = try LineDialogue.start(
        ["--catalog", path, "-d", "Delete Note", "Email", "Print"],
        environment: ["ACCESSIBLE": "1", "LANGUAGE": "de"])
      try test.waitUntil(.screen(contains: "Nummer oder Titel"))
      try test.send(keys)
      #expect(try test.ending() == expected)
    }
  }

  @Test func `T10: Arabic mirrors the sheet, and the locale C keeps English`() throws {
    let arabic = Asking("--timeout", "1h", "Email").with { $0.environment = ["LANGUAGE": "ar"] }
    let mirrored = try arabic.shown()
    #expect(mirrored.screen.contains("إلغاء"))
    try mirrored.send("esc")
    #expect(try mirrored.ending() == "1 ")
    let plain = Asking("Email").with { $0.environment = ["LC_ALL": "C", "LANGUAGE": "ar"] }
    let english = try plain.shown()
    #expect(english.screen.contains("Cancel"))
    try english.send("esc")
    #expect(try english.ending() == "1 ")
  }

  @Test(arguments: [
    ["LANG": "ru_RU.KOI8-R"], ["LC_CTYPE": "C", "LANG": "ru_RU.UTF-8"], ["LANG": "ar_EG"],
  ])
  func `T8: a terminal that shows no more than ASCII gets English words`(
    environment: [String: String]
  ) throws {
    let test = try LineDialogue.start(
      ["Email"], environment: ["ACCESSIBLE": "1", "LC_ALL": ""].merging(environment) { $1 })
    try test.waitUntil(.screen(contains: "cancels):"))
    #expect(test.screen.hasPrefix("1. Email\n2. Cancel (cancel)\n"))
    try test.send("ctrl-d")
    #expect(try test.ending() == "1 ")
  }
}
