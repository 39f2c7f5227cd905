import ActionSheets
import Testing

@testable import ActionSheetsLocalization

@Suite struct FormatTests {
  private func catalog(
    _ entries: [String: Translation], in tag: String = "de"
  ) throws -> Catalog {
    var entries = entries
    entries.addLiteralKeys()
    return Catalog(
      language: try #require(Language(tag)), problems: [], entries: entries, pluralExpression: nil)
  }

  private func show(
    _ translation: String, for key: String, _ arguments: [LocalizedText.Argument]
  ) throws -> String {
    try catalog([key: Translation(value: .text(translation))])
      .text(LocalizedText(key: key, arguments, source: "source"))
  }

  @Test(
    "T1: values are put into the places of the translation",
    arguments: [
      ("%@ gelöscht", "%@ deleted", [.text("a")], "a gelöscht"),
      ("%2$@ von %1$lld", "%lld of %@", [.integer(3), .text("b")], "b von 3"),
      ("%1$@%1$@", "%@", [.text("ab")], "abab"), ("100 %% %@", "%@", [.text("a")], "100 % a"),
      ("100 % %@", "%@", [.text("a")], "100 % a"), ("%@ %", "%@", [.text("a")], "a %"),
      ("%s, %s", "%s, %s", [.text("%@"), .text("%s")], "%@, %s"),
      ("%(b)s %(a)d", "%(a)d %(b)s", [.integer(1), .text("x")], "x 1"),
      ("%(a)@ %(a)@", "%(a)@", [.text("x")], "x x"),
      ("{b} {a} {b}", "{a} {b}", [.integer(1), .text("x")], "x 1 x"),
      ("{{a}} {a} }}% %@", "{a}", [.integer(1)], "{a} 1 }% %@"),
      ("{a} %lld", "{a} %lld", [.integer(1)], "{a} 1"), ("ohne", "%lld", [.integer(1)], "ohne"),
      ("%@ %@", "notes.count", [.integer(1), .text("x")], "1 x"),
    ] as [(String, String, [LocalizedText.Argument], String)])
  func values(
    translation: String, key: String, arguments: [LocalizedText.Argument], expected: String
  ) throws {
    #expect(try show(translation, for: key, arguments) == expected)
    #expect(Translation(value: .text(translation)).problem(for: key) == nil)
  }

  @Test(
    "T5: a translation whose places do not fit shows the source, and is reported",
    arguments: [
      ("%@ %@", "%@", [.text("a")], "there is a place for which there is no value"),
      ("%2$@", "%@", [.text("a")], "there is a place for which there is no value"),
      ("%0$@", "%@", [.text("a")], "there is a place for which there is no value"),
      (
        "%99999999999999999999$@", "%@", [.text("a")],
        "there is a place for which there is no value"
      ),
      ("%d", "%@", [.text("a")], "a value is of another kind than its place"),
      ("%.1f", "%@", [.text("a")], "a value is of another kind than its place"),
      ("%d", "%lf", [.decimal(1)], "a value is of another kind than its place"),
      ("%*d", "%d", [.integer(1)], "'%*d' is no place for a value"),
      ("%n", "%d", [.integer(1)], "'%n' is no place for a value"),
      ("%.999d", "%d", [.integer(1)], "'%.999d' is no place for a value"),
      ("%99999999999999999999d", "%d", [.integer(1)], "'%99999999' is no place for a value"),
      ("%(b)s", "%(a)s", [.text("a")], "there is no value 'b'"),
      ("{b}", "{a}", [.text("a")], "there is no value 'b'"),
      ("%#@x@", "%lld", [.integer(1)], "there is no part 'x'"),
    ] as [(String, String, [LocalizedText.Argument], String)])
  func misfits(
    translation: String, key: String, arguments: [LocalizedText.Argument], reason: String
  ) throws {
    #expect(try show(translation, for: key, arguments) == "source")
    #expect(Translation(value: .text(translation)).problem(for: key) == reason)
  }

  @Test("T5: where values are missing, the source is shown")
  func tooFewValues() throws {
    #expect(try show("%@ %@", for: "%@ %@", [.text("a")]) == "source")
  }

  @Test("T1: without values a text is no format")
  func noFormat() throws {
    #expect(try show("100%ig %@ %n {a}", for: "100% %@", []) == "100%ig %@ %n {a}")
  }

  @Test(
    "T1: a literal finds a key that was written by hand",
    arguments: ["Delete %d notes", "Delete %ld notes", "Delete %i notes", "Delete %u notes"])
  func literals(key: String) throws {
    let catalog = try catalog([key: Translation(value: .text("%d Notizen löschen"))])
    #expect(catalog.text("Delete \(3) notes") == "3 Notizen löschen")
  }

  @Test("T1: a literal finds its own key before one that was written by hand")
  func ownKey() throws {
    let catalog = try catalog([
      "Delete %d": Translation(value: .text("a")), "Delete %lld": Translation(value: .text("b")),
    ])
    #expect(catalog.text("Delete \(3)") == "b")
  }

  @Test(
    "T4: the number chooses the plural form; one that is missing is that for other",
    arguments: [(0, "keine"), (1, "eine"), (2, "2 Notizen")])
  func plural(number: Int, expected: String) throws {
    let catalog = try catalog([
      "%lld notes": Translation(
        value: .plural([
          .zero: .text("keine"), .one: .text("eine"), .other: .text("%lld Notizen"),
        ]))
    ])
    #expect(catalog.text("\(number) notes") == expected)
  }

  @Test("T4: a plural and a device may stand in each other")
  func nestedChoices() throws {
    let plural = Translation.Value.plural([
      .one: .device(["iphone": .text("a"), "other": .text("b")]),
      .other: .device(["mac": .text("c"), "other": .text("d")]),
    ])
    let catalog = try catalog([
      "%lld x": Translation(value: .device(["ipad": .text("e"), "other": plural])),
      "wide": Translation(value: .width([20: .text("short"), 50: .text("long")])),
    ])
    #expect(catalog.text("\(1) x") == "b")
    #expect(catalog.text("\(2) x") == "c")
    #expect(catalog.text("wide") == "long")
  }

  private func substitution(_ argument: Int?, _ one: String, _ other: String)
    -> Translation.Substitution
  {
    .init(
      argument: argument, specifier: "lld",
      value: .plural([.one: .text(one), .other: .text(other)]))
  }

  @Test(
    "T4: each part of a text has the form for its own number",
    arguments: [(1, 2, "eine Notiz in 2 Mappen"), (3, 1, "3 Notizen in einer Mappe")])
  func substitutions(notes: Int, folders: Int, expected: String) throws {
    for (first, second) in [(nil, nil), (1, 2)] as [(Int?, Int?)] {
      let translation = Translation(
        value: .text("%#@notes@ in %#@folders@"),
        substitutions: [
          "notes": substitution(first, "eine Notiz", "%arg Notizen"),
          "folders": substitution(second, "einer Mappe", "%d Mappen"),
        ])
      #expect(translation.problem(for: "%lld notes in %lld folders") == nil)
      let catalog = try catalog(["%lld notes in %lld folders": translation])
      #expect(catalog.text("\(notes) notes in \(folders) folders") == expected)
    }
  }

  @Test("T4: a part within a part has the number after it")
  func nestedSubstitutions() throws {
    let translation = Translation(
      value: .text("%#@notes@ für %3$@"),
      substitutions: [
        "notes": substitution(nil, "eine, %#@new@", "%lld, %#@new@"),
        "new": substitution(nil, "eine neu", "%arg neu"),
      ])
    #expect(translation.problem(for: "%lld %lld %@") == nil)
    let catalog = try catalog(["%lld %lld %@": translation])
    #expect(catalog.text("\(5) \(2) \("Ann")") == "5, 2 neu für Ann")
    #expect(catalog.text("\(1) \(1) \("Ann")") == "eine, eine neu für Ann")
  }

  @Test(
    "T7: parts that refer to each other end",
    arguments: [
      ["a": "%#@a@"], ["a": "%#@b@%#@b@", "b": "%#@a@%#@a@"],
      ["a": "%1$#@b@%1$#@b@%1$#@b@", "b": "%1$#@a@%1$#@a@%1$#@a@"],
    ])
  func cyclic(parts: [String: String]) throws {
    let translation = Translation(
      value: .text("%#@a@"),
      substitutions: parts.mapValues {
        .init(argument: nil, specifier: "lld", value: .plural([.other: .text($0)]))
      })
    #expect(translation.problem(for: "%lld") != nil)
    #expect(
      try catalog(["x": translation]).text(LocalizedText(key: "x", [.integer(1)], source: "s"))
        == "s")
  }

