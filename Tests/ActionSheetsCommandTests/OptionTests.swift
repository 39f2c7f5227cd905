import Testing

@testable import ActionSheetsCommand

@Suite struct OptionTests {
  @Test(arguments: [
    (["A", "B"], "ask A B (Cancel)"),
    (["-d", "D", "A", "--destructive=E"], "ask !D !E A (Cancel)"),
    (["A", "-cNo"], "ask A (No)"),
    (["-c", "No", "A"], "ask A (No)"),
    (["--cancel", "-t", "A"], "ask A (-t)"),
    (["--no-cancel", "A"], "ask A"),
    (["-d", "D", "--no-cancel"], "ask !D"),
    (["-0tx", "A"], "ask A (Cancel)"),
    (["show", "help"], "ask show help (Cancel)"),
  ])
  func `Options stand before or after titles, joined or apart`(
    arguments: [String], expected: String
  ) {
    #expect(outcome(of: MemorySystem(["show"] + arguments)) == expected)
  }

  @Test(arguments: [
    (["--", "-d", "--help", "show", "-", "--"], "ask -d --help show - -- (Cancel)"),
    (["--", "-"], "ask - (Cancel)"),
  ])
  func `C4: after -- everything is a title`(arguments: [String], expected: String) {
    #expect(outcome(of: MemorySystem(["show"] + arguments)) == expected)
  }

  @Test(arguments: [
    (["--titel", "x"], "unknown option '--titel'; did you mean --title?"),
    (["--descirbe"], "unknown option '--descirbe'; did you mean --describe?"),
    (["--time=5"], "unknown option '--time'; did you mean --timeout?"),
    (["-x"], "unknown option '-x'; titles that begin with - go after --"),
    (["--\u{1B}[31m"], "unknown option '--␛[31m'; titles that begin with - go after --"),
    (["-c", "A", "-c", "B", "X"], "--cancel was given twice"),
    (["-c", "A", "--no-cancel", "X"], "--cancel and --no-cancel exclude each other"),
    (["--no-cancel=x"], "--no-cancel takes no value"),
    (["A", "-t"], "--title needs a value: TITLE"),
    (["--print", "xml", "A"], "--print: expected one of title, index, json, found 'xml'"),
    (["--ui", "", "A"], "--ui: expected one of auto, terminal, line, gtk, found ''"),
    ([], "there is nothing to choose from; give at least one title"),
    (["-c", "A"], "there is nothing to choose from; give at least one title"),
    (["--null", "A"], "--null needs -"),
    (["A", "--describe", "--answer", "0"], "--describe and --answer exclude each other"),
  ])
  func `A wrong command line is told in one line`(arguments: [String], reason: String) {
    #expect(outcome(of: MemorySystem(["show"] + arguments)) == "64 actionsheet: \(reason)")
  }

  @Test(arguments: [
    ([], "64 actionsheet: a subcommand is missing; see actionsheet --help"),
    (["shwo"], "64 actionsheet: unknown subcommand 'shwo'; did you mean show?"),
    (["--version"], "0 actionsheet 0.1.0\n"),
    (["--verison"], "64 actionsheet: unknown option '--verison'; did you mean --version?"),
    (["lint", "a", "--b"], "helper actionsheet-lint [\"a\", \"--b\"]"),
    (["lnit"], "64 actionsheet: unknown subcommand 'lnit'; did you mean lint?"),
    (["demo"], "ask !Delete Note Email Print Duplicate (Cancel)"),
    (["demo", "A"], "64 actionsheet: demo takes no titles"),
    (["completions"], "64 actionsheet: completions needs a shell: bash, zsh or fish"),
    (
      ["completions", "ksh"],
      "64 actionsheet: no completions for 'ksh'; there are bash, zsh and fish"
    ),
    (["help", "shov"], "64 actionsheet: unknown subcommand 'shov'; did you mean show?"),
  ])
  func `The subcommand comes first`(arguments: [String], expected: String) {
    #expect(outcome(of: MemorySystem(arguments)) == expected)
  }

  @Test func `Every option is in the table once`() {
    for subcommand in Subcommand.allCases {
      let spellings = OptionTable.options(of: subcommand).flatMap(\.spellings)
      #expect(Set(spellings).count == spellings.count)
    }
    let listed = (OptionTable.options + OptionTable.topLevel).map(\.identifier)
    #expect(Set(listed) == Set(OptionIdentifier.allCases))
  }

  @Test(arguments: [
    ("500ms", Duration.milliseconds(500)), ("5", .seconds(5)), ("5s", .seconds(5)),
    ("2m", .seconds(120)), ("1h", .seconds(3600)), ("0.25s", .milliseconds(250)),
    (".5", .milliseconds(500)), ("1.", .seconds(1)), ("8760h", TimeSpan.limit),
    ("1.0000000019s", .nanoseconds(1_000_000_001)),
  ])
  func `C8: a timeout has a unit`(text: String, expected: Duration) throws {
    #expect(try TimeSpan.parse(Array(text.utf8), for: "--timeout") == expected)
  }

  @Test(arguments: [
    ("0", "the time must be more than zero"), ("0.0ms", "the time must be more than zero"),
    ("", "expected a time such as 500ms, 5s, 2m, found ''"),
    ("-1", "expected a time such as 500ms, 5s, 2m, found '-1'"),
    (".", "expected a time such as 500ms, 5s, 2m, found '.'"),
    ("5d", "expected a time such as 500ms, 5s, 2m, found '5d'"),
    ("1e9", "expected a time such as 500ms, 5s, 2m, found '1e9'"),
    ("8761h", "'8761h' is more than a year"),
    ("99999999999999999999", "'99999999999999999999' is more than a year"),
    ("9223372036854775807h", "'9223372036854775807h' is more than a year"),
    ("9223372036.9s", "'9223372036.9s' is more than a year"),
  ])
  func `C8: a timeout that makes no sense is refused`(text: String, reason: String) {
    #expect(throws: CommandError(.usage, "--timeout: \(reason)")) {
      try TimeSpan.parse(Array(text.utf8), for: "--timeout")
    }
  }

  @Test func `C8: a timeout answers with an ordinary button only`() {
    let buttons = ["show", "-d", "D", "A", "--timeout", "5s", "--timeout-answer"]
    func answer(_ index: String) -> String { outcome(of: MemorySystem(buttons + [index])) }
    let prefix = "64 actionsheet: --timeout-answer: "
    #expect(answer("1") == "ask !D A (Cancel)")
    #expect(answer("0") == prefix + "button 0 is destructive; only a person may press it")
    #expect(
      answer("2") == prefix
        + "button 2 is Cancel; without --timeout-answer a timeout ends with 124")
    #expect(answer("3") == prefix + "there is no button '3'; indices go from 0 to 2")
    #expect(answer("A") == prefix + "expected an index, found 'A'")
    #expect(
      outcome("show", "A", "--timeout-answer", "0")
        == "64 actionsheet: --timeout-answer needs --timeout")
  }
}
