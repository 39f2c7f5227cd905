import ActionSheets
import Testing

@testable import ActionSheetsLocalization

/// Catalogs of Xcode.
@Suite struct XCStringsTests {
  /// Reads a catalog of these entries in German.
  private func read(
    _ strings: String, in tag: String = "de"
  ) throws -> (entries: [String: Translation], problems: [String]) {
    let text = """
      { "sourceLanguage": "en", "version": "1.0", "strings": {
      \(strings)
      } }
      """
    let catalog = XCStrings(Array(text.utf8), file: "t.xcstrings")
    var problems = catalog.problems
    let entries = catalog.entries(in: try language(tag), &problems)
    return (entries, lines(problems))
  }

  /// An entry with one localization, in German.
  private func entry(_ key: String, _ localization: String) -> String {
    "\"\(key)\": {\"localizations\": {\"de\": \(localization)}}"
  }

  private func unit(_ text: String, _ state: String = "translated") -> String {
    "{\"stringUnit\": {\"state\": \"\(state)\", \"value\": \"\(text)\"}}"
  }

  @Test(
    "T6: a text that was translated, or needs review, is a translation; a new or empty one is none")
  func states() throws {
    let (entries, problems) = try read(
      [
        entry("a", unit("A")), entry("b", unit("B", "needs_review")), entry("c", unit("C", "new")),
        entry("d", unit("")), "\"e\": {}", "\"f\": {\"extractionState\": \"stale\"}",
        "\"g\": {\"extractionState\": \"stale\", \"localizations\": {\"de\": \(unit("G"))}}",
        entry("h", "{}"),
      ].joined(separator: ","))
    #expect(texts(entries) == ["a": "A", "b": "B", "g": "G"])
    #expect(problems == [])
  }

  @Test("T6: in the language of the source, a new text is what the program says")
  func source() throws {
    let (entries, _) = try read(
      "\"k\": {\"localizations\": {\"en\": \(unit("Delete", "new"))}}", in: "en")
    #expect(texts(entries) == ["k": "Delete"])
  }

  @Test("T6: keys that are not to be translated are not asked for")
  func shouldTranslate() {
    let text = #"{"strings": {"a": {"shouldTranslate": false}, "b": {}, "c": {"comment": "x"}}}"#
    #expect(XCStrings(Array(text.utf8), file: "").translatableKeys == ["b", "c"])
  }

