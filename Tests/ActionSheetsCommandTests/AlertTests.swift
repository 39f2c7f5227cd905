import ActionSheets
import ActionSheetsLocalization
import Testing

@testable import ActionSheetsCommand

@Suite struct AlertTests {
  @Test(arguments: [
    (["-t", "Done"], "OK"), (["-t", "Done", "--no-cancel"], "OK"),
    (["-t", "Done", "--ok", "Fine"], "Fine"), (["-t", "Done", "--cancel", "Back"], "OK (Back)"),
    (["-t", "Q", "--ok", "Yes", "--ok", "No"], "Yes No (Cancel)"),
    (["-t", "Q", "-d", "Delete"], "!Delete (Cancel)"),
    (["-t", "Q", "-d", "Delete", "--no-cancel"], "!Delete"),
    (["-t", "Q", "-d", "Delete", "--ok", "Archive"], "Archive !Delete (Cancel)"),
    (["--field", "Name"], "OK (Cancel)"), (["--secure-field", "Key", "--no-cancel"], "OK"),
    (["-m", "Only a message"], "OK"),
  ])
  func `S14: an alert has the buttons given, OK for want of others, and a way back`(
    arguments: [String], buttons: String
  ) {
    #expect(outcome(of: MemorySystem(["alert"] + arguments)) == "ask " + buttons)
  }

