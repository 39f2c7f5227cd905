import ActionSheets
import Testing

@testable import ActionSheetsTerminal
@testable import TerminalKit

/// The words in the borders of sheets.
struct NoteLanguageTests {
  private static let languages = Presentation.Vocabulary.languages

  private static func columns(_ text: String) -> Int {
    SheetSettings().text(in: .leftToRight).line(text, columns: 200)?.width ?? 0
  }

  @Test(arguments: languages)
  func `T8: no note is wider than its place`(language: Language) {
    let words = TerminalVocabulary(language)
    #expect(Self.columns(words.escapeCancels) <= 18)
    #expect(Self.columns(words.escapeCloses) <= 18)
    for count in [1, 2, 3, 11, 100, 999] {
      let more = words.more.form(for: count).filling(["count": String(count)])
      #expect(Self.columns(more) <= 16)
      #expect(!more.contains("{"))
    }
    #expect(Self.columns(Presentation.Vocabulary(language).countdown(999)) <= 12)
  }

  @Test(arguments: languages)
  func `T8: no two notes of one border are alike`(language: Language) {
    let (words, speech) = (TerminalVocabulary(language), Presentation.Vocabulary(language))
    let notes = [
      words.escapeCancels, words.escapeCloses, words.more.form(for: 5), speech.countdown(5),
      speech.progress(5),
    ]
    #expect(Set(notes.map(SearchFolding.folded)).count == notes.count)
  }

  /// A sheet in German, of which the program says nothing but that.
  private var german: SheetSample {
    let rows = (1...9).map { Content.Button("Eine recht lange Zeile mit Nummer \($0), zum Üben") }
    var content = Content(title: "Weg damit?", buttons: rows)
    content.language = Language("de")
    return SheetSample(
      content: content, form: .centered, size: CellSize(columns: 60, rows: 9),
      timeout: .seconds(12))
  }

  @Test func `T8: the notes of a sheet are in the language of its texts`() {
    let picture = german.picture
    #expect(picture.contains("─ 12 s ─"))
    #expect(picture.contains("─ Esc bricht ab ─"))
    #expect(picture.contains(" weitere ─"))
  }

  @Test(arguments: [
    ("en", "░  25 % │"), ("de", "░  25\u{a0}% │"), ("tr", "░  %25 │"), ("fa", "│ 25٪  ░"),
  ])
  func `T8, T9: how far a task is stands beside its bar in the language of the texts`(
    tag: String, shown: String
  ) {
    var sample = german
    sample.content = Content(
      kind: .alert, title: "T", buttons: [.init("A", role: .cancel)], progress: .fraction(0.25))
    sample.content.language = Language(tag)
    #expect(sample.picture.contains(shown), "\(sample.picture)")
  }

  @Test func `T8: a program may have words of its own`() {
    var sample = german
    var words = TerminalVocabulary(Language("de") ?? .english)
    words.escapeCancels = "raus mit Esc"
    sample.settings.vocabulary = words
    var speech = Presentation.Vocabulary()
    speech.seconds = "noch {seconds}"
    sample.vocabulary = speech
    #expect(sample.picture.contains("─ raus mit Esc ─"))
    #expect(sample.picture.contains("─ noch 12 ─"))
  }

  @Test func `T9: the language of the texts mirrors the notes`() throws {
    var sample = german
    sample.content.language = Language("ar")
    let lines = sample.picture.split(separator: "\n")
    let first = try #require(lines.first)
    // The number stands to the right of its word; braille blanks keep a terminal from turning them again.
    #expect(first.replacing("\u{2800}", with: " ").contains("╭─ ث 12 ─"))
  }

  @MainActor @Test
  func `T8, T9: what a terminal says of the host is the language of its configuration`() {
    var configuration = TerminalConfiguration.fixed
    configuration.language = Language("he") ?? .english
    let presenter = TerminalPresenter(
      loop: TerminalLoop(session: nil), canvas: FixedCanvas(80, 24), configuration)
    #expect(presenter.environment.language == configuration.language)
    #expect(presenter.environment.layoutDirection == .rightToLeft)
  }

  @Test
  func `T8: a terminal without UTF-8 is spoken to in English unless the program says otherwise`() {
    let traits = TerminalTraits { ["TERM": "xterm", "LANG": "C"][$0] }
    #expect(TerminalConfiguration(traits: traits).language == .english)
    #expect(LineConfiguration(charset: .ascii).language == .english)
    let german = Language("de")
    #expect(TerminalConfiguration(traits: traits, language: german).language == german)
  }
}
