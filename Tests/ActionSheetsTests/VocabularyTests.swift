import ActionSheets
import ActionSheetsTesting
import Foundation
import Testing

struct VocabularyTests {
  private static let languages = Presentation.Vocabulary.languages

  @Test func `T8: presenters speak many languages, three right-to-left ones among them`() {
    #expect(Self.languages.count > 24)
    #expect(Set(Self.languages).count == Self.languages.count)
    #expect(Self.languages.contains(.english))
    #expect(Self.languages.count { $0.layoutDirection == .rightToLeft } >= 3)
  }

  @Test(arguments: [
    ("de_AT", "de"), ("pt_BR", "pt"), ("pt_AO", "pt-PT"), ("zh_CN", "zh-Hans"),
    ("zh_TW", "zh-Hant"), ("zh_HK", "zh-Hant"), ("nb_NO", "nb"), ("no_NO", "nb"), ("en_GB", "en"),
    ("eo", "en"),
  ])
  func `T8: a language is answered by the nearest one, and one without words by English`(
    preferred: String, expected: String
  ) throws {
    let preferred = try #require(Language(preferred))
    #expect(Presentation.Vocabulary.language(for: [preferred]).tag == expected)
    #expect(
      Presentation.Vocabulary(preferred)
        == Presentation.Vocabulary(try #require(Language(expected))))
  }

  @Test func `T8: who prefers no language is addressed in English`() {
    #expect(Presentation.Vocabulary.language(for: []) == .english)
    #expect(Presentation.Vocabulary().cancel == "Cancel")
  }

  @Test(arguments: languages)
  func `T8: no two words of one sheet are alike`(language: Language) {
    let words = Presentation.Vocabulary(language)
    let all = [
      words.ok, words.cancel, words.alert, words.dialog, words.field, words.secureField,
      words.button, words.destructive, words.selected, words.disabled, words.countdown(5),
      words.progress(5),
    ]
    #expect(all.allSatisfy { !$0.isEmpty })
    #expect(Set(all.map(SearchFolding.folded)).count == all.count)
  }

  @Test(arguments: languages)
  func `T8: the time that is left is filled in`(language: Language) {
    let text = Presentation.Vocabulary(language).countdown(42)
    #expect(text.contains("42"))
    #expect(!text.contains("{"))
  }

  @Test(arguments: languages)
  func `T8: the part that is done is filled in`(language: Language) {
    let text = Presentation.Vocabulary(language).progress(42)
    #expect(text.contains("42"))
    #expect(!text.contains("{"))
  }

  @Test func `T8: what is filled in is not filled in again`() {
    #expect("{a}{b} {c".filling(["a": "{b}", "b": "B"]) == "{b}B {c")
  }

  /// A string catalog, as far as plural forms are asked for.
  private struct Catalog: Decodable {
    struct Entry: Decodable { var localizations: [String: Localization] }
    struct Localization: Decodable { var variations: Variations? }
    struct Variations: Decodable { var plural: [String: Unit] }
    struct Unit: Decodable {}

    var strings: [String: Entry]
  }

  @Test(arguments: ["Presentation", "Terminal", "Line", "SystemItems"])
  func `T8: a phrase with a number has the form for each number`(catalog: String) throws {
    let folder = URL(filePath: #filePath).appending(path: "../../../Sources/Vocabularies")
    let data = try Data(contentsOf: folder.appending(path: "\(catalog).xcstrings").standardized)
    for (key, entry) in try JSONDecoder().decode(Catalog.self, from: data).strings {
      #expect(entry.localizations.count == Self.languages.count, "\(key)")
      for (tag, localization) in entry.localizations {
        let language = try #require(Language(tag))
        guard let forms = localization.variations?.plural.keys else { continue }
        for number in Array(0...200) + [1_000_000] {
          #expect(
            forms.contains(language.pluralCategory(of: number).rawValue),
            "\(key) has no form for \(number) in \(tag)")
        }
      }
    }
  }

  @MainActor @Test func `T8, S11: the words of a screen reader are in the language of the texts`() {
    let presenter = HeadlessPresenter()
    var content = Content(title: "Weg?", buttons: [.init("Löschen", role: .destructive)])
    presenter.show(content)
    #expect(presenter.spoken == ["alert", "Weg?", "Löschen", "button", "destructive"])
    content.language = Language("de")
    presenter.show(content)
    #expect(presenter.spoken == ["Hinweis", "Weg?", "Löschen", "Taste", "unwiderruflich"])
  }

  @MainActor @Test
  func `T8: the words are in the language of the host where the texts do not say theirs`() {
    let language = Language("ar") ?? .english
    let presenter = HeadlessPresenter(environment: Presentation.Environment(language: language))
    presenter.show(Content(title: "OK", buttons: [.init("OK")]))
    #expect(presenter.spoken == ["تنبيه", "OK", "OK", "زر"])
  }

  @MainActor @Test
  func `T9, S12: the direction is that of the texts, or of the host where they do not say`() throws
  {
    let presenter = HeadlessPresenter()
    var content = Content(title: "T", buttons: [.init("A")])
    for (host, texts, isRightToLeft) in [
      ("en", nil, false), ("he", nil, true), ("en", "fa", true), ("ar", "de", false),
    ] as [(String, String?, Bool)] {
      presenter.setEnvironment(
        Presentation.Environment(language: try #require(Language(host))))
      content.language = texts.flatMap { Language($0) }
      presenter.show(content)
      #expect(
        presenter.presentation?.layoutDirection == (isRightToLeft ? .rightToLeft : .leftToRight))
    }
  }
}
