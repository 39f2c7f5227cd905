import ActionSheets
import RandomTesting
import Testing

@testable import ActionSheetsTerminal
@testable import TerminalKit

/// A text with its caret written as `|`.
private func editor(_ marked: String, isSecure: Bool = false) -> FieldEditor {
  let before = marked.prefix { $0 != "|" }
  let after = marked.dropFirst(before.count + 1)
  let editor = FieldEditor(FieldText(String(before + after)), isSecure: isSecure)
  editor.moveCaret(to: before.utf8.count)
  return editor
}

extension FieldEditor {
  fileprivate var marked: String {
    withUTF8 { bytes in
      String(decoding: bytes[..<caret], as: UTF8.self) + "|"
        + String(decoding: bytes[caret...], as: UTF8.self)
    }
  }
}

private func press(_ key: Key, _ modifiers: Modifiers = []) -> KeyPress {
  KeyPress(key, modifiers: modifiers)
}

@Suite struct FieldEditorTests {
  @Test(arguments: [
    ("a|b", press(.character("x")), "ax|b"), ("|", press(.character("漢")), "漢|"),
    ("ab|", press(.backspace), "a|"), ("|ab", press(.backspace), "|ab"),
    ("👨‍👩‍👧|b", press(.backspace), "|b"), ("e\u{301}|", press(.backspace), "|"),
    ("🇩🇪🇫🇷|", press(.backspace), "🇩🇪|"), ("漢字|", press(.backspace), "漢|"),
    ("|👍🏽a", press(.delete), "|a"), ("a|", press(.delete), "a|"),
    ("a|e\u{301}b", press(.delete), "a|b"), ("ab|c", press(.left), "a|bc"),
    ("|abc", press(.left), "|abc"), ("a|👨‍👩‍👧c", press(.right), "a👨‍👩‍👧|c"),
    ("abc|", press(.right), "abc|"), ("ab|c", press(.home), "|abc"),
    ("ab|c", press(.end), "abc|"), ("ab|c", press(.character("a"), .control), "|abc"),
    ("ab|c", press(.character("e"), .control), "abc|"),
    ("ab|c", press(.character("u"), .control), "|c"),
    ("ab|c", press(.character("k"), .control), "ab|"),
    ("ab|c", press(.character("b"), .control), "a|bc"),
    ("ab|c", press(.character("f"), .control), "abc|"),
    ("ab|c", press(.character("h"), .control), "a|c"),
    ("ab|c", press(.character("d"), .control), "ab|"),
    ("one two  |", press(.character("w"), .control), "one |"),
    ("one two|", press(.backspace, .alt), "one |"), ("one|", press(.left, .control), "|one"),
    ("|one two", press(.right, .control), "one| two"), ("a|b", press(.character(" ")), "a |b"),
    // What stood apart becomes one character, and the caret stands behind it.
    ("🇩a|🇪", press(.backspace), "🇩🇪|"),
  ])
  func `Keys edit by character`(before: String, key: KeyPress, after: String) {
    let editor = editor(before)
    #expect(editor.take(key))
    #expect(editor.marked == after)
  }

  @Test(arguments: [
    press(.enter), press(.tab), press(.backTab), press(.escape), press(.up), press(.down),
    press(.function(1)), press(.character("x"), .alt), press(.character("y"), .control),
    press(.character("a"), [.control, .alt]),
  ])
  func `Other keys keep their meaning and change nothing`(key: KeyPress) {
    let editor = editor("a|b")
    #expect(!editor.take(key))
    #expect(editor.marked == "a|b")
  }

  @Test(arguments: [
    ("one\ntwo", "xone|y"), ("one\r\ntwo", "xone|y"), ("\nrm -rf", "x|y"),
    ("a\u{1B}[31mb", "xa[31mb|y"),
    ("a\u{7}\u{9B}b\u{0}", "xab|y"), ("e\u{2028}f", "xe|y"), ("", "x|y"), ("👩‍🚀", "x👩‍🚀|y"),
  ])
  func `C10: a paste is its first line, without control characters`(paste: String, after: String) {
    let editor = editor("x|y")
    editor.paste(FieldText(paste))
    #expect(editor.marked == after)
  }

  @Test func `A field starts with its text made one line of valid UTF-8`() {
    let text = FieldText(utf8: [0x61, 0xFF, 0x0A, 0x62])
    #expect(FieldEditor(text).text == FieldText("ab"))
  }

  @Test func `A field takes no more than its limit`() {
    let editor = FieldEditor()
    editor.paste(FieldText(String(repeating: "é", count: FieldEditor.limit)))
    editor.insert("é")
    #expect(editor.withUTF8 { $0.count } == FieldEditor.limit)
  }

  @Test func `A secret has no words, lest their borders show`() {
    let editor = editor("one two|", isSecure: true)
    #expect(editor.take(press(.left, .control)))
    #expect(editor.marked == "|one two")
    #expect(editor.take(press(.end)))
    #expect(editor.take(press(.character("w"), .control)))
    #expect(editor.isEmpty)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `Random edits agree with a plain string`(seed: UInt64) {
    let pieces: [Character] = [
      "a", "é", "\u{301}", "👨‍👩‍👧", "🇩", "🇪", "漢", "\u{200D}", "👍", "🏽", " ", "ก", "\u{E33}", "क",
      "\u{94D}",
    ]
    var random = SplitMix64(seed: seed)
    let editor = FieldEditor()
    var model = TextModel()
    for _ in 0..<400 {
      switch Int.random(in: 0..<12, using: &random) {
      case 0: perform(press(.backspace), editor) { model.delete(model.before..<model.caret) }
      case 1: perform(press(.delete), editor) { model.delete(model.caret..<model.after) }
      case 2: perform(press(.left), editor) { model.caret = model.before }
      case 3: perform(press(.right), editor) { model.caret = model.after }
      case 4: perform(press(.home), editor) { model.caret = 0 }
      case 5 where Bool.random(using: &random):
        perform(press(.character("k"), .control), editor) {
          model.delete(model.caret..<model.text.utf8.count)
        }
      default:
        let piece = pieces.randomElement(using: &random) ?? "a"
        perform(press(.character(piece)), editor) { model.insert(piece) }
      }
      #expect(editor.text.string == model.text)
      #expect(editor.caret == model.caret)
      #expect(editor.borders == model.borders)
    }
  }

  private func perform(_ key: KeyPress, _ editor: FieldEditor, _ change: () -> Void) {
    change()
    #expect(editor.take(key))
  }
}

/// What a field is, in the simplest words: a string and a place in it.
private struct TextModel {
  var text = ""
  var caret = 0

  var borders: [Int] { text.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.utf8.count) } }
  var before: Int { borders.last { $0 < caret } ?? 0 }
  var after: Int { borders.first { $0 > caret } ?? caret }

  mutating func insert(_ character: Character) {
    replace(caret..<caret, with: String(character))
    snap(caret + character.utf8.count)
  }

  mutating func delete(_ range: Range<Int>) {
    replace(range, with: "")
    snap(range.lowerBound)
  }

  private mutating func replace(_ range: Range<Int>, with new: String) {
    let bytes = Array(text.utf8)
    text = String(
      decoding: bytes[..<range.lowerBound] + Array(new.utf8) + bytes[range.upperBound...],
      as: UTF8.self)
  }

  private mutating func snap(_ position: Int) {
    caret = borders.first { $0 >= position } ?? text.utf8.count
  }
}
