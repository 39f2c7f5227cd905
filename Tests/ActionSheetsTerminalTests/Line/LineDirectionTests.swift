import ActionSheets
import Testing

@testable import ActionSheetsTerminal
@testable import TerminalKit

struct LineDirectionTests {
  private func question(_ content: Content, charset: TerminalCharset = .utf8) -> String {
    let presentation = Presentation(content, from: nil, in: Presentation.Environment(idiom: .phone))
    let configuration = LineConfiguration(charset: charset, language: .english)
    let text = LineScript(configuration, presentation).question
    return text.replacing("\u{2068}", with: "{").replacing("\u{2069}", with: "}")
  }

  @Test func `T9: a right-to-left title keeps its direction and its place in the line`() {
    let content = Content(buttons: [
      .init("מחק את file.txt (3)!", role: .destructive, subtitle: "שם"),
      .init("Name", subtitle: "א"), .init("Cancel", role: .cancel),
    ])
    #expect(
      question(content) == """
        1. {מחק את file.txt (3)!} — {שם} (destructive)
        2. Name — {א}
        3. Cancel (cancel)

        """)
  }

  @Test func `C17: no title closes the isolation that is put around it`() {
    let content = Content(buttons: [.init("א\u{2069}\u{202e}b")])
    #expect(question(content).contains("1. {א⟨U+2069⟩⟨U+202E⟩b}\n"))
    #expect(question(content, charset: .ascii).contains("1. ?<U+2069><U+202E>b\n"))
  }

  @Test func `T9: in a phrase from right to left a left-to-right title keeps its direction`() {
    let content = Content(buttons: [.init("Email!")])
    let presentation = Presentation(content, from: nil, in: Presentation.Environment(idiom: .phone))
    var words = LineVocabulary()
    words.prompt = "מספר ({default}): "
    let configuration = LineConfiguration(charset: .utf8, vocabulary: words)
    let prompt = LineScript(configuration, presentation).prompt(offering: content.buttons.first?.id)
    #expect(prompt == "מספר (\u{2068}1. Email!\u{2069}): ")
  }

  @Test func `T9: lines without right-to-left letters have no marks`() {
    let text = question(.explained)
    #expect(!text.contains("{") && !text.contains("}"))
  }
}
