import TerminalEmulation
import Testing

/// A title that shows nothing is never asked: Return would choose it, and a script go on with
/// nothing.
struct BlankTitleTests {
  private func refusal(_ asking: Asking) throws -> String {
    let test = try asking.start()
    try test.waitUntil(.ended)
    #expect(test.exitStatus == .code(64))
    #expect(test.standardOutput.isEmpty)
    #expect(test.transcript.isEmpty)
    return test.standardError
  }

  @Test(
    arguments: [
      ([""], "title 1: a title"), (["Email", " "], "title 2: a title"),
      (["--", "\t"], "title 1: a title"), (["", "--answer", "0"], "title 1: a title"),
      (["--destructive", "", "Email"], "--destructive: a title"),
      (["--cancel", "", "Email"], "--cancel: a title"), (["-c\n", "Email"], "--cancel: a title"),
    ] as [([String], String)])
  func `C22: a blank title of a sheet is refused and named`(
    arguments: [String], name: String
  ) throws {
    #expect(try refusal(Asking(arguments)) == "actionsheet: \(name) must not be blank\n")
  }

  @Test(arguments: [
    (["--ok", ""], "--ok: a title"), (["--destructive", " "], "--destructive: a title"),
    (["--cancel", ""], "--cancel: a title"), (["--field", ""], "--field: a label"),
    (["--secure-field", ""], "--secure-field: a label"),
  ])
  func `C22: a blank title of an alert is refused and named`(
    arguments: [String], name: String
  ) throws {
    let asking = Asking(["-t", "Sure?"] + arguments).with { $0.subcommand = "alert" }
    #expect(try refusal(asking) == "actionsheet: \(name) must not be blank\n")
  }

  @Test(arguments: [
    ("show", #"{"buttons":[{"title":""}]}"#, "1:22: buttons[0].title: a title"),
    (
      "alert", "{\"title\":\"T\",\n\"buttons\":[{\"title\":\" \"}]}",
      "2:21: buttons[0].title: a title"
    ),
    ("alert", #"{"fields":[{"label":""}]}"#, "1:21: fields[0].label: a label"),
  ])
  func `C22: a blank title in a description is refused and named`(
    subcommand: String, file: String, place: String
  ) throws {
    let asking = Asking("--from", "-").with {
      $0.subcommand = subcommand
      $0.input = [UInt8](file.utf8)
    }
    #expect(
      try refusal(asking) == "actionsheet: standard input:\(place) must not be blank\n")
  }

  @Test(arguments: [("", ["-"]), ("\n", ["-"]), (" \n\t\r\n", ["-"]), ("\0 \0", ["--null", "-"])])
  func `C3: standard input with nothing but blank titles is refused`(
    input: String, arguments: [String]
  ) throws {
    let asking = Asking(arguments).with { $0.input = [UInt8](input.utf8) }
    #expect(
      try refusal(asking)
        == "actionsheet: there is nothing to choose from; standard input holds no titles\n")
  }

  @Test(arguments: [("\n \none\n\n", ["-"]), ("\0one\0\n\0", ["--null", "-"])])
  func `C3: blank titles of standard input are left out`(
    input: String, arguments: [String]
  ) throws {
    let answered = try Asking(arguments).with { $0.input = [UInt8](input.utf8) }.answered("enter")
    #expect(answered == .chose("one"))
  }

  @Test func `C22: no blank name answers`() throws {
    #expect(
      try refusal(Asking("Email", "--answer", ""))
        == "actionsheet: --answer: no button has the title ''\n")
  }
}
