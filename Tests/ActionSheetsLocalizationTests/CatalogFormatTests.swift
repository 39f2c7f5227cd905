import ActionSheets
import Testing

@testable import ActionSheetsLocalization

/// Texts as formats for a function that puts the values in itself.
@Suite struct CatalogFormatTests {
  private static let notes = Translation.Substitution(
    argument: nil, specifier: "lld",
    value: .plural([.one: .text("eine Notiz, 1 %"), .other: .text("%arg Notizen zu %3$@")]))

  private func formats(
    _ translation: Translation, _ values: [LocalizedText.Argument] = []
  ) throws -> [String] {
    let catalog = Catalog(language: try language("de"), entries: ["k": translation])
    return catalog.formats(for: "k", values).map(\.text)
  }

  @Test(
    "T12: a text stays as it is, also with percent signs",
    arguments: ["50 % %@", "%1$ld von %2$@", "%05.1f %%", "%n {a}"])
  func plain(text: String) throws {
    #expect(try formats(Translation(value: .text(text))) == [text])
  }

  @Test(
    "T12: the places of parts say their positions, and words are escaped",
    arguments: [
      ([], "%1$@ hat %2$lld Notizen zu %3$@, 50 %% davon"),
      ([.text("Ann"), .integer(1)], "%1$@ hat eine Notiz, 1 %%, 50 %% davon"),
      ([.text("Ann"), .integer(2), .text("x")], "%1$@ hat %2$lld Notizen zu %3$@, 50 %% davon"),
    ] as [([LocalizedText.Argument], String)])
  func parts(values: [LocalizedText.Argument], expected: String) throws {
    let translation = Translation(
      value: .text("%@ hat %#@notes@, 50 % davon"), substitutions: ["notes": Self.notes])
    #expect(try formats(translation, values) == [expected])
  }

  @Test("T12: without values the form is that for everything else")
  func general() throws {
    let forms = Translation(
      value: .plural([.one: .text("%lld Notiz"), .other: .text("%lld Notizen")]))
    #expect(try formats(forms) == ["%lld Notizen"])
    #expect(try formats(forms, [.integer(1)]) == ["%lld Notiz"])
  }

  @Test(
    "T12: a text whose parts are missing, go in a circle or name no value is none",
    arguments: ["%#@other@", "%#@circle@", "%#@far@", "%0$#@notes@"])
  func broken(text: String) throws {
    let translation = Translation(
      value: .text(text),
      substitutions: [
        "notes": Self.notes,
        "circle": .init(
          argument: nil, specifier: "d", value: .plural([.other: .text("%#@circle@")])),
        "far": .init(argument: nil, specifier: "d", value: .plural([.other: .text("%1000$d")])),
      ])
    #expect(try formats(translation) == [])
  }

  @Test("T12: the text of the source comes after the translation, in its own language")
  func source() throws {
    let folder = try CatalogFolder([
      "de.lproj/Localizable.strings": "k = D;", "en.lproj/Localizable.strings": "k = E; s = S;",
    ])
    let catalog = try Catalog(at: folder.path, languages: [try language("de")])
    #expect(catalog.formats(for: "k").map { "\($0.language.tag) \($0.text)" } == ["de D", "en E"])
    #expect(catalog.formats(for: "s").map { "\($0.language.tag) \($0.text)" } == ["en S"])
    #expect(catalog.formats(for: "missing").isEmpty)
  }
}
