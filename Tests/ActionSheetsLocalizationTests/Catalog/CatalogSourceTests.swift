import ActionSheets
import Foundation
import Testing

@testable import ActionSheetsLocalization

/// What is found at a place, and what is chosen of it.
@Suite struct CatalogSourceTests {
  private let xcstrings =
    #"{"sourceLanguage":"en","strings":{"k":{"localizations":{"fr":{"stringUnit":{"value":"F"}}}}}}"#

  private func languages(_ tags: String...) throws -> [Language] { try tags.map(language) }

  @Test("T6: a folder of .lproj folders, in the first language that is preferred and there")
  func lproj() throws {
    let folder = try CatalogFolder([
      "de.lproj/Localizable.strings": "k = D;", "fr.lproj/Localizable.strings": "k = F;",
    ])
    let catalog = try Catalog(at: folder.path, languages: try languages("ja", "de", "fr"))
    #expect(catalog.language == (try language("de")))
    #expect(texts(catalog) == ["k": "D"])
    #expect(catalog.hasTranslation(for: "k"))
    #expect(!catalog.hasTranslation(for: "x"))
    #expect(Array(catalog.keys) == ["k"])
  }

  @Test("T3: the language that the texts were written in is there without a file")
  func sourceLanguage() throws {
    let folder = try CatalogFolder(["de.lproj/Localizable.strings": "k = D;"])
    let english = try Catalog(at: folder.path, languages: try languages("en", "de"))
    #expect(english.language == .english)
    #expect(english.keys == [])
    let other = try Catalog(at: folder.path, languages: try languages("ja"))
    #expect(other.language == .english)
    let said = try Catalog(
      at: folder.path, languages: try languages("ja"), source: try language("de"))
    #expect(texts(said) == ["k": "D"])
  }

  @Test("T6: Base is in the language of the source, which an Info.plist may say")
  func base() throws {
    let folder = try CatalogFolder([
      "Base.lproj/Localizable.strings": "k = B;",
      "Info.plist":
        "<plist><dict><key>CFBundleDevelopmentRegion</key><string>ja</string></dict></plist>",
    ])
    let table = try CatalogSource(at: folder.path).table()
    #expect(table.sourceLanguage == (try language("ja")))
    #expect(texts(table.catalog(in: try language("ja"))) == ["k": "B"])
    let said = try CatalogSource(at: folder.path, source: .english).table()
    #expect(texts(said.catalog(in: .english)) == ["k": "B"])
  }

  @Test("T6: of a table's files, a .stringsdict wins over .strings, and .xcstrings over both")
  func formats() throws {
    let folder = try CatalogFolder([
      "fr.lproj/Localizable.strings": "k = 1; s = 1; d = 1;",
      "fr.lproj/Localizable.stringsdict":
        "<dict><key>k</key><string>2</string><key>d</key><string>2</string></dict>",
      "Localizable.xcstrings": xcstrings,
    ])
    let catalog = try Catalog(at: folder.path, languages: try languages("fr"))
    #expect(texts(catalog) == ["k": "F", "s": "1", "d": "2"])
    #expect(catalog.problems == [])
    #expect(try CatalogSource(at: folder.path).table().keys == ["d", "k", "s"])
  }

