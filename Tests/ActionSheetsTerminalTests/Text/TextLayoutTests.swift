@testable import ActionSheetsTerminal
@testable import TerminalKit
import RandomTesting
import Testing

@Suite struct TextLayoutTests {
  private static func lines(
    _ text: String, _ width: Int, _ limit: Int = 3, charset: TerminalCharset = .utf8
  ) -> [String] {
    TextLayout(DisplayText(text, charset: charset)).lines(width: width, limit: limit).map(\.string)
  }

  @Test(arguments: [
    ("Email", 10, ["Email"]), ("Delete this note", 16, ["Delete this note"]),
    ("Delete this note", 15, ["Delete this", "note"]),
    ("Delete this note", 11, ["Delete this", "note"]),
    ("Delete this note", 10, ["Delete", "this note"]),
    ("Delete this note", 6, ["Delete", "this", "note"]),
    ("Delete this note", 5, ["Delet", "e", "this…"]), ("a  b", 1, ["a", "b"]),
    ("a   b", 2, ["a", "b"]),
    ("  ab", 4, ["  ab"]), ("    ab", 3, ["ab"]), ("ab  ", 2, ["ab"]), ("", 5, [""]),
    ("   ", 2, [""]),
    ("abcdefgh", 3, ["abc", "def", "gh"]), ("abcdefghij", 3, ["abc", "def", "gh…"]),
    ("a b c d", 1, ["a", "b", "…"]), ("ab\u{A0}cd", 4, ["ab\u{A0}c", "d"]),
    ("x y\u{A0}z", 4, ["x", "y\u{A0}z"]),
  ])
  func `A13: lines end at spaces, and an ellipsis says that more follows`(
    text: String, width: Int, expected: [String]
  ) {
    #expect(Self.lines(text, width) == expected)
  }

  @Test(arguments: [
    ("删除此备忘录", 4, ["删除", "此备", "忘录"]), ("删除此备忘录", 5, ["删除", "此备", "忘录"]),
    ("删除。此", 4, ["删", "除。", "此"]), ("「削除」する", 4, ["「削", "除」", "する"]),
    ("Note删除", 6, ["Note删", "除"]),
    ("删除Note", 6, ["删除", "Note"]), ("中", 1, ["?"]), ("中文", 1, ["?", "?"]),
    ("a中b", 2, ["a", "中", "b"]),
    ("👍👍👍👍", 4, ["👍👍", "👍👍"]), ("中文字幕", 3, ["中", "文", "字…"]), ("中　文", 3, ["中", "文"]),
    ("a　b", 2, ["a", "b"]),
  ])
  func `A13: wide characters are not halved, and lines end between them`(
    text: String, width: Int, expected: [String]
  ) {
    #expect(Self.lines(text, width) == expected)
  }

  @Test(arguments: [
    (0, 3, [""]), (-4, 3, [""]), (5, 0, []), (5, -1, []), (1, 1, ["…"]), (2, 1, ["D…"]),
    (6, 1, ["Delet…"]),
    (7, 1, ["Delete…"]), (8, 1, ["Delete…"]), (9, 1, ["Delete n…"]),
  ])
  func `A15: any room gives a result`(width: Int, limit: Int, expected: [String]) {
    #expect(Self.lines("Delete note", width, limit) == expected)
  }

  @Test(arguments: [(1, ["."]), (2, [".."]), (3, ["..."]), (4, ["D..."]), (11, ["Delete note"])])
  func `A13: an ASCII terminal gets three dots`(width: Int, expected: [String]) {
    #expect(Self.lines("Delete note", width, 1, charset: .ascii) == expected)
  }

  @Test func `A13: the last line alone tells that it was truncated`() {
    let layout = TextLayout(DisplayText("one two three four"))
    #expect(layout.lines(width: 5, limit: 2).map(\.isTruncated) == [false, true])
    #expect(layout.lines(width: 5, limit: 4).map(\.isTruncated) == [false, false, false, false])
    #expect(layout.lines(width: 0, limit: 2).map(\.isTruncated) == [true])
  }

  @Test(arguments: [TerminalCharset.utf8, .ascii])
  func `A15: no line is wider than its room, whatever the text`(charset: TerminalCharset) {
    var generator = SplitMix64(seed: 15)
    for round in 0..<3_000 {
      let text = RandomText.any(
        length: Int.random(in: 0...40, using: &generator), using: &generator)
      let width = Int.random(in: 0...20, using: &generator)
      let limit = Int.random(in: 0...5, using: &generator)
      let lines = TextLayout(DisplayText(text, charset: charset)).lines(width: width, limit: limit)
      let fits = lines.allSatisfy { line in
        line.width <= width && line.width == line.clusters.reduce(0) { $0 + $1.width }
      }
      #expect(fits && lines.count <= max(limit, 0), "round \(round), width \(width)")
    }
  }

  @Test func `A13: nothing but spaces is lost in breaking`() {
    var generator = SplitMix64(seed: 13)
    for _ in 0..<3_000 {
      let text = RandomText.any(length: 20, using: &generator)
      let width = Int.random(in: 2...20, using: &generator)
      let display = DisplayText(text)
      let lines = TextLayout(display).lines(width: width, limit: .max)
      let drawn = lines.flatMap(\.clusters).filter { !$0.isSpace }
      #expect(drawn == display.filter { !$0.isSpace }, "\(text.unicodeScalars.map(\.value))")
    }
  }
}