  @Test("T7: parts that grow without a circle end")
  func growing() throws {
    var parts: [String: Translation.Substitution] = [:]
    for level in 0..<7 {
      parts["a\(level)"] = .init(
        argument: 1, specifier: "lld",
        value: .plural([
          .other: .text(String(repeating: "%1$#@a\(level + 1)@", count: 1_000))
        ]))
    }
    parts["a7"] = .init(argument: 1, specifier: "lld", value: .plural([.other: .text("x")]))
    let translation = Translation(value: .text("%1$#@a0@"), substitutions: parts)
    #expect(translation.problem(for: "%lld") == "the text is too long")
  }

  /// Six parts within one another, each of which stands five times in the one around it.
  private var nestedParts: Translation {
    var parts: [String: Translation.Substitution] = [:]
    for level in 0..<6 {
      let part = String(repeating: "%1$#@a\(level + 1)@", count: 5)
      parts["a\(level)"] = .init(
        argument: 1, specifier: "lld", value: .plural([.other: .text(level < 5 ? part : "x")]))
    }
    return Translation(value: .text("%1$#@a0@"), substitutions: parts)
  }

  @Test("T7: a check reads each part once for each number")
  func checkedOnce() {
    var work = Composer.limit
    #expect(nestedParts.problem(for: "%lld", within: &work) == nil)
    #expect(Composer.limit - work < 1_000)
  }

