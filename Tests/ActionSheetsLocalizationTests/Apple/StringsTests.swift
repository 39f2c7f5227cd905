import Testing

@testable import ActionSheetsLocalization

/// Files of `"key" = "text";`.
@Suite struct StringsTests {
  private func read(_ bytes: [UInt8]) -> (texts: [String: String], problems: [String]) {
    let read = StringsReader.read(bytes, file: "t.strings")
    return (texts(read.entries), lines(read.problems))
  }

  private func read(_ text: String) -> (texts: [String: String], problems: [String]) {
    read(Array(text.utf8))
  }

  @Test("T6: keys may be quoted or bare, and stand for their own text")
  func entries() {
    let (texts, problems) = read(
      #"""
      /* A comment; "no" = "entry"; */
      "Delete" = "Löschen"; // "nor" = "this";
      bare.key-1 = Wort;
      'single' = 'a "b"';
      "Keep";
      """#)
    #expect(
      texts == [
        "Delete": "Löschen", "bare.key-1": "Wort", "single": #"a "b""#, "Keep": "Keep",
      ])
    #expect(problems == [])
  }

  @Test("T6: braces may stand around the entries")
  func braces() {
    let (texts, problems) = read(#"{ "a" = "b"; c = d; }"#)
    #expect(texts == ["a": "b", "c": "d"])
    #expect(problems == [])
  }

  @Test(
    "T6: escapes",
    arguments: [
      (#"\n\t\r\a\b\f\v"#, "\n\t\r\u{7}\u{8}\u{C}\u{B}"), (#"\"\'\\"#, #""'\"#),
      (#"\101\60\0"#, "A0\0"),
      // What an octal number means beyond ASCII, NeXTSTEP decided.
      (#"\351\300"#, "Ø\u{B9}"), (#"\U00e9\U00E9"#, "éé"), (#"\UD83D\UDE00!"#, "😀!"),
      (#"\U41x"#, "Ax"), (#"\Uzz"#, "Uzz"), (#"\q\é"#, "qé"), ("a\\\nb", "a\nb"),
    ])
  func escapes(written: String, meant: String) {
    let (texts, problems) = read("k = \"\(written)\";")
    #expect(texts == ["k": meant])
    #expect(problems == [])
  }

  @Test("T7: a small u is read as the capital one, and reported")
  func smallU() {
    let (texts, problems) = read(#"k = "a \u203A b";"#)
    #expect(texts == ["k": "a › b"])
    #expect(problems == [#"1: \u is read as \U, which is the only one that Apple's readers know"#])
  }

  @Test("T7: half a surrogate pair is replaced", arguments: [#"\UD83D"#, #"\UD83Dx"#, #"\UDE00"#])
  func loneSurrogate(written: String) {
    let (texts, problems) = read("k = \"\(written)\";")
    #expect(texts["k"]?.hasPrefix("\u{FFFD}") == true)
    #expect(problems == ["1: half a surrogate pair is no character"])
  }

  private static func utf16(_ text: String, bigEndian: Bool, marks: Int) -> [UInt8] {
    (Array(repeating: 0xFEFF, count: marks) + Array(text.utf16)).flatMap { unit in
      let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return bigEndian ? bytes : bytes.reversed()
    }
  }

  @Test("T6: UTF-16 in either order, without, with and with a doubled mark", arguments: 0...2)
  func utf16(marks: Int) {
    for bigEndian in [true, false] {
      let bytes = Self.utf16("\"k\" = \"Löschen 😀\";\n", bigEndian: bigEndian, marks: marks)
      let (texts, problems) = read(bytes)
      #expect(texts == ["k": "Löschen 😀"])
      #expect(problems == [])
    }
  }

  @Test("T6: UTF-8 without, with and with a doubled mark", arguments: 0...2)
  func utf8(marks: Int) {
    let (texts, problems) = read(String(repeating: "\u{FEFF}", count: marks) + "k = \"ö\";")
    #expect(texts == ["k": "ö"])
    #expect(problems == [])
  }

  private let latin1: [UInt8] =
    Array("k = \"L".utf8) + [0xF6] + Array("schen\";\n\"b\" = \"ß\";".utf8)

  @Test("T7: a text that is not UTF-8 is read as Latin-1, alone")
  func undeclaredLatin1() {
    let (texts, problems) = read(latin1)
    #expect(texts == ["k": "Löschen", "b": "ß"])
    #expect(problems == ["1: the text is not valid UTF-8, and is read as Latin-1"])
  }

  @Test(
    "T6: a comment may declare Latin-1",
    arguments: ["/* -*- coding: latin-1 -*- */", "// charset=ISO-8859-1"])
  func declaredLatin1(comment: String) {
    let (texts, problems) = read(Array((comment + "\n").utf8) + latin1.dropLast(8))
    #expect(texts["k"] == "Löschen")
    #expect(problems.allSatisfy { !$0.contains("UTF-8") })
  }

  @Test(
    "T7: a mistake is reported with its line, and loses no other entry",
    arguments: [
      ("\"m\" = \"n\"", ["2: expected ';' after the text of 'm'"], ["m": "n"]),
      ("\"m\" \"n\";", ["2: expected '=' after the key"], [:]),
      ("\"m\" = ;", ["2: 'm' has no text"], [:]),
      ("= \"n\";", ["2: expected a key"], [:]),
      ("\"m\" = <0a>;", ["2: 'm' has no text"], [:]),
      ("\"m = \"n\";", ["2: expected '=' after the key"], [:]),
      ("\"m\" = \"n;", ["2: the text does not end, or no ';' follows"], [:]),
      (
        "“m” = “n”;",
        Array(repeating: "2: curly quotation marks are read as plain ones", count: 2), ["m": "n"]
      ),
      ("“m = n;", ["2: expected a key"], [:]), ("%%%", ["2: expected a key"], [:]),
    ])
  func recovery(broken: String, expected: [String], found: [String: String]) {
    let (texts, problems) = read("\"a\" = \"1\";\n\(broken)\n\"z\" = \"2\";\n\"y\" = \"3\";\n")
    #expect(texts == ["a": "1", "z": "2", "y": "3"].merging(found) { $1 })
    #expect(problems == expected)
  }

  @Test(
    "T7: what ends too early is reported",
    arguments: [
      ("", ["-: the file is empty"]), ("/* a", ["1: the comment does not end"]),
      ("k = \"a", ["1: the text does not end, or no ';' follows"]), ("k =", ["1: 'k' has no text"]),
      ("k", ["1: expected '=' after the key"]), ("\\", ["1: expected a key"]),
      ("k = \"a\\", ["1: the text does not end, or no ';' follows"]),
    ])
  func ends(text: String, expected: [String]) {
    let (texts, problems) = read(text)
    #expect(texts == [:])
    #expect(problems == expected)
  }

  @Test("T6: the last of repeated keys wins, and a problem names both lines")
  func repeated() {
    let (texts, problems) = read("k = a;\r\nb = c;\rk = d;\n")
    #expect(texts == ["k": "d", "b": "c"])
    #expect(problems == ["3: 'k' stands in line 1 too; the last one is used"])
  }

  @Test("T7: a file of mistakes does not fill the memory")
  func manyMistakes() {
    let (_, problems) = read(String(repeating: "=\n", count: 100_000))
    #expect(problems.count == ProblemList.limit + 1)
    #expect(problems.last == "-: there are more problems than these")
  }

  @Test(
    "T7: what is read again after a mistake is not read again and again",
    arguments: ["\"\\\"\n", "\"\n", "\\\"\n", "a=\"\n", "/*\"\n", "“\n", "\"a\"=\n", "*/\""])
  func linear(line: String) {
    // A reader of quadratic time would need hours.
    let (_, problems) = read(String(repeating: line, count: 200_000 / line.utf8.count))
    #expect(!problems.isEmpty)
  }
}