  @Test("T6: a table is chosen by its name, is Localizable, or the only one")
  func tables() throws {
    let files = ["de.lproj/Notes.strings": "k = N;", "de.lproj/Alerts.strings": "k = A;"]
    let folder = try CatalogFolder(files)
    let source = try CatalogSource(at: folder.path)
    #expect(source.tables == ["Alerts", "Notes"])
    #expect(throws: CatalogError.severalTables(["Alerts", "Notes"])) { try source.table() }
    #expect(throws: CatalogError.noTable("X", others: ["Alerts", "Notes"])) {
      try source.table("X")
    }
    #expect(texts(try source.table("Notes").catalog(in: try language("de"))) == ["k": "N"])
    let more = try CatalogFolder(files.merging(["Localizable.xcstrings": xcstrings]) { $1 })
    #expect(try CatalogSource(at: more.path).table().name == "Localizable")
  }

  @Test("T7: a folder whose name is no language is reported")
  func unknownLanguage() throws {
    let folder = try CatalogFolder([
      "German.lproj/Localizable.strings": "k = D;", "Localizable.xcstrings": xcstrings,
    ])
    let catalog = try Catalog(at: folder.path + "/", languages: try languages("fr"))
    #expect(texts(catalog) == ["k": "F"])
    #expect(
      catalog.problems.map(\.reason) == [
        "the name of the folder is no language; its texts are not read"
      ])
  }

  @Test("T6: a catalog of Xcode may stand in an .lproj folder for many languages")
  func mul() throws {
    let folder = try CatalogFolder(["mul.lproj/Main.xcstrings": xcstrings])
    let table = try CatalogSource(at: folder.path).table()
    #expect(table.languages == (try languages("en", "fr")))
  }

  @Test(
    "T6: a file is found by its path, and is in the language that the path names",
    arguments: [
      ("x/de.lproj/Localizable.strings", "Localizable", "de"), ("x/Some.strings", "Some", "en"),
      ("po/de.po", "de", "de"), ("de/LC_MESSAGES/app.mo", "app", "de"),
      ("Base.lproj/Main.stringsdict", "Main", "en"),
    ])
  func file(path: String, table: String, tag: String) throws {
    let folder = try CatalogFolder([path: ""])
    let found = try CatalogSource(at: folder.path + "/" + path)
    #expect(found.tables == [table])
    #expect(try found.table().languages.contains(try language(tag)))
  }

  @Test("T6: an .lproj folder, a folder of .po files, and a folder of locales")
  func otherFolders() throws {
    let folder = try CatalogFolder([
      "de.lproj/Localizable.strings": "k = D;", "po/de.po": "", "po/pt_BR.po": "", "po/x.txt": "",
      "locale/de/LC_MESSAGES/app.mo": "", "locale/fr/LC_MESSAGES/other.mo": "",
      "locale/doc/readme": "",
    ])
    let lproj = try Catalog(at: folder.path + "/de.lproj", languages: try languages("de"))
    #expect(texts(lproj) == ["k": "D"])
    let po = try CatalogSource(at: folder.path + "/po")
    #expect(po.tables == ["messages"])
    #expect(try po.table().languages == languages("de", "en", "pt_BR"))
    #expect(try CatalogSource(at: folder.path + "/locale").tables == ["app", "other"])
  }

  @Test("T7: a place without a catalog is an error")
  func nothing() throws {
    let folder = try CatalogFolder(["readme.txt": ""])
    #expect(throws: CatalogError.noCatalog(path: folder.path)) {
      try CatalogSource(at: folder.path)
    }
    let file = folder.path + "/readme.txt"
    #expect(throws: CatalogError.noCatalog(path: file)) { try CatalogSource(at: file) }
    let missing = folder.path + "/missing"
    #expect(
      throws: CatalogError.unreadable(path: missing, reason: "No such file or directory")
    ) { try CatalogSource(at: missing) }
  }

  @Test("T7: pipes, devices and loops of links are refused at once")
  func noFiles() throws {
    let folder = try CatalogFolder(["de.lproj/Localizable.strings": "k = D;"])
    let pipe = folder.path + "/pipe.strings"
    #expect(mkfifo(pipe, 0o600) == 0)
    let notRegular = CatalogError.unreadable(path: pipe, reason: "it is not a regular file")
    #expect(throws: notRegular) { try CatalogSource(at: pipe) }
    let device = folder.path + "/zero.strings"
    #expect(symlink("/dev/zero", device) == 0)
    #expect(throws: CatalogError.self) { try CatalogSource(at: device) }
    #expect(symlink("loop.lproj", folder.path + "/loop.lproj") == 0)
    #expect(symlink(".", folder.path + "/fr.lproj") == 0)
    #expect(symlink(folder.path, folder.path + "/ja") == 0)
    let catalog = try Catalog(
      at: folder.path, table: "Localizable", languages: try languages("de"))
    #expect(texts(catalog) == ["k": "D"])
    #expect(catalog.problems.map(\.file) == [folder.path + "/loop.lproj"])
  }

  @Test("T7: a file that became unreadable shows the texts as they were written")
  func vanished() throws {
    let folder = try CatalogFolder(["de.lproj/Localizable.strings": "k = D;"])
    let table = try CatalogSource(at: folder.path).table()
    try FileManager.default.removeItem(atPath: folder.path + "/de.lproj/Localizable.strings")
    let catalog = table.catalog(in: try language("de"))
    #expect(catalog.keys == [])
    #expect(catalog.problems.count == 1)
  }

  @Test("T7: a file of more than 64 MiB is refused")
  func large() throws {
    let folder = try CatalogFolder(["de.lproj/Localizable.strings": ""])
    let file = folder.path + "/de.lproj/Localizable.strings"
    #expect(truncate(file, 64 << 20 + 1) == 0)
    let catalog = try Catalog(at: folder.path, languages: try languages("de"))
    #expect(lines(catalog.problems) == ["-: it cannot be read: it is larger than 64 MiB"])
  }

  @Test(
    "T3: a language that has no translation to show does not count",
    arguments: [
      #"{"stringUnit":{"state":"new","value":"F"}}"#, #"{"stringUnit":{"value":""}}"#,
      #"{"stringUnit":{"value":" "}}"#, #"{"stringUnit":{"value":"%d %d"}}"#, "{}", "7",
    ])
  func languageWithoutTranslation(french: String) throws {
    let german = #"{"stringUnit":{"state":"translated","value":"D"}}"#
    let folder = try CatalogFolder([
      "Localizable.xcstrings":
        #"{"strings":{"%lld":{"localizations":{"fr":\#(french),"de":\#(german)}}}}"#
    ])
    let catalog = try Catalog(at: folder.path, languages: try languages("fr", "de"))
    #expect(catalog.language == (try language("de")))
    #expect(catalog.text("\(1)") == "D")
  }

  private let po = "msgid \"_Open\"\nmsgstr \"_Auf\"\n"

  @Test(
    "T6: the language of a gettext catalog is that of its header, or else of its path",
    arguments: [
      ("app.po", "Language: fr\\n", "fr"), ("de/LC_MESSAGES/app.po", "", "de"),
      ("de/LC_MESSAGES/app.po", "Language: fr\\n", "fr"), ("pt_BR.po", "", "pt-BR"),
    ])
  func gettextLanguage(path: String, header: String, tag: String) throws {
    let folder = try CatalogFolder([path: "msgid \"\"\nmsgstr \"\(header)\"\n" + po])
    let table = try CatalogSource(at: folder.path + "/" + path).table()
    let catalog = table.catalog(in: try language(tag))
    #expect(catalog.title("_Open") == "Auf")
    #expect(catalog.problems == [])
  }

  @Test("T6: a path may begin in the folder of the language")
  func currentFolder() throws {
    for (path, current) in [
      ("app.po", "/x/de/LC_MESSAGES"), ("LC_MESSAGES/./app.po", "/x/de"),
      ("../app.mo", "/de/LC_MESSAGES/y"),
      ("Main.strings", "/x/de.lproj"),
    ] {
      #expect(CatalogFile(alone: path, in: current)?.language == (try language("de")))
    }
  }

  @Test("T6: a gettext catalog of no known language is shown, and reported once")
  func unknownGettextLanguage() throws {
    let folder = try CatalogFolder(["app.po": po])
    let catalog = try Catalog(at: folder.path + "/app.po", languages: try languages("de"))
    #expect(catalog.title("_Open") == "Auf")
    #expect(
      lines(catalog.problems) == ["-: the language is not known; the texts are taken for en"])
  }

  @Test("T7: a gettext catalog that cannot be read is reported once")
  func unreadableGettext() throws {
    let folder = try CatalogFolder(["de.po": ""])
    let source = try CatalogSource(at: folder.path + "/de.po")
    #expect(truncate(folder.path + "/de.po", 64 << 20 + 1) == 0)
    let catalog = try source.table().catalog(in: try language("de"))
    #expect(lines(catalog.problems) == ["-: it cannot be read: it is larger than 64 MiB"])
  }

  @Test("T11: mnemonics are left out of titles without a translation, if the catalog has them")
  func untranslatedMnemonics() throws {
    let folder = try CatalogFolder([
      "de.po": po + "msgid \"_Keep\"\nmsgstr \"\"\nmsgid \"my_file\"\nmsgstr \"\"\n"
    ])
    for tag in ["en", "de"] {
      let catalog = try Catalog(at: folder.path, languages: try languages(tag))
      #expect(catalog.title("_Open") == (tag == "en" ? "Open" : "Auf"))
      #expect(catalog.title("_Keep") == "Keep")
      #expect(catalog.title("my_file") == "my_file")
      #expect(catalog.title("_file") == "_file")
    }
  }

  @Test("T4: files of one table keep the plural rules and mnemonics of their own")
  func mergedRules() throws {
    func file(_ rule: String, _ key: String) -> String {
      """
      msgid ""
      msgstr "Language: de\\nPlural-Forms: nplurals=2; plural=\(rule);\\n"
      msgid "%d \(key)"
      msgid_plural "%d \(key)s"
      msgstr[0] "eins"
      msgstr[1] "viele"
      """
    }
    let folder = try CatalogFolder([
      "messages.xcstrings":
        #"{"strings":{"_k":{"localizations":{"de":{"stringUnit":{"value":"_K"}}}}}}"#,
      "de.po": file("n!=1", "a"), "de/LC_MESSAGES/messages.po": file("n==1", "b"),
    ])
    let catalog = try Catalog(at: folder.path, languages: try languages("de"))
    #expect(catalog.text("\(1) as") == "eins")
    #expect(catalog.text("\(1) bs") == "viele")
    #expect(catalog.title("_k") == "_K")
  }

  @Test("T1: of keys with the same places a literal finds the first, and the others are reported")
  func sameLiteral() throws {
    let folder = try CatalogFolder([
      "de.lproj/Localizable.strings": #""%u x" = "3"; "%i x" = "2"; "%d x" = "1"; "%ld x" = "1";"#
    ])
    let catalog = try Catalog(at: folder.path, languages: try languages("de"))
    #expect(catalog.text("\(0) x") == "1")
    #expect(
      lines(catalog.problems) == [
        "-: '%d x' and '%i x' have the same places; a literal finds the first of them",
        "-: '%d x' and '%u x' have the same places; a literal finds the first of them",
      ])
  }
}