  @Test("T7: the checks of a file read no more than its size allows")
  func checkedWithin() {
    let bytes = [UInt8](repeating: 0, count: 10_000)
    var problems = ProblemList(file: "", bytes: bytes)
    let allowed = problems.work
    #expect(allowed == 4 * bytes.count + Composer.limit)
    // The first place is the number of one argument, the next that of another: nothing is checked twice.
    let all = (1...100).map { "%\($0)$#@a@" }.joined()
    let part = Translation.Substitution(
      argument: nil, specifier: "lld", value: .plural([.other: .text("%arg")]))
    let translation = Translation(value: .text(all), substitutions: ["a": part])
    let key = (1...100).map { "%\($0)$lld" }.joined()
    #expect(problems.checked(translation, for: key, at: 0) != nil)
    // What is left over reads each entry once, and none of its parts.
    for _ in 0..<1_000 { _ = problems.checked(translation, for: key, at: 0) }
    #expect(problems.work > -1_000 * (key.utf8.count + all.utf8.count + 2))
    #expect(problems.checked(translation, for: key, at: 0) == nil)
    #expect(problems.problems[0].reason.hasSuffix(": the text is too long"))
  }

  @Test("T7: thousands of places end")
  func thousandsOfPlaces() throws {
    let places = String(repeating: "%1$@", count: 10_000)
    let long = String(repeating: "x", count: 100_000)
    #expect(try show(places, for: "%@", [.text("x")]).count == 10_000)
    #expect(try show(places, for: "%@", [.text(long)]) == "source")
  }

  @Test(
    "T7: a number without a text is reported",
    arguments: [
      (.plural([.one: .text("a")]), "the plural form 'other' is missing"),
      (.device(["ipad": .text("a")]), "there is no text for computers ('mac' or 'other')"),
      (.device(["mac": .plural([:])]), "the plural form 'other' is missing"),
      (.width([:]), "there is no text"), (.forms([]), "there is no text"),
    ] as [(Translation.Value, String)])
  func gaps(value: Translation.Value, reason: String) throws {
    #expect(Translation(value: value).problem(for: "a") == reason)
    #expect(
      try catalog(["a": Translation(value: value)])
        .text(LocalizedText(key: "a", [.integer(2)], source: "s")) == "s")
  }

  @Test("T6: a context tells equal texts apart")
  func context() throws {
    let catalog = try catalog([
      "menu\u{4}Open": Translation(value: .text("Auf")), "Open": Translation(value: .text("Offen")),
    ])
    #expect(catalog.text("Open", context: "menu") == "Auf")
    #expect(catalog.text("Open") == "Offen")
    #expect(catalog.text("Open", context: "state") == "Open")
    #expect(catalog.text(LocalizedText(key: "menu\u{4}Open", source: "Open")) == "Auf")
  }

  @Test(
    "T4: a number with a fraction has the form for what its place shows",
    arguments: [
      ("%.0f note", "%.0f notes", 1.0, "1 note"), ("%.1f note", "%.1f notes", 1.0, "1.0 notes"),
      ("%+4.0f note", "%+4.0f notes", 1.0, "  +1 note"), ("%@ note", "%@ notes", 1.0, "1.0 notes"),
      ("%.0f note", "%.0f notes", 1.4, "1 note"), ("%.0f note", "%.0f notes", 0.6, "1 note"),
    ])
  func fractions(one: String, other: String, number: Double, expected: String) throws {
    let forms = Translation.Value.plural([.one: .text(one), .other: .text(other)])
    let key = LocalizedText(key: "notes", [.decimal(number)], source: "s")
    #expect(try catalog(["notes": Translation(value: forms)], in: "en").text(key) == expected)
  }

  @Test("T4: a number with a power has the form for its digits, also within a part")
  func powers() throws {
    let part = Translation.Substitution(
      argument: nil, specifier: ".0e",
      value: .plural([.many: .text("%arg de notes"), .other: .text("%arg notes")]))
    let translation = Translation(value: .text("%#@notes@"), substitutions: ["notes": part])
    let key = LocalizedText(key: "notes", [.decimal(1e6)], source: "s")
    let french = try catalog(["notes": translation], in: "fr")
    #expect(french.text(key) == "1e+06 de notes")
  }
}
