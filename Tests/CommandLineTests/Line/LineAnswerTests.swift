import TerminalEmulation
import Testing

struct LineAnswerTests {
  @Test(
    arguments: [
      (["--accessible"] + LineDialogue.note, [:]),
      (["--ui", "line"] + LineDialogue.note, ["ACCESSIBLE": "0"]),
      (LineDialogue.note, ["ACCESSIBLE": "1"]), (LineDialogue.note, ["ACCESSIBLE": "yes"]),
      (LineDialogue.note, ["TERM": "dumb"]), (LineDialogue.note, ["TERM": ""]),
      (["--ui", "terminal"] + LineDialogue.note, ["TERM": "dumb", "ACCESSIBLE": "0"]),
    ] as [([String], [String: String])])
  func `C15: a plain numbered transcript, one prompt line, nothing redrawn`(
    arguments: [String], environment: [String: String]
  ) throws {
    let test = try LineDialogue.ask(arguments, environment: environment)
    #expect(test.screen == LineDialogue.question)
    #expect(test.settings == test.initialSettings)
    try test.send("text:3 enter")
    #expect(try test.ending() == "0 Print\n")
    #expect(test.screen == LineDialogue.question + " 3")
    #expect(test.cursor.column == 0)
    #expect(test.controls == [])
    #expect(test.isRestored)
  }

  @Test(arguments: ["0", "false", ""])
  func `C15: ACCESSIBLE set to 0 or false leaves the sheet a sheet`(value: String) throws {
    let test = try LineDialogue.start(environment: ["ACCESSIBLE": value])
    try test.waitUntil(.screen(contains: "Email"))
    #expect(!test.screen.contains("Number or title"))
    try test.send("esc")
    #expect(try test.ending() == "1 ")
  }

  @Test(arguments: [
    ("text:1 enter", "0 Delete Note\n"), ("text:2 enter", "0 Email\n"),
    ("text:delete\\snote enter", "0 Delete Note\n"), ("text:d enter", "0 Delete Note\n"),
    ("text:PRI enter", "0 Print\n"), ("text:\\s\\s3\\s enter", "0 Print\n"),
    ("enter", "0 Email\n"), ("text:4 enter", "1 "), ("text:cancel enter", "1 "),
    ("ctrl-d", "1 "), ("text:3 ctrl-d ctrl-d", "1 "),
    ("text:1x backspace backspace text:3 enter", "0 Print\n"),
  ])
  func `C15: a number, a title, its beginning or Return answers; end of input cancels`(
    keys: String, expected: String
  ) throws {
    let test = try LineDialogue.ask()
    try test.send(keys)
    #expect(try test.ending() == expected)
    #expect(test.cursor.column == 0)
    #expect(test.isRestored)
  }

  @Test func `C15: an answer that chooses nothing says why and asks again`() throws {
    let test = try LineDialogue.ask(["Email", "Edit", "Print"])
    try test.send("text:7 enter")
    try test.waitUntil(.prompted(times: 2))
    try test.send("text:e enter")
    try test.waitUntil(.prompted(times: 3))
    try test.send("raw:\\x16\\x01 enter")
    try test.waitUntil(.prompted(times: 4))
    try test.send("raw:\\xff enter")
    try test.waitUntil(.prompted(times: 5))
    try test.send("text:em enter")
    #expect(try test.ending() == "0 Email\n")
    let prompt = "Number or title (Return: 1. Email; end of input cancels): "
    #expect(
      Array(test.screen.split(separator: "\n").dropFirst(4)).map { $0.filter(\.isASCII) } == [
        prompt + "7", "No such number or title.", prompt + "e", "Which one?", "1. Email",
        "2. Edit", prompt + "^A", "The answer cannot be read.", prompt,
        "The answer cannot be read.", prompt + "em",
      ])
  }

  @Test func `C15: no default destroys`() throws {
    let test = try LineDialogue.ask(["--destructive", "Delete", "--no-cancel"])
    #expect(test.screen == "1. Delete (destructive)\nNumber or title (end of input cancels):")
    try test.send("enter")
    try test.waitUntil(.prompted(times: 2))
    #expect(test.screen.contains("\nReturn alone chooses nothing here.\n"))
    try test.send("ctrl-d")
    #expect(try test.ending() == "1 ")
  }

  @Test func `C15: beside destructive rows alone, Return takes the way back`() throws {
    let test = try LineDialogue.ask(["--destructive", "Delete"])
    #expect(test.screen.hasSuffix("(Return: 2. Cancel; end of input cancels):"))
    try test.send("enter")
    #expect(try test.ending() == "1 ")
  }

  @Test func `C15: a disabled row is said to be so and cannot be chosen`() throws {
    let sheet =
      #"{"title":"Note","message":"One\nTwo","buttons":[{"title":"Email"},"#
      + #"{"title":"Print","enabled":false},{"title":"Cancel","role":"cancel"}]}"#
    let test = try LineDialogue.start(["--from", "-"], input: sheet)
    try test.waitUntil(.prompted)
    #expect(
      test.screen == """
        Note
        One
        Two
        1. Email
        2. Print (dimmed)
        3. Cancel (cancel)
        Number or title (Return: 1. Email; end of input cancels):
        """)
    try test.send("text:print enter")
    try test.waitUntil(.prompted(times: 2))
    #expect(test.screen.contains("\n2. Print: cannot be chosen now.\n"))
    try test.send("text:1 enter")
    #expect(try test.ending() == "0 Email\n")
  }

  @Test func `C15: of many rows fifty are listed and a beginning finds the others`() throws {
    let titles = (1...1_000_000).map { "Item \($0)" }.joined(separator: "\n") + "\nLast\n"
    let test = try LineDialogue.start(["-"], input: titles)
    try test.waitUntil(.prompted)
    #expect(test.scrollback.first == "1. Item 1")
    #expect(test.screen.contains("50. Item 50\n999951 more; the beginning of a title finds them."))
    #expect(test.screen.contains("\n1000002. Cancel (cancel)\n"))
    try test.send("text:item enter")
    try test.waitUntil(.prompted(times: 2))
    #expect(test.screen.contains("Which one?\n1. Item 1\n2. Item 2\n"))
    #expect(test.screen.contains("\n10. Item 10\nand 999990 more\n"))
    try test.send("text:la enter")
    #expect(try test.ending() == "0 Last\n")
  }
}
