import Testing

@testable import ActionSheetsCommand

@Suite struct DescriptionTests {
  func reading(_ json: String, _ arguments: String...) -> String {
    outcome(
      of: MemorySystem(["show", "--from", "s.json"] + arguments, files: ["s.json": json]))
  }

  @Test(arguments: [
    (#"{"buttons":[{"title":"A"}]}"#, "ask A"),
    (
      #"{"title":"T","message":"M","buttons":[{"title":"A","id":"a","role":"default"},"#
        + #"{"title":"C","role":"cancel"},{"title":"D","role":"destructive","enabled":false}]}"#,
      "ask A (C) !-D"
    ),
    (#"{"title":null,"buttons":[{"title":"A","id":null,"role":null,"enabled":null}]}"#, "ask A"),
    ("\u{FEFF} {\"buttons\":[{\"title\":\"A\"}]}\n", "ask A"),
    (#"{"buttons":[{"title":"\ud83d\ude00\u0000"}]}"#, "ask 😀\0"),
    (
      #"{"buttons":[{"title":"A","subtitle":"a","selected":false},{"title":"B","selected":true}]}"#,
      "ask A/a *B"
    ),
    (#"{"buttons":[{"title":"A","subtitle":"","selected":null}]}"#, "ask A"),
    (
      #"{"buttons":[{"title":"A","role":"destructive","selected":true,"enabled":false}]}"#,
      "ask !-*A"
    ),
  ])
  func `A sheet is read from JSON`(json: String, expected: String) {
    #expect(reading(json) == expected)
  }

  @Test(arguments: [
    (
      #"{"buttons":[{"title":"A"},{"title":"B","role":7}]}"#,
      #":1:47: buttons[1].role: expected "default", "cancel" or "destructive", found 7"#
    ),
    (
      #"{"buttons":[{"title":"A","role":"Cancel"}]}"#,
      #":1:33: buttons[0].role: expected "default", "cancel" or "destructive", found 'Cancel'"#
    ),
    (
      #"{"buttons":[{"title":"A","enabeld":false}]}"#,
      #":1:26: buttons[0]: unknown key 'enabeld'; did you mean "enabled"?"#
    ),
    (
      #"{"buttons":[],"wat\u001b":1}"#,
      ":1:15: unknown key 'wat␛'; known: title, message, fields, buttons, kind, cancel, language, titleTranslation, "
        + "messageTranslation, version"
    ),
    (#"{"buttons":[{}]}"#, ":1:13: buttons[0].title: expected a string, found nothing"),
    (#"{"buttons":[{"title":["A"]}]}"#, ":1:22: buttons[0].title: expected a string, found a list"),
    (
      #"{"buttons":[{"title":{"a":1}}]}"#,
      ":1:22: buttons[0].title: expected a string, found an object"
    ),
    (
      #"{"buttons":[{"title":1e99999}]}"#,
      ":1:22: buttons[0].title: expected a string, found 1e99999"
    ),
    (
      #"{"buttons":[{"title":"A","enabled":"yes"}]}"#,
      ":1:36: buttons[0].enabled: expected true or false, found 'yes'"
    ),
    (
      #"{"buttons":[{"title":"A","enabled":0}]}"#,
      ":1:36: buttons[0].enabled: expected true or false, found 0"
    ),
    (
      #"{"buttons":[{"title":"A","index":1}]}"#,
      ":1:34: buttons[0].index: expected 0, found 1; the order decides, leave this out"
    ),
    (
      #"{"buttons":[{"title":"A","index":1.5}]}"#,
      ":1:34: buttons[0].index: expected an index, found 1.5"
    ),
    (
      #"{"buttons":[{"title":"A","index":123456789012345678901234567890}]}"#,
      ":1:34: buttons[0].index: expected an index, found 123456789012345678901234567890"
    ),
    (
      #"{"buttons":[{"title":"A","selected":1}]}"#,
      ":1:37: buttons[0].selected: expected true or false, found 1"
    ),
    (
      #"{"buttons":[{"title":"A"},{"title":"C","role":"cancel","selected":true}]}"#,
      ":1:67: buttons[1].selected: the cancel button makes no choice"
    ),
    (
      #"{"buttons":[{"title":"A","subtitle":["a"]}]}"#,
      ":1:37: buttons[0].subtitle: expected a string, found a list"
    ),
    (#"{"buttons":["A"]}"#, ":1:13: buttons[0]: expected an object"),
    (#"{"buttons":[null]}"#, ":1:13: buttons[0]: expected an object"),
    (#"{"buttons":{}}"#, ":1:12: buttons: expected a list of buttons, found an object"),
    (#"{"title":3,"buttons":[{"title":"A"}]}"#, ":1:10: title: expected a string, found 3"),
    (
      #"{"kind":"alert","buttons":[{"title":"A"}]}"#,
      #":1:9: kind: expected "actionSheet", found 'alert'"#
    ),
    (
      #"{"buttons":[{"title":"A"}],"cancel":0}"#,
      #":1:37: cancel: button 0 does not have the role "cancel"; the roles decide, leave this out"#
    ),
    (#"{}"#, ":1:1: buttons: there is no button to choose"),
    (
      #"{"buttons":[{"title":"C","role":"cancel"}]}"#,
      ":1:12: buttons: there is no button to choose"
    ),
    (
      #"{"buttons":[{"title":"A"},{"title":"C","role":"cancel"},{"title":"D","role":"cancel"}]}"#,
      ":1:77: buttons[2].role: buttons[1] is the cancel button; a sheet has at most one"
    ),
    (
      #"{"buttons":[{"title":"A","id":"x"},{"title":"B","id":"x"}]}"#,
      ":1:54: buttons[1].id: 'x' is already the id of buttons[0]"
    ),
    (
      #"{"buttons":[{"title":"A","titleBytes":"?"}]}"#,
      ":1:39: buttons[0].titleBytes: expected base64, found '?'"
    ),
    (
      #"{"buttons":[{"title":"A","titleBytes":"Qg=="}]}"#,
      ":1:39: buttons[0].titleBytes: these are not the bytes of the title"
    ),
    ("[]", ":1:1: expected an object"), ("7", ":1:1: expected an object"),
    ("", ":1:1: the file is empty"), ("\n \n", ":3:1: the file is empty"),
    ("{\n  \"title\": \"A\",\n}", ":3:1: expected a key in quotation marks"),
    (#"{"title":"A","title":"B"}"#, ":1:14: the key 'title' stands here twice"),
    (#"{"title":"A","\u0074itle":"B"}"#, ":1:14: the key 'title' stands here twice"),
    (#"{"title":"\ud800"}"#, ":1:11: half a surrogate pair is no character"),
    (#"{"title":"\ud800\u0041"}"#, ":1:11: half a surrogate pair is no character"),
    (#"{"title":"\u00g0"}"#, ":1:11: \\u needs four hexadecimal digits"),
    (#"{"title":"\q"}"#, ":1:11: unknown escape in a string"),
    ("{\"title\":\"a\nb\"}", ":1:12: a control character in a string must be written as an escape"),
    (#"{"title":"A"#, ":1:10: the string does not end"),
    (#"{"title" "A"}"#, ":1:10: expected ':'"), (#"{"a":01}"#, ":1:7: expected ',' or '}'"),
    (#"{"a":-}"#, ":1:7: expected a digit"), (#"{"a":1.}"#, ":1:8: expected a digit"),
    (#"{"a":tru}"#, ":1:6: expected a value"), ("{} {}", ":1:4: expected the end of the file"),
    ("[1 2]", ":1:4: expected ',' or ']'"), ("[", ":1:2: the file ends where a value is expected"),
  ])
  func `A wrong description is told with file, place and reason`(json: String, reason: String) {
    #expect(reading(json) == "64 actionsheet: s.json\(reason)")
  }

  @Test(arguments: [
    ("", "ask A"), (#""version":null,"#, "ask A"), (#""version":1,"#, "ask A"),
    (#""version":2,"#, "ask A"), (#""version":3,"#, "ask A"),
    (
      #""version":4,"#,
      "64 actionsheet: s.json:1:12: version: expected a number from 1 to 3, found 4"
    ),
    (
      #""version":0,"#,
      "64 actionsheet: s.json:1:12: version: expected a number from 1 to 3, found 0"
    ),
    (
      #""version":2.0,"#,
      "64 actionsheet: s.json:1:12: version: expected a number from 1 to 3, found 2.0"
    ),
    (
      #""version":"2","#,
      "64 actionsheet: s.json:1:12: version: expected a number from 1 to 3, found '2'"
    ),
    // The version is to blame for a key that only a newer command knows.
    (
      #""icon":"a","version":4,"#,
      "64 actionsheet: s.json:1:23: version: expected a number from 1 to 3, found 4"
    ),
  ])
  func `C24: a description without a version or of an older one is read, a newer one refused`(
    version: String, expected: String
  ) {
    #expect(reading("{\(version)\"buttons\":[{\"title\":\"A\"}]}") == expected)
  }

  @Test func `C24: a second line and the choice that is set are described and presented`() throws {
    let json =
      #"{"buttons":[{"title":"Name","id":"n","subtitle":"A\u001b to Z"},"#
      + #"{"title":"Date","selected":true}]}"#
    let described = reading(json, "--describe")
    #expect(
      described.hasSuffix(
        """
          "buttons":[
            {"index":0,"title":"Name","id":"n","role":"default","enabled":true,"subtitle":"A\\u001b to Z"},
            {"index":1,"title":"Date","role":"default","selected":true,"enabled":true}
          ],
          "cancel":null
        }

        """))
    let again = String(described.dropFirst(2))
    #expect(outcome("show", "--from", "-", "--describe", input: again) == described)
    let buttons = try #require(askRequest("--from", "-", input: json)).question.content(
      on: .english
    ).buttons
    #expect(buttons.map(\.subtitle) == ["A\u{1B} to Z", nil])
    #expect(buttons.map(\.isSelected) == [false, true])
  }

  @Test(arguments: ["[", "{\"a\":", "[[],", "{\"buttons\":[{\"title\":"])
  func `Deep nesting is refused`(opening: String) {
    let json = String(repeating: opening, count: 100_000)
    #expect(reading(json).hasSuffix(": more than 64 lists and objects inside one another"))
  }

  @Test func `Invalid UTF-8 and UTF-16 are refused`() {
    var system = MemorySystem(["show", "--from", "s.json"])
    system.files["s.json"] = Array(#"{"title":""#.utf8) + [0xFF] + Array(#""}"#.utf8)
    #expect(outcome(of: system) == "64 actionsheet: s.json:1:10: the string is not valid UTF-8")
    system.files["s.json"] = [0xFF, 0xFE, 0x7B, 0, 0x7D, 0]
    #expect(outcome(of: system) == "64 actionsheet: s.json:1:1: expected a value")
  }

  @Test func `A large description is read whole`() {
    let buttons = (0..<100_000).map { #"{"title":"button \#($0)","id":"\#($0)"}"# }
    let json = "{\"buttons\":[\(buttons.joined(separator: ","))]}"
    #expect(
      reading(json, "--answer", "99999", "--print", "json")
        == #"0 {"index":99999,"title":"button 99999","id":"99999","role":"default"}"# + "\n")
  }

  @Test func `A file that cannot be read has its own exit code`() {
    #expect(
      outcome("show", "--from", "x") == "66 actionsheet: cannot read x: No such file or directory")
  }

  @Test func `The title and the message may be replaced, the buttons not`() throws {
    let json = #"{"title":"T","message":"M","buttons":[{"title":"A"}]}"#
    #expect(reading(json, "-t", "U", "-m", "", "--describe").contains(#""title":"U""#))
    #expect(reading(json, "-m", "", "--describe").contains(#""message":null"#))
    #expect(reading(json, "--selected", "A") == "ask *A")
    let suffix = " exclude each other; the file lists all buttons"
    for (arguments, name) in [
      (["A"], "titles"), (["-"], "-"), (["-dD"], "--destructive"), (["-cC"], "--cancel"),
      (["--no-cancel"], "--no-cancel"), (["--null"], "--null"),
    ] {
      let system = MemorySystem(["show", "--from", "s.json"] + arguments, files: ["s.json": json])
      #expect(outcome(of: system) == "64 actionsheet: --from and \(name)\(suffix)")
    }
  }

  @Test func `A disabled button cannot be answered`() {
    let json = #"{"buttons":[{"title":"A","enabled":false},{"title":"B"}]}"#
    #expect(reading(json, "--answer", "A") == "64 actionsheet: --answer: button 0 is disabled")
    #expect(
      reading(json, "--timeout", "1", "--timeout-answer", "0")
        == "64 actionsheet: --timeout-answer: button 0 is disabled")
  }

  @Test func `C18: --describe prints what --from reads`() {
    let first = outcome("show", "-t", "T\u{1B}", "-d", "D", "A", "\u{200B}", "\"\\", "--describe")
    let json = String(first.dropFirst(2))
    #expect(
      first == """
        0 {
          "version":3,
          "kind":"actionSheet",
          "title":"T\\u001b",
          "message":null,
          "buttons":[
            {"index":0,"title":"D","role":"destructive","enabled":true},
            {"index":1,"title":"A","role":"default","enabled":true},
            {"index":2,"title":"\u{200B}","role":"default","enabled":true},
            {"index":3,"title":"\\"\\\\","role":"default","enabled":true},
            {"index":4,"title":"Cancel","role":"cancel","enabled":true,"standard":true}
          ],
          "cancel":4
        }

        """)
    #expect(outcome("show", "--from", "-", "--describe", input: json) == first)
  }

  @Test func `C18: the bytes of titles survive --describe and --from`() {
    var system = MemorySystem(["show", "-", "--describe"])
    system.input = [0xFF, 0x41, 10]
    let json = String(outcome(of: system).dropFirst(2))
    let again = MemorySystem(["show", "--from", "s", "--answer", "0"], files: ["s": json])
    guard case .finished(let result) = Interpreter.interpret(again) else {
      Issue.record("it was asked")
      return
    }
    #expect(result.standardOutput == [0xFF, 0x41, 10])
  }
}