  @Test(arguments: [
    ([], "an alert needs --title, --message or a field"),
    (["--ok", "Fine"], "an alert needs --title, --message or a field"),
    (["-t", ""], "an alert needs --title, --message or a field"),
    (
      ["-t", "T", "A"],
      "alert takes no titles; its buttons are --ok, --destructive and --cancel"
    ),
    (["-t", "T", "-"], "alert takes no titles; its buttons are --ok, --destructive and --cancel"),
    (["-t", "T", "-c", "A", "--no-cancel"], "--cancel and --no-cancel exclude each other"),
    (["-t", "T", "-c", "A", "-c", "B"], "--cancel was given twice"),
    (
      ["-t", "T", "--answer", "0", "--answer-field", "x"],
      "--answer-field was given 1 times for 0 fields"
    ),
    (["--field", "F", "--answer-field", "x"], "--answer-field needs --answer"),
    (
      ["--secure-field", "F", "--answer", "OK", "--answer-field", "x"],
      "--answer-field: field 0 is secure; only a person may fill it in"
    ),
    (
      ["--field", "F", "--answer", "OK", "--answer-field", "a\nb"],
      "--answer-field: a field holds one line without control characters"
    ),
    (
      ["--field", "F", "--answer", "OK", "--answer-field", "a\u{2028}b"],
      "--answer-field: a field holds one line without control characters"
    ),
    (
      ["--from", "f", "--ok", "A"], "--from and --ok exclude each other; the file lists all buttons"
    ),
    (
      ["--from", "f", "--field", "A"],
      "--from and --field exclude each other; the file lists all fields"
    ),
    (
      ["--from", "f", "--secure-field", "A"],
      "--from and --secure-field exclude each other; the file lists all fields"
    ),
    (
      ["-t", "T", "--timeout", "1s", "--timeout-answer", "1"],
      "--timeout-answer: there is no button '1'; indices go from 0 to 0"
    ),
  ])
  func `C5: a wrong command line is a usage error`(arguments: [String], message: String) {
    #expect(
      outcome(of: MemorySystem(["alert"] + arguments)) == "64 actionsheet: " + message)
  }

  @Test(arguments: [
    ([], "0 OK\nbob\n\n"), (["-0"], "0 OK\0bob\0\0"), (["--print", "index"], "0 0\nbob\n\n"),
    (
      ["--print", "json"],
      #"0 {"index":0,"title":"OK","role":"default","fields":[{"label":"User","secure":false,"text":"bob"},{"label":"Key","secure":true,"text":""}]}"#
        + "\n"
    ),
  ])
  func `C2: the button is printed first, and then the fields in their order`(
    arguments: [String], printed: String
  ) {
    let alert = ["alert", "--field", "User", "--secure-field", "Key", "--answer", "OK"]
    #expect(
      outcome(of: MemorySystem(alert + ["--answer-field", "bob"] + arguments)) == printed)
  }

  @Test func `C18: what an alert describes can be asked`() {
    let arguments = [
      "alert", "-t", "Login", "--field", "User", "--secure-field", "Key", "--describe",
    ]
    guard case .finished(let result) = Interpreter.interpret(MemorySystem(arguments)) else {
      Issue.record("nothing was printed")
      return
    }
    let described = String(decoding: result.standardOutput, as: UTF8.self)
    #expect(
      described == """
        {
          "version":3,
          "kind":"alert",
          "title":"Login",
          "message":null,
          "fields":[
            {"index":0,"label":"User","secure":false,"text":""},
            {"index":1,"label":"Key","secure":true}
          ],
          "buttons":[
            {"index":0,"title":"OK","role":"default","enabled":true,"standard":true},
            {"index":1,"title":"Cancel","role":"cancel","enabled":true,"standard":true}
          ],
          "cancel":1
        }

        """)
    let again = MemorySystem(["alert", "--from", "-", "--describe"], input: described)
    #expect(outcome(of: again) == "0 " + described)
    #expect(
      outcome(of: MemorySystem(["show", "--from", "-"], input: described))
        == #"64 actionsheet: standard input:3:10: kind: expected "actionSheet", found 'alert'"#)
    let sheet = MemorySystem(
      ["show", "--from", "-"], input: #"{"fields":[{"label":"a"}],"buttons":[{"title":"A"}]}"#)
    #expect(
      outcome(of: sheet)
        == "64 actionsheet: standard input:1:11: fields: only an alert has fields"
    )
  }

  @Test(arguments: [
    (#"{"title":"T"}"#, "ask OK"),
    (#"{"fields":[{"label":"Name","text":"x"}],"buttons":[{"title":"A"}]}"#, "ask A"),
    (#"{"kind":"actionSheet","title":"T"}"#, #"1:9: kind: expected "alert", found 'actionSheet'"#),
    (#"{"fields":[{}]}"#, "1:12: fields[0].label: expected a string, found nothing"),
    (
      #"{"fields":[{"label":"a","secure":1}]}"#,
      "1:34: fields[0].secure: expected true or false, found 1"
    ),
    (
      #"{"fields":[{"label":"a","secure":true,"text":"x"}]}"#,
      "1:46: fields[0].text: a secure field starts empty"
    ),
    (
      #"{"fields":[{"label":"a","text":"x\ny"}]}"#,
      "1:32: fields[0].text: a field holds one line without control characters"
    ),
    (
      #"{"fields":[{"label":"a","index":3}]}"#,
      "1:33: fields[0].index: expected 0, found 3; the order decides, leave this out"
    ),
    (
      #"{"title":"T","buttons":[{"title":"A","role":"cancel"}]}"#,
      "1:24: buttons: there is no button to choose"
    ),
  ])
  func `C18: a description of an alert is read strictly`(file: String, result: String) {
    let found = outcome(of: MemorySystem(["alert", "--from", "-"], input: file))
    #expect(
      found == (result.hasPrefix("ask") ? result : "64 actionsheet: standard input:" + result))
  }

  @Test func `A secret in JSON is escaped like any other text`() {
    let texts = ["", "a\"b\\c", "\u{1B}\u{9F}é漢👩‍🚀", "\u{2028}"]
    for text in texts {
      let secret = JSONText.string(FieldText(text))
      #expect(secret.string == JSONText.string(text))
    }
    #expect(JSONText.string(FieldText(utf8: [0x61, 0xFF])).string == "\"a\u{FFFD}\"")
  }

  @Test func `C8: an answer by timeout gives the texts entered so far`() throws {
    let system = MemorySystem(
      ["alert", "--field", "F", "--timeout", "1s", "--timeout-answer", "0"])
    guard case .ask(let request) = Interpreter.interpret(system) else {
      Issue.record("it was not asked")
      return
    }
    let result = request.result(of: .chose(ButtonID(0)), texts: [FieldText("half")])
    #expect(String(decoding: result.standardOutput, as: UTF8.self) == "OK\nhalf\n")
    #expect(request.question.content(on: .english).fields == [Content.Field("F")])
  }
}