  @Test("T6: plural and device variations stand in one another either way")
  func variations() throws {
    let plural = "{\"variations\": {\"plural\": {\"one\": \(unit("1")), \"other\": \(unit("n"))}}}"
    let device = "{\"variations\": {\"device\": {\"mac\": \(unit("m")), \"other\": \(unit("o"))}}}"
    let (entries, problems) = try read(
      [
        entry("p", "{\"variations\": {\"plural\": {\"one\": \(device), \"other\": \(unit("n"))}}}"),
        entry("d", "{\"variations\": {\"device\": {\"mac\": \(plural), \"other\": \(unit("o"))}}}"),
      ].joined(separator: ","))
    #expect(
      entries.mapValues(\.value) == [
        "p": .plural([
          .one: .device(["mac": .text("m"), "other": .text("o")]), .other: .text("n"),
        ]),
        "d": .device(["mac": .plural([.one: .text("1"), .other: .text("n")]), "other": .text("o")]),
      ])
    #expect(problems == [])
  }

  private func substitution(_ text: String, _ more: String = "") -> String {
    "{\(more)\"formatSpecifier\": \"lld\", \"variations\": {\"plural\": {\"other\": \(unit(text))}}}"
  }

  @Test("T6: substitutions have a number, a format and forms")
  func substitutions() throws {
    let (entries, problems) = try read(
      entry(
        "k",
        "{\"stringUnit\": {\"state\": \"translated\", \"value\": \"%#@a@ %#@b@\"}, \"substitutions\":"
          + "{\"a\": \(substitution("%arg", "\"argNum\": 2, ")), \"b\": \(substitution("%#@a@"))}}")
    )
    #expect(
      entries == [
        "k": Translation(
          value: .text("%#@a@ %#@b@"),
          substitutions: [
            "a": .init(argument: 2, specifier: "lld", value: .plural([.other: .text("%arg")])),
            "b": .init(argument: nil, specifier: "lld", value: .plural([.other: .text("%#@a@")])),
          ])
      ])
    #expect(problems == [])
  }

  @Test("T7: cyclic and very deep substitutions are refused")
  func cyclic() throws {
    let chain = (0..<20).map { "\"s\($0)\": \(substitution("%#@s\($0 + 1)@"))" }
    for substitutions in ["\"s0\": \(substitution("%1$#@s0@"))", chain.joined(separator: ",")] {
      let (entries, problems) = try read(
        entry(
          "k",
          "{\"stringUnit\": {\"value\": \"%#@s0@\"}, \"substitutions\": {\(substitutions)}}"))
      #expect(entries == [:])
      #expect(
        problems == ["2: 'k': the substitution 's0' stands in itself, or too deep in others"])
    }
  }

  @Test("T4: a text whose form 'other' is missing is reported, and left out")
  func missingOther() throws {
    let (entries, problems) = try read(
      entry("k", "{\"variations\": {\"plural\": {\"one\": \(unit("1"))}}}"))
    #expect(entries == [:])
    #expect(problems == ["2: 'k': the plural form 'other' is missing"])
  }

  @Test(
    "T7: a broken entry is reported with its line, and loses no other",
    arguments: [
      ("7", "'k': expected an object"), ("{\"stringUnit\": []}", "'k': expected an object"),
      ("{\"stringUnit\": {\"value\": 7}}", "'k': the text is no string"),
      ("{\"stringUnit\": {\"value\": \"\u{7F}\"}}", "'k': the string is not valid UTF-8"),
      ("{\"stringUnit\": {}}", "'k': the text has no value"),
      ("{\"stringSet\": {}}", "'k': neither a text nor variations"),
      ("{\"variations\": {}}", "'k': expected variations of one kind, found 0"),
      ("{\"variations\": {\"tense\": {\"past\": {}}}}", nil),
      ("{\"variations\": {\"plural\": {\"past\": \"x\"}}}", "'k': expected an object"),
      (
        "{\"stringUnit\": {\"value\": \"x\"}, \"substitutions\": {\"a\": {\"argNum\": 0}}}",
        "'k': the number of the argument is not 1 or more"
      ),
    ] as [(String, String?)])
  func broken(localization: String, reason: String?) throws {
    let text = """
      { "strings": {
      \(entry("a", unit("A"))),
      \(entry("k", localization)),
      \(entry("z", unit("Z"))) } }
      """
    // U+007F stands for a byte that is not UTF-8.
    let bytes = text.utf8.map { $0 == 0x7F ? 0xFF : $0 }
    let catalog = XCStrings(bytes, file: "t.xcstrings")
    var problems = catalog.problems
    #expect(texts(catalog.entries(in: try language("de"), &problems)) == ["a": "A", "z": "Z"])
    #expect(lines(problems) == (reason.map { ["3: \($0)"] } ?? []))
  }

  @Test(
    "T7: parts of another type are reported, and the rest is read",
    arguments: [
      ("\"k\": 1", "2: 'k' is no object"),
      ("\"k\": {\"localizations\": 1}", "2: 'k': the localizations are no object"),
      ("\"k\": {\"localizations\": {\"english\": {}}}", "2: 'english' is no language"),
    ])
  func otherTypes(broken: String, problem: String) throws {
    let (entries, problems) = try read(broken + "," + entry("z", unit("Z")))
    #expect(texts(entries) == ["z": "Z"])
    #expect(problems == [problem])
  }

  @Test("T6: the last of repeated keys wins, and a problem names both lines")
  func repeated() throws {
    let (entries, problems) = try read(
      entry("k", unit("A")) + ",\n" + entry("b", unit("B")) + ",\n" + entry("k", unit("C")))
    #expect(texts(entries) == ["k": "C", "b": "B"])
    #expect(problems == ["4: 'k' stands in line 2 too; the last one is used"])
  }

  @Test("T7: what stands before broken JSON is used")
  func brokenJSON() throws {
    let (entries, problems) = try read(entry("a", unit("A")) + ",\n\"k\": {")
    #expect(texts(entries) == ["a": "A"])
    #expect(problems == ["4: expected ',' or '}'; what follows is not read"])
  }

  @Test("T6: versions 1.0 to 1.2 are known, and another is reported")
  func versions() {
    for (version, expected) in [("1.0", 0), ("1.1", 0), ("1.2", 0), ("2.0", 1)] {
      let text = "{\"version\": \"\(version)\", \"strings\": {}}"
      #expect(XCStrings(Array(text.utf8), file: "").problems.count == expected)
    }
  }

  @Test("T7: deep nesting is refused")
  func deep() throws {
    let nested = String(repeating: "[", count: 200_000)
    let (_, problems) = try read("\"k\": {\"comment\": \(nested)")
    #expect(
      problems == [
        "2: more than 64 lists and objects inside one another; what follows is not read"
      ])
  }

  @Test(
    "T7: a string that is broken loses nothing but the entry that it is in",
    arguments: [
      ("\"k\\q\": {}", "3: unknown escape in a string; the key is left out"),
      ("\"k\\ud800\": {}", "3: half a surrogate pair is no character; the key is left out"),
      (
        "\"k\t\": {\"localizations\": {}}",
        "3: a control character in a string must be written as an escape; the key is left out"
      ),
      (
        "\"k\": {\"localizations\": {\"d\\q\": {}}}",
        "3: unknown escape in a string; the key is left out"
      ),
      ("\"k\": {\"comment\": \"a\tb\"}", nil),
      (
        "\"k\": {\"localizations\": {\"de\": {\"stringUnit\": {\"value\": \"a\tb\"}}}}",
        "3: 'k': a control character in a string must be written as an escape"
      ),
    ] as [(String, String?)])
  func brokenString(entry broken: String, problem: String?) throws {
    let (entries, problems) = try read(
      entry("a", unit("A")) + ",\n" + broken + ",\n" + entry("z", unit("Z")))
    #expect(texts(entries) == ["a": "A", "z": "Z"])
    #expect(problems == (problem.map { [$0] } ?? []))
  }
}
