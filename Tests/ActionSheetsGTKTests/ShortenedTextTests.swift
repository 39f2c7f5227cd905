import Testing

@testable import ActionSheetsGTK

@Suite struct ShortenedTextTests {
  @Test func `A text that can be laid out stays as it is`() {
    for text in [
      "", "Delete Note", String(repeating: "word ", count: 2000),
      String(repeating: "語", count: 9000),
    ] {
      #expect(ShortenedText.paragraphs(text) == text)
    }
  }

  @Test func `C17: a word is cut, however few characters its scalars make`() {
    for part in ["T", "\u{301}"] {
      let word = String(repeating: part, count: 100_000)
      let expected = String(repeating: part, count: 500) + "…"
      #expect(ShortenedText.paragraphs(word) == expected)
      #expect(ShortenedText.paragraphs("a \(word) b") == "a \(expected) b")
      #expect(ShortenedText.prefix(of: word, 1000).unicodeScalars.count == 1001)
    }
  }

  @Test func `C17: a text is cut where very much of it is unseen`() {
    let letters = String(repeating: "T", count: 100_000)
    #expect(ShortenedText.prefix(of: letters, unseen: 3) == letters)
    let controls = String(repeating: "a\u{1}", count: 100_000)
    #expect(ShortenedText.prefix(of: controls, unseen: 3) == "a\u{1}a\u{1}a\u{1}a…")
    #expect(ShortenedText.prefix(of: "a\u{1}a\u{1}", unseen: 2) == "a\u{1}a\u{1}")
  }

  @MainActor @Test func `C17: no more is shown of what is unseen than of what is seen`() {
    let hostile = String(repeating: "\u{202E}", count: 100_000)
    #expect(Text.shown(hostile) == String(repeating: "⟨U+202E⟩", count: 125) + "…")
    #expect(Text.spoken(hostile) == String(repeating: "⟨U+202E⟩", count: 1000) + "…")
  }

  @Test func `C17: a text is cut`() {
    let text = ShortenedText.paragraphs(String(repeating: "T\n", count: 50_000))
    #expect(text == String(repeating: "T\n", count: 5000) + "…")
    #expect(ShortenedText.prefix(of: "four", 4) == "four")
    #expect(ShortenedText.prefix(of: "fours", 4) == "four…")
  }
}
