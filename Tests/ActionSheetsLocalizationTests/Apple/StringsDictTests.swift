import Testing

@testable import ActionSheetsLocalization

/// Texts that depend on numbers, widths and devices.
@Suite struct StringsDictTests {
  private func read(
    _ entries: String
  ) -> (entries: [String: Translation], problems: [String]) {
    let text = "<plist><dict>\n" + entries + "\n</dict></plist>"
    let read = StringsDictReader.read(Array(text.utf8), file: "t.stringsdict")
    return (read.entries, lines(read.problems))
  }

  private func variable(_ name: String, _ forms: String, type: String = "lu") -> String {
    """
    <key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>\(type)</string>\(forms)</dict>
    """
  }

  private func entry(_ key: String, _ format: String, _ variables: String) -> String {
    """
    <key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>\(format)</string>
    \(variables)</dict>
    """
  }

  private let other = "<key>other</key><string>%lu notes</string>"

  @Test("T4: several variables, each with its forms")
  func variables() {
    let one = "<key>one</key><string>a note</string>"
    let folder = "<key>other</key><string>%d folders</string>"
    let (entries, problems) = read(
      entry(
        "k", "%#@notes@ in %2$#@folders@",
        variable("notes", one + other) + variable("folders", folder, type: "d")))
    #expect(
      entries == [
        "k": Translation(
          value: .text("%#@notes@ in %2$#@folders@"),
          substitutions: [
            "notes": .init(
              specifier: "lu",
              value: .plural([.one: .text("a note"), .other: .text("%lu notes")])),
            "folders": .init(
              specifier: "d", value: .plural([.other: .text("%d folders")])),
          ])
      ])
    #expect(problems == [])
  }

  @Test("T6: widths and devices, also with variables in them")
  func widthsAndDevices() {
    let (entries, problems) = read(
      """
      <key>w</key><dict><key>NSStringVariableWidthRuleType</key><dict>
      <key>20</key><string>Short</string><key>40</key><string>Not as short</string></dict></dict>
      <key>d</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
      <key>mac</key><string>Click</string>
      <key>other</key><dict><key>NSStringLocalizedFormatKey</key><string>Tap %#@notes@</string>
      \(variable("notes", other))</dict></dict></dict>
      """)
    #expect(
      entries == [
        "w": Translation(value: .width([20: .text("Short"), 40: .text("Not as short")])),
        "d": Translation(
          value: .device(["mac": .text("Click"), "other": .text("Tap %#@notes@")]),
          substitutions: [
            "notes": .init(specifier: "lu", value: .plural([.other: .text("%lu notes")]))
          ]),
      ])
    #expect(problems == [])
  }

  @Test("T4: a text whose form 'other' is missing is reported, and left out")
  func missingOther() {
    let (entries, problems) = read(
      entry("k", "%#@n@", variable("n", "<key>one</key><string>a note</string>")))
    #expect(entries == [:])
    #expect(problems == ["2: 'k': the plural form 'other' is missing"])
  }

  @Test("T7: a variable that stands in itself is refused")
  func cyclic() {
    let a = variable("a", "<key>other</key><string>%#@b@</string>")
    let b = variable("b", "<key>other</key><string>%d %1$#@a@</string>")
    let (entries, problems) = read(entry("k", "%#@a@", a + b) + entry("z", "fine", ""))
    #expect(Array(entries.keys) == ["z"])
    #expect(problems == ["2: 'k': the substitution 'a' stands in itself, or too deep in others"])
  }

  @Test(
    "T7: a broken entry is reported with its line, and loses no other",
    arguments: [
      ("<array/>", "neither a text nor a dictionary"),
      ("<dict/>", "NSStringLocalizedFormatKey is missing"),
      (
        "<dict><key>NSStringLocalizedFormatKey</key><integer>1</integer></dict>",
        "NSStringLocalizedFormatKey is no text"
      ),
      (
        "<dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict/></dict>",
        "NSStringFormatSpecTypeKey is not NSStringPluralRuleType"
      ),
      (
        "<dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><string/></dict>",
        "a variable is no dictionary"
      ),
      (
        "<dict><key>NSStringVariableWidthRuleType</key><string/></dict>",
        "NSStringVariableWidthRuleType is no dictionary"
      ),
    ])
  func broken(value: String, reason: String) {
    let (entries, problems) = read("<key>a</key><string>1</string>\n<key>k</key>" + value)
    #expect(texts(entries) == ["a": "1"])
    #expect(problems == ["3: 'k': \(reason)"])
  }
}
