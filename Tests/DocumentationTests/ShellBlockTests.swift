import TerminalEmulation
import Testing

struct ShellBlockTests {
  private static let articles = Result {
    try CodeBlock.all(in: "sh").filter { $0.document != "README.md" }
  }

  /// Every question is answered by the first button, unless the block says otherwise. A line `# → …` of a block
  /// is a line of its output.
  @Test(arguments: try articles.get())
  func `each block of shell in the articles prints what it says`(block: CodeBlock) throws {
    let folder = try ScratchFolder()
    try folder.addCommand(
      """
      subcommand=$1
      shift
      case " $* " in
        *" --answer "* | *" --describe "*) ;;
        *) set -- --answer 0 "$@" ;;
      esac
      exec '\(Launch.built("actionsheet"))' "$subcommand" "$@"
      """, named: "actionsheet")
    try folder.write(block.text, to: "script")
    let test = try TerminalTest(
      Launch(
        "/bin/sh", ["-euc", folder.running], directory: folder.path, piped: [.output, .error]))
    try test.waitUntil(.ended)
    let mark = "# → "
    let expected = block.lines.filter { $0.hasPrefix(mark) }.map { $0.dropFirst(mark.count) + "\n" }
    #expect(test.standardOutput == expected.joined())
    #expect(test.standardError == "")
    #expect(test.exitStatus == .code(0))
  }
}
