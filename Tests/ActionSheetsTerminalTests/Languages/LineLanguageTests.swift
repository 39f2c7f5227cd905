import ActionSheets
import Testing

@testable import ActionSheetsTerminal
@testable import TerminalKit

/// The phrases of the line dialogue.
struct LineLanguageTests {
  private static let languages = Presentation.Vocabulary.languages

  private func script(
    _ content: Content, in language: Language, options: Presentation.Options = .init()
  ) -> LineScript {
    var state = Presentation(
      content, from: nil, in: Presentation.Environment(language: language), options: options)
    _ = state.begin()
    return LineScript(LineConfiguration(charset: .utf8, language: language), state)
  }

  /// Everything that is ever said in one language.
  private func everything(in language: Language, count: Int) -> [String] {
    let asking = Content(
      kind: .alert, title: "T", buttons: [.init("A")],
      fields: [.init("L"), .init("L", text: "x"), .init("L", isSecure: true), .init("")])
    let rows = (0..<50 + count).map { Content.Button("A\($0)", isEnabled: $0 > 0) }
    var many = Content(title: "T", buttons: rows)
    many.timeoutAnswer = ButtonID(1)
    let options = Presentation.Options(timeout: .seconds(count))
    let fields = script(asking, in: language)
    let list = script(many, in: language, options: options)
    let timed = script(asking, in: language, options: options)
    let none = script(Content(title: "T", buttons: []), in: language)
    let answers: [TypedAnswer] = [
      .empty, .unknown, .disabled(ButtonID(0)), .ambiguous([ButtonID(2)], total: 1 + count),
    ]
    return [
      list.question, timed.question, list.prompt(offering: ButtonID(1)), list.prompt(offering: nil),
      none.prompt(offering: nil), list.echoStays, list.unreadable, list.timeIsUp,
      list.progress(LineProgress.News(percent: 50)),
    ] + (0..<4).map(fields.fieldPrompt) + answers.map(list.reply)
  }

  @Test(arguments: languages)
  func `T8: every phrase is filled in, and none is missing`(language: Language) {
    for count in [1, 2, 3, 5, 11, 21, 100] {
      for text in everything(in: language, count: count) {
        #expect(!text.isEmpty)
        #expect(!text.contains("{") && !text.contains("}"), "\(text)")
      }
    }
  }

  @Test(arguments: languages)
  func `T8: no two phrases are alike, and no two notes on a row`(language: Language) {
    let (line, words) = (LineVocabulary(language), Presentation.Vocabulary(language))
    let phrases = [
      line.prompt, line.promptWithoutDefault, line.promptWithoutRows, line.endCancels,
      line.fieldPrompt, line.fieldPromptWithText, line.securePrompt, line.echoStays, line.timeIsUp,
      line.ambiguous, line.disabled, line.unknown, line.unreadable, line.noDefault,
      line.unnamedField, words.progress(5),
    ]
    let counting = [line.timeLimit, line.timeLimitWithAnswer, line.more, line.moreCandidates]
    let notes = [line.cancel, words.destructive, words.selected, words.disabled, words.ok]
    for all in [notes] + [1, 2, 5].map({ n in phrases + counting.map { $0.form(for: n) } }) {
      #expect(Set(all.map(SearchFolding.folded)).count == all.count)
    }
  }

  @Test(arguments: languages)
  func `T8: a prompt ends where the answer begins`(language: Language) {
    let line = LineVocabulary(language)
    for prompt in [
      line.prompt, line.promptWithoutDefault, line.promptWithoutRows, line.fieldPrompt,
      line.fieldPromptWithText, line.securePrompt,
    ] {
      #expect(prompt.hasSuffix(": ") || prompt.hasSuffix("："))
    }
  }

  @Test func `T8: the dialogue is in the language of the texts, and else of the host`() {
    var content = Content(
      title: "Notiz löschen?",
      buttons: [.init("Löschen", role: .destructive), .init("Zurück", role: .cancel)])
    let (german, english) = (Language("de") ?? .english, Language.english)
    let rows = "1. Löschen (unwiderruflich)\n2. Zurück (bricht ab)\n"
    #expect(script(content, in: german).question == "Notiz löschen?\n" + rows)
    content.language = german
    #expect(script(content, in: english).question == "Notiz löschen?\n" + rows)
    content.language = english
    #expect(
      script(content, in: german).question
        == "Notiz löschen?\n1. Löschen (destructive)\n2. Zurück (cancel)\n")
  }

  @Test(arguments: [("en", "25 %"), ("de", "25\u{a0}%"), ("tr", "%25"), ("fa", "25٪")])
  func `T8: how far a task is, is said in the language of the texts`(tag: String, said: String)
    throws
  {
    let content = Content(kind: .alert, title: "T", buttons: [], progress: .fraction(0.25))
    let script = script(content, in: try #require(Language(tag)))
    #expect(script.progress(LineProgress.News(percent: 25)) == said + "\n")
  }

  @Test(arguments: [
    ("en", 1, "Answer within 1 second."), ("en", 2, "Answer within 2 seconds."),
    ("pl", 1, "Odpowiedz w ciągu 1 sekundy."), ("pl", 5, "Odpowiedz w ciągu 5 sekund."),
    ("ar", 2, "أجب خلال ثانيتين."), ("ar", 5, "أجب خلال \u{2068}5\u{2069} ثوانٍ."),
  ])
  func `T4, T8: a number chooses the form of its phrase`(tag: String, seconds: Int, said: String)
    throws
  {
    let script = script(
      Content(title: "T", buttons: [.init("A")]), in: try #require(Language(tag)),
      options: Presentation.Options(timeout: .seconds(seconds)))
    #expect(script.question == "T\n1. A\n\(said)\n")
  }
}
