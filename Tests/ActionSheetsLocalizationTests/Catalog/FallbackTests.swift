import ActionSheets
import ActionSheetsLocalization
import Testing

/// What is shown for a key that has no translation.
@Suite struct FallbackTests {
  private static let strings = "\"delete.title\" = \"Delete\";"
  private static let xcstrings = """
    {"sourceLanguage": "en", "strings": {
      "delete.title": {"localizations": {"en": {"stringUnit": {"state": "new", "value": "Delete"}}}},
      "k": {"localizations": {"de": {"stringUnit": {"value": "D"}}}}}}
    """
  private static let po = """
    msgid ""
    msgstr "Language: en\\nPlural-Forms: nplurals=2; plural=n != 1;\\n"
    msgid "delete.title"
    msgstr "Delete"
    """

  @Test(
    "T7: a key without a translation shows the text in the language of the source",
    arguments: [
      ["Localizable.xcstrings": xcstrings],
      ["en.lproj/Localizable.strings": strings, "de.lproj/Localizable.strings": "k = D;"],
      ["Base.lproj/Localizable.strings": strings, "de.lproj/Localizable.strings": "k = D;"],
      ["Localizable.strings": strings, "de.lproj/Localizable.strings": "k = D;"],
      ["en.po": po, "de.po": "msgid \"k\"\nmsgstr \"D\""],
      ["en/LC_MESSAGES/a.po": po, "de/LC_MESSAGES/a.po": "msgid \"k\"\nmsgstr \"D\""],
    ])
  func source(files: [String: String]) throws {
    let folder = try CatalogFolder(files)
    let catalog = try Catalog(at: folder.path, languages: [try language("de")])
    #expect(catalog.language.tag == "de")
    #expect(catalog.text("k") == "D")
    #expect(catalog.text("delete.title") == "Delete")
    #expect(catalog.title("delete.title") == "Delete")
    #expect(catalog.text(LocalizedText(key: "delete.title", source: "x")) == "Delete")
    #expect(!catalog.hasTranslation(for: "delete.title"))
    #expect(catalog.keys == ["k"])
    #expect(catalog.problems == [])
  }

  @Test(
    "T4: a text in the language of the source has the plural form of that language",
    arguments: [(1, "one note"), (2, "2 notes"), (0, "0 notes")])
  func plural(count: Int, expected: String) throws {
    let folder = try CatalogFolder([
      // French has the form for one beside 0 too, and this rule has it beside all but 1.
      "fr.lproj/Localizable.strings": "k = F;",
      "en.lproj/Localizable.stringsdict": """
      <plist><dict><key>notes</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>one</key><string>one note</string><key>other</key><string>%d notes</string></dict>
      </dict></dict></plist>
      """,
      "po/fr.po": "msgid \"\"\nmsgstr \"Plural-Forms: nplurals=2; plural=n == 1;\\n\"",
      "po/en.po": """
      msgid ""
      msgstr "Plural-Forms: nplurals=2; plural=n != 1;\\n"
      msgid "notes"
      msgid_plural "notes"
      msgstr[0] "one note"
      msgstr[1] "%d notes"
      """,
    ])
    let text = LocalizedText(key: "notes", [.integer(count)], source: "x")
    for path in [folder.path, folder.path + "/po"] {
      let catalog = try Catalog(at: path, languages: [try language("fr")])
      #expect(catalog.language.tag == "fr")
      #expect(catalog.text(text) == expected)
    }
  }

  @Test("T5: a translation that does not fit the values shows the text of the source")
  func misfit() throws {
    let folder = try CatalogFolder([
      "de.lproj/Localizable.strings": "greeting = \"Hallo %2$@\";",
      "en.lproj/Localizable.strings": "greeting = \"Hello %@\";",
    ])
    let catalog = try Catalog(at: folder.path, languages: [try language("de")])
    let text = LocalizedText(key: "greeting", [.text("Ann")], source: "x")
    #expect(catalog.text(text) == "Hello Ann")
  }

  @Test(
    "T1: a blank translation is none",
    arguments: ["", " ", "\\n\\t", "\\U00A0", "\\U3000"])
  func blank(text: String) throws {
    let folder = try CatalogFolder([
      "de.lproj/Localizable.strings": "delete = \"\(text)\"; Open = \"\(text)\";",
      "en.lproj/Localizable.strings": "delete = Delete;",
    ])
    let catalog = try Catalog(at: folder.path, languages: [try language("de")])
    #expect(catalog.text("delete") == "Delete")
    #expect(catalog.title("Open") == "Open")
    #expect(!catalog.hasTranslation(for: "Open"))
    #expect(catalog.keys == [])
  }

  @Test("T1: a blank form is none, and the others stay")
  func blankForm() throws {
    let folder = try CatalogFolder([
      "de.po": """
      msgid ""
      msgstr "Plural-Forms: nplurals=2; plural=n != 1;\\n"
      msgid "%d note"
      msgid_plural "%d notes"
      msgstr[0] " "
      msgstr[1] "%d Notizen"
      """
    ])
    let catalog = try Catalog(at: folder.path, languages: [try language("de")])
    let texts = [1, 2].map { LocalizedText(key: "%d note", [.integer($0)], source: "source") }
    #expect(texts.map { catalog.text($0) } == ["source", "2 Notizen"])
  }

  @Test("T6: keys are compared byte by byte, as gettext and Apple do")
  func keys() throws {
    let folder = try CatalogFolder(["de.lproj/Localizable.strings": "\"caf\u{E9}\" = Kaffee;"])
    let catalog = try Catalog(at: folder.path, languages: [try language("de")])
    #expect(catalog.text("caf\u{E9}") == "Kaffee")
    #expect(!catalog.hasTranslation(for: "cafe\u{301}"))
  }
}
