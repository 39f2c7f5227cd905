import ActionSheets
import Testing

@testable import ActionSheetsLocalization

@Suite struct GettextPOTests {
  private func read(_ text: String) -> GettextFile {
    GettextReader.po(Array(text.utf8), file: "de.po")
  }

  private func texts(_ text: String) -> [String: Translation.Value] {
    read(text).entries.mapValues { $0.value }
  }

  private func problems(_ text: String) -> [String] {
    read(text).problems.map { "\($0.line ?? 0): \($0.reason)" }
  }

  @Test(
    "T6: a text is read, however it is written",
    arguments: [
      (#"msgid "Open" msgstr "Öffnen""#, "Open", "Öffnen"),
      ("msgid \"a\"\nmsgstr \"\"\n\"b\"\n  \"c\"\n", "a", "bc"),
      ("msgid \"a\"\r\nmsgstr \"b\"\r\n", "a", "b"),
      ("\u{FEFF}msgid \"a\"\nmsgstr \"b\"", "a", "b"),
      ("msgid\"a\"msgstr\"b\"", "a", "b"),
      (#"msgid "a" msgstr "\"\\\n\t\r\a\b\v\f""#, "a", "\"\\\n\t\r\u{7}\u{8}\u{B}\u{C}"),
      (#"msgid "a" msgstr "\303\244\xC3\xB6\60""#, "a", "äö0"),
      (#"msgctxt "menu" msgid "Open" msgstr "Auf""#, "menu\u{4}Open", "Auf"),
      (#"msgctxt "" msgid "Open" msgstr "Auf""#, "\u{4}Open", "Auf"),
      ("domain \"notes\"\nmsgid \"a\"\nmsgstr \"b\"\n", "a", "b"),
    ])
  func text(file: String, key: String, value: String) {
    #expect(texts(file) == [key: .text(value)])
    #expect(problems(file) == [])
  }

  @Test(
    "T6: no comment is part of an entry",
    arguments: [
      "# translator", "#translator without a space", "#. for translators", "#: file.c:12",
      "#, c-format", "#| msgid \"old\"", "#", "#~ msgid \"gone\"\n#~ msgstr \"weg\"",
      "#, fuzzy\n#~ msgid \"gone\"\n#~ msgstr \"weg\"",
    ])
  func comments(comment: String) {
    let file = "\(comment)\nmsgid \"a\"\n\(comment)\nmsgstr \"b\"\n\(comment)\n"
    #expect(texts("\(comment)\nmsgid \"a\"\nmsgstr \"b\"\n\(comment)\n") == ["a": .text("b")])
    #expect(problems("\(comment)\nmsgid \"a\"\nmsgstr \"b\"\n\(comment)") == [])
    if !comment.contains("#~") { #expect(texts(file) == ["a": .text("b")]) }
  }

  @Test(
    "T6: fuzzy and untranslated entries are not shown",
    arguments: [
      "#, fuzzy\nmsgid \"x\"\nmsgstr \"y\"", "#, c-format, fuzzy\nmsgid \"x\"\nmsgstr \"y\"",
      "#= fuzzy\nmsgid \"x\"\nmsgstr \"y\"", "msgid \"x\"\nmsgstr \"\"",
      "msgid \"x\"\nmsgid_plural \"xs\"\nmsgstr[0] \"\"\nmsgstr[1] \"\"",
    ])
  func untranslated(entry: String) {
    let file = "msgid \"a\"\nmsgstr \"b\"\n\n\(entry)\n\nmsgid \"c\"\nmsgstr \"d\"\n"
    #expect(texts(file) == ["a": .text("b"), "c": .text("d")])
    #expect(problems(file) == [])
  }

  @Test(
    "T7: a broken entry is reported with its line, and loses no other",
    arguments: [
      ("msgid \"x\nmsgstr \"y\"", 4), ("msgid \"x\"\nmsgstr \"\\q\"", 5), ("msgid \"x\"", 4),
      ("msgid \"x\"\nmsgid_plural \"xs\"\nmsgstr[1] \"y\"", 6), ("msgstr \"y\"", 4),
      ("msgid \"x\"\nmsgstr[0] \"y\"", 5), ("mgsid \"x\"\nmsgstr \"y\"", 4),
      ("\"x\"\n\"y\"\n<<<<<<< ours\n", 6),
      ("msgid \"x\"\nmsgid_plural \"xs\"\nmsgstr \"y\"", 6), ("msgid \"x\"\nmsgstr \"\\400\"", 5),
    ])
  func broken(entry: String, line: Int) {
    let file = "msgid \"a\"\nmsgstr \"b\"\n\n\(entry)\n\nmsgid \"c\"\nmsgstr \"d\"\n"
    let read = read(file)
    #expect(read.entries["c"]?.value == .text("d"))
    #expect(read.entries["x"] == nil)
    #expect(read.problems.map { $0.line } == [line])
  }

  @Test("T7: a line that is no part of an entry loses none")
  func stray() {
    let file = "msgid \"a\"\nmsgstr \"b\"\n<<<<<<< ours\nmsgid \"c\"\nmsgstr \"d\"\n"
    #expect(texts(file) == ["a": .text("b"), "c": .text("d")])
    #expect(problems(file) == ["3: what stands here is no part of an entry; the entry is not used"])
  }

  @Test("T6: the last of repeated keys wins, and a problem names both lines")
  func repeated() {
    let file = "msgid \"a\"\nmsgstr \"b\"\n\nmsgid \"a\"\nmsgstr \"c\"\n"
    #expect(texts(file) == ["a": .text("c")])
    #expect(problems(file) == ["4: 'a' stands in line 1 too; the last one is used"])
  }

  @Test(
    "T6: the header names the encoding",
    arguments: [
      ("ISO-8859-1", [0xE4, 0xA4], "ä¤"), ("iso-8859-15", [0xE4, 0xA4], "ä€"),
      ("UTF-8", [0xC3, 0xA4], "ä"), ("CHARSET", [0xC3, 0xA4], "ä"),
    ] as [(String, [UInt8], String)])
  func encoding(name: String, bytes: [UInt8], text: String) {
    let header = "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=\(name)\\n\"\n"
    let entry = Array("\(header)\nmsgid \"a\"\nmsgstr \"".utf8) + bytes + Array("\"".utf8)
    let read = GettextReader.po(entry, file: "de.po")
    #expect(read.entries["a"]?.value == .text(text))
    #expect(read.problems == [])
  }

  @Test("T7: of an unknown encoding the texts in ASCII are used")
  func unknownEncoding() {
    let header = "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=KOI8-R\\n\"\n"
    let file = header + "msgid \"a\"\nmsgstr \"b\"\n\nmsgid \"c\"\nmsgstr \"д\"\n"
    #expect(texts(file) == ["a": .text("b")])
    #expect(
      problems(file) == ["1: 'KOI8-R' is an encoding that is not read; texts in ASCII are used"])
  }

  @Test("T7: bytes that are not in the encoding lose their entry alone")
  func wrongBytes() {
    let file =
      Array("msgid \"a\"\nmsgstr \"".utf8) + [0xFF] + Array("\"\nmsgid \"c\"\nmsgstr \"d\"".utf8)
    let read = GettextReader.po(file, file: "de.po")
    #expect(read.entries.mapValues { $0.value } == ["c": .text("d")])
    #expect(read.problems.map { $0.line } == [1])
  }

  @Test("T6: the header names the language, also where it is fuzzy")
  func language() {
    let read = read("#, fuzzy\nmsgid \"\"\nmsgstr \"\"\n\"Language: pt_BR\\n\"\n")
    #expect(read.language == Language("pt-BR"))
  }

  @Test("T4: the forms of a plural are found by both of its keys")
  func plural() {
    let file = """
      msgid ""
      msgstr "Plural-Forms: nplurals=2; plural=(n != 1);\\n"

      msgid "One note"
      msgid_plural "%d notes"
      msgstr[0] "Eine Notiz"
      msgstr[1] "%d Notizen"
      """
    let forms = Translation.Value.forms(["Eine Notiz", "%d Notizen"])
    #expect(texts(file) == ["One note": forms, "%d notes": forms])
    #expect(problems(file) == [])
  }

  @Test("T4: a form that is missing is the nearest before it, and is reported")
  func missingForms() {
    let file = """
      msgid ""
      msgstr "Plural-Forms: nplurals=3; plural=n==1 ? 0 : n==2 ? 1 : 2;\\n"

      msgid "x"
      msgid_plural "xs"
      msgstr[0] "a"
      msgstr[1] ""
      msgstr[2] "c"
      """
    #expect(read(file).entries["x"]?.value == .forms(["a", "a", "c"]))
    #expect(problems(file) == ["4: 'x' lacks some of 3 forms; the nearest is used"])
  }

  @Test("T4: forms that the rule never chooses are left out")
  func needlessForms() {
    let file = """
      msgid ""
      msgstr "Plural-Forms: nplurals=1; plural=0;\\n"

      msgid "x"
      msgid_plural "xs"
      msgstr[0] "a"
      msgstr[1] "b"
      """
    #expect(read(file).entries["x"]?.value == .forms(["a"]))
  }

  @Test(
    "T4: without a plural rule that can be read, the one of English is used, and reported",
    arguments: ["", "Plural-Forms: nplurals=INTEGER; plural=EXPRESSION;\\n"])
  func noRule(header: String) {
    let file = """
      msgid ""
      msgstr "\(header)"

      msgid "x"
      msgid_plural "xs"
      msgstr[0] "a"
      msgstr[1] "b"
      """
    #expect(read(file).pluralExpression == .germanic)
    #expect(
      problems(file) == [
        "0: the header has no plural rule that can be read; the one of English is used"
      ]
    )
  }

  @Test("T4: of several headers, and of fields that a header repeats, the first counts")
  func repeatedHeader() {
    let header = #"msgid "" msgstr "Plural-Forms: nplurals=1; plural=0;\nPlural-Forms: x\n""#
    let other = #"msgid "" msgstr "Language: de\nPlural-Forms: nplurals=1; plural=1/0;\n""#
    let read = read([header, other, other].joined(separator: "\n"))
    #expect(read.language == nil)
    #expect(read.pluralExpression.count == 1)
    #expect(
      lines(read.problems) == [
        "2: the header stands in line 1 too; the first one is used",
        "3: the header stands in line 1 too; the first one is used",
      ])
  }

  @Test("T6: a file may be in UTF-16", arguments: [false, true])
  func utf16(isBigEndian: Bool) {
    let text =
      "\u{FEFF}msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=UTF-16\\n\"\n\nmsgid \"a\"\nmsgstr \"ä\"\n"
    let bytes = text.utf16.flatMap { unit in
      isBigEndian
        ? [UInt8(unit >> 8), UInt8(unit & 0xFF)] : [UInt8(unit & 0xFF), UInt8(unit >> 8)]
    }
    let file = GettextReader.po(bytes, file: "de.po")
    #expect(file.entries.mapValues(\.value) == ["a": .text("ä")])
    #expect(file.problems == [])
  }
}
