import Foundation
import Testing

@testable import ActionSheetsCommand

@Suite struct ShellTests {
  @Test(arguments: [("bash", "bash -n"), ("zsh", "zsh -n"), ("fish", "fish --no-execute")])
  func `C21: the shells accept their completions`(shell: String, check: String) throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("actionsheet-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    let script = Completions.script(for: try #require(Shell(rawValue: shell)))
    try Data(script.utf8).write(to: file)
    let checked = try Program.run("\(check) \"$1\"", file.path)
    #expect(checked.status == 0)
    #expect(checked.messages == "")
  }

  @Test func `C21: mandoc and groff find nothing wrong with the man page`() throws {
    let page = ManualPage().text
    let checked = try Program.run(
      "command -v mandoc >/dev/null || exit 0; mandoc -T lint", input: page)
    #expect(checked.output == "")
    #expect(checked.status == 0)
  }

  @Test(arguments: [
    (["sh"], "show"), (["show", "--t"], "--title --timeout --timeout-answer"),
    (["show", "--print", ""], "title index json"), (["show", "--print", "=", "j"], "json"),
    (["show", "--color", "="], "auto always never"), (["show", "-t", ""], ""),
    (["show", "--", "--t"], ""), (["completions", ""], "bash zsh fish"), (["help", "d"], "demo"),
  ])
  func `C21: bash completes`(words: [String], expected: String) throws {
    let quoted = words.map { "'\($0)'" }.joined(separator: " ")
    let script =
      Completions.bash + """
        COMP_WORDS=(actionsheet \(quoted))
        COMP_CWORD=\(words.count)
        _actionsheet
        echo "${COMPREPLY[*]}"
        """
    let completed = try Program.run("bash -s", input: script)
    #expect(completed.output == expected + "\n")
    #expect(completed.messages == "")
  }

  @Test(arguments: [
    ("show --pr", "--print\n--print0\n"), ("show --print ", "index\njson\ntitle\n"),
    ("completions ", "bash\nfish\nzsh\n"), ("demo --tit", ""),
  ])
  func `C21: fish completes`(line: String, expected: String) throws {
    let script =
      Completions.fish + "complete -C 'actionsheet \(line)' | string replace -r '\\t.*' ''\n"
    let completed = try Program.run("HOME=/nonexistent fish --no-config 2>/dev/null", input: script)
    #expect(completed.output == expected)
  }

  @Test func `C1: an answer goes to standard output, a message to standard error`() throws {
    let program = try Program.actionsheet
    let answered = try Program.run("\"$1\" show A B --answer 1", program)
    #expect((answered.status, answered.output, answered.messages) == (0, "B\n", ""))
    let refused = try Program.run("\"$1\" show", program)
    #expect(refused.status == 64)
    #expect(refused.output == "")
    #expect(refused.messages.hasPrefix("actionsheet: "))
  }

  @Test func `C3: standard input is left alone without -`() throws {
    let run = try Program.run(
      "\"$1\" show A --answer 0; cat", try Program.actionsheet, input: "rest")
    #expect(run.output == "A\nrest")
  }

  @Test func `C6: an answer that cannot be written is a failure`() throws {
    let run = try Program.run(
      "\"$1\" show A --answer 0 >/dev/full", try Program.actionsheet)
    #expect(run.status == 70)
    #expect(run.messages == "actionsheet: cannot write the answer: No space left on device\n")
    let closed = try Program.run("\"$1\" show A --answer 0 >&-", try Program.actionsheet)
    #expect(closed.status == 70)
  }

  @Test func `C17: the bytes of arguments and standard input come back`() throws {
    let run = try Program.run(
      "\"$1\" show \"$(printf '\\377\\033')\" --answer 0 | od -An -tx1", try Program.actionsheet)
    #expect(run.output == " ff 1b 0a\n")
    let piped = try Program.run(
      "printf 'a\\0\\377\\nb' | \"$1\" show --null - --answer 1 -0 | od -An -tx1",
      try Program.actionsheet)
    #expect(piped.output == " ff 0a 62 00\n")
  }

  @Test func `C5: a file or directory that cannot be read ends with 66`() throws {
    let run = try Program.run(
      "\"$1\" show --from /; echo $?; \"$1\" show --from /nonexistent/x; echo $?; \"$1\" show - --describe <&-; echo $?",
      try Program.actionsheet)
    #expect(run.output == "66\n66\n66\n")
  }

  @Test func `A description without end is refused`() throws {
    let run = try Program.run("\"$1\" show --from /dev/zero", try Program.actionsheet)
    #expect(run.status == 66)
    #expect(run.messages == "actionsheet: cannot read /dev/zero: it is larger than 64 MiB\n")
  }

  @Test func `A helper that is not installed is unavailable`() throws {
    // Beside the program that was built is its helper.
    let run = try Program.run(
      "folder=$(mktemp -d); cp \"$1\" \"$folder\"; PATH=/nonexistent \"$folder/actionsheet\" lint; echo $?; rm -r \"$folder\"",
      try Program.actionsheet)
    #expect(run.output.hasSuffix("69\n"))
  }
}
