import TerminalEmulation
import Testing

struct ColorTests {
  /// What each environment makes of the red of a destructive title.
  private static let environments:
    [(variables: [String: String], options: [String], color: Cell.Color)] = [
      ([:], [], .palette(1)),
      (["TERM": "xterm"], [], .palette(1)),
      (["TERM": "xterm-16color"], [], .palette(1)),
      (["COLORTERM": "truecolor"], [], .palette(1)),
      (["NO_COLOR": "1"], [], .standard),
      (["NO_COLOR": ""], [], .palette(1)),
      (["NO_COLOR": "1"], ["--color", "always"], .palette(1)),
      (["TERM": "vt100"], [], .standard),
      (["TERM": "vt100", "CLICOLOR_FORCE": "1"], [], .palette(1)),
      (["CLICOLOR": "0"], [], .standard),
      ([:], ["--color", "never"], .standard),
    ]

  @Test(arguments: environments.indices)
  func `C13, S8: color follows the environment and the option`(index: Int) throws {
    let (variables, options, color) = Self.environments[index]
    let asking = Asking(options + Asking.note.arguments).with { $0.environment = variables }
    let test = try asking.shown()
    #expect(test.cell(of: "Delete Note")?.foreground == color)
    let colors = Set(
      test.cells.joined().flatMap { [$0.foreground, $0.background] }.map(String.init(describing:)))
    #expect(colors == Set([.standard, color].map(String.init(describing:))))
  }

  @Test(arguments: [[:], ["NO_COLOR": "1"], ["TERM": "vt100"]] as [[String: String]])
  func `I11, C13: destructive and focus are told without color`(variables: [String: String]) throws
  {
    let test = try Asking.note.with { $0.environment = variables }.shown()
    #expect(test.screen.contains("! Delete Note"))
    #expect(test.cell(of: "Email")?.isReversed == true)
    #expect(test.cell(of: "Print")?.isReversed == false)
    try test.send("up")
    try test.waitUntil(.cursorRow(contains: "! Delete"))
    #expect(test.cell(of: "Email")?.isReversed == false)
    #expect(test.cell(of: "! Delete")?.isReversed == true)
  }

  @Test(arguments: ["C", "en_US.ISO-8859-1"])
  func `C13: a terminal without UTF-8 gets ASCII alone`(locale: String) throws {
    let test = try Asking("-t", "“買い物”", "Email", "Über").with { $0.environment = ["LANG": locale] }
      .shown()
    #expect(test.transcript.allSatisfy { $0 < 0x80 })
    #expect(test.screen.contains("+----"))
    try test.send("down enter")
    try test.waitUntil(.ended)
    #expect(test.answered == .chose("Über"))
  }
}
