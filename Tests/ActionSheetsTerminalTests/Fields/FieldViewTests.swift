import ActionSheets
import Testing

@testable import ActionSheetsTerminal
@testable import TerminalKit

@Suite struct FieldViewTests {
  private func view(
    _ text: String, caret: Int, columns: Int, isSecure: Bool = false,
    charset: TerminalCharset = .utf8
  ) -> String {
    let editor = FieldEditor(FieldText(text), isSecure: isSecure)
    editor.moveCaret(to: caret)
    let view = FieldView(editor, columns: columns, charset: charset)
    return view.clusters.map(\.text).joined() + " \(view.caretColumn)"
  }

  @Test(arguments: [
    ("abc", 3, 10, "abc 3"), ("abc", 0, 10, "abc 0"), ("abcdef", 6, 4, "def 3"),
    ("abcdef", 6, 6, "bcdef 5"), ("abcdef", 0, 4, "abcd 0"), ("abcdef", 6, 1, " 0"),
    ("漢字漢字", 12, 5, "漢字 4"), ("漢字漢字", 12, 4, "字 2"), ("漢字", 0, 1, " 0"), ("", 0, 3, " 0"),
  ])
  func `A long text scrolls to its caret`(text: String, caret: Int, columns: Int, shown: String) {
    #expect(view(text, caret: caret, columns: columns) == shown)
  }

  /// The caret stands before a character in the character's cell; a letter takes two bytes.
  @Test(arguments: [
    ("אבג", 6, false, "1 אבג 0"), ("אבג", 0, false, "1 אבג 1"), ("אבג", 4, false, "1 אבג 3"),
    ("אבג", 6, true, "6 אבג 5"), ("אב a!", 7, true, "4 !a אב 3"), ("אב a!", 5, true, "4 !a אב 5"),
    ("abc", 3, true, "5 abc 8"), ("abc", 0, true, "5 abc 5"), ("", 0, true, "9  8"),
    ("אבגדהוזחט", 0, true, "0 אבגדהוזחט 0"), ("אבגדהוזחט", 18, true, "1 בגדהוזחט 0"),
    ("א abcdefghij!", 14, true, "1 !defghij 0"),
  ])
  func `T9: the text of a field has its own direction, and the caret follows it`(
    text: String, caret: Int, isMirrored: Bool, shown: String
  ) {
    let editor = FieldEditor(FieldText(text), isSecure: false)
    editor.moveCaret(to: caret)
    let view = FieldView(editor, columns: 9, charset: .utf8, isMirrored: isMirrored)
    let clusters = view.clusters.map(\.text).joined()
    #expect("\(view.startColumn) \(clusters) \(view.caretColumn)" == shown)
    #expect(view.position(atColumn: view.caretColumn) == caret)
  }

  @Test(arguments: [(TerminalCharset.utf8, "••• 3"), (.ascii, "*** 3")])
  func `A secret shows a mark for each character`(charset: TerminalCharset, shown: String) {
    #expect(view("a漢👨‍👩‍👧", caret: 99, columns: 9, isSecure: true, charset: charset) == shown)
  }

  @Test func `Scrolling is no more than needed, and goes back when text is removed`() {
    let editor = FieldEditor(FieldText("abcdefgh"))
    func shown() -> String {
      FieldView(editor, columns: 4, charset: .utf8).clusters.map(\.text).joined()
    }
    var steps = [shown()]
    for _ in 0..<4 { _ = editor.take(KeyPress(.left)) }
    steps.append(shown())
    _ = editor.take(KeyPress(.left))
    steps.append(shown())
    _ = editor.take(KeyPress(.character("k"), modifiers: .control))
    steps.append(shown())
    #expect(steps == ["fgh", "efgh", "defg", "abc"])
  }

  @Test(arguments: [(-1, 3), (0, 3), (1, 3), (2, 6), (3, 6), (4, 9), (5, 10), (9, 10)])
  func `A column of the field belongs to a character`(column: Int, position: Int) {
    let editor = FieldEditor(FieldText("漢字漢a"))
    editor.hiddenCharacters = 1
    let view = FieldView(editor, columns: 6, charset: .utf8)
    #expect(view.position(atColumn: column) == position)
  }
}
