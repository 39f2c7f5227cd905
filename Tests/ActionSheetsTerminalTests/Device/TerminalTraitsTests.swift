import Testing

@testable import ActionSheetsTerminal
@testable import TerminalKit

struct TerminalTraitsTests {
  private func traits(_ variables: [String: String]) -> TerminalTraits {
    TerminalTraits { variables[$0] }
  }

  @Test(arguments: [nil, "", "dumb"])
  func `C15: a terminal without a name, or a dumb one, is dumb`(_ term: String?) {
    let traits = traits(term.map { ["TERM": $0] } ?? [:])
    #expect(traits.isDumb)
    #expect(!traits.acceptsKeyboardProtocol)
  }

  @Test(arguments: [
    (nil, false), ("1", true), ("yes", true), ("0", false), ("false", false), ("FALSE", false),
    ("", false),
  ])
  func `C15: ACCESSIBLE asks for lines, and so does a dumb terminal`(
    _ variable: String?, _ expected: Bool
  ) {
    let accessible = variable.map { ["ACCESSIBLE": $0] } ?? [:]
    let traits = traits(accessible.merging(["TERM": "xterm"]) { $1 })
    #expect(traits.isAccessible == expected)
    #expect(traits.wantsLines == expected)
    #expect(self.traits(accessible.merging(["TERM": "dumb"]) { $1 }).wantsLines)
  }

  @Test(arguments: [
    (["LANG": "de_DE.UTF-8"], true), (["LANG": "C.utf8"], true), (["LANG": "C"], false),
    (["LC_ALL": "C", "LANG": "de_DE.UTF-8"], false),
    (["LC_ALL": "", "LC_CTYPE": "en_US.UTF-8@euro"], true), ([:], false),
  ])
  func `The first locale variable that is set decides about UTF-8`(
    _ variables: [String: String], _ expected: Bool
  ) {
    #expect(traits(variables).isUTF8 == expected)
  }

  @Test(arguments: [
    ("xterm-256color", true), ("xterm-kitty", true), ("tmux-256color", true), ("linux", false),
    ("vt220", false), ("screen-256color", false),
  ])
  func `Consoles that would print a request are not sent one`(_ term: String, _ expected: Bool) {
    #expect(traits(["TERM": term]).acceptsKeyboardProtocol == expected)
  }

  @Test(arguments: [
    (["TERM": "xterm-256color", "VTE_VERSION": "7402"], true), (["TERM": "xterm-kitty"], true),
    (["TERM": "foot-extra"], true), (["TERM": "alacritty"], true),
    (["TERM": "xterm-256color", "TERM_PROGRAM": "ghostty"], true),
    (["TERM": "xterm-256color", "WT_SESSION": "1"], true),
    (["TERM": "screen-256color", "TMUX": "/tmp/tmux"], true),
    (["TERM": "screen", "STY": "1.pts", "VTE_VERSION": "7402"], false),
    (["TERM": "xterm-256color", "XTERM_VERSION": "XTerm(380)"], false),
    (["TERM": "xterm-256color"], false), (["TERM": "linux"], false),
    (["TERM": "st-256color"], false),
    (["TERM": "rxvt-unicode"], false), ([:], false),
  ])
  func `C12: terminals that wrap anew are told from those that do not`(
    _ variables: [String: String], _ expected: Bool
  ) {
    #expect(traits(variables).reflowsOnResize == expected)
  }

  @Test(
    arguments: [
      (["TERM": "xterm", "LANG": "C.UTF-8"], BoxCharacters.rounded),
      (["TERM": "linux", "LANG": "C.UTF-8"], .square), (["TERM": "linux", "LANG": "C"], .ascii),
    ])
  func `Boxes are drawn with characters that the terminal has`(
    _ variables: [String: String], _ expected: BoxCharacters
  ) {
    let configuration = TerminalConfiguration(traits: traits(variables))
    #expect(configuration.sheetSettings.box == expected)
  }

  @Test(arguments: [
    (["TERM": "xterm-256color"], true), (["TERM": "linux"], false),
    (["TERM": "xterm-256color", "MLTERM": "3.9.0"], false),
    (["TERM": "xterm-256color", "MLTERM": ""], true),
  ])
  func `C14: terminals that draw a box for the braille blank get none`(
    _ variables: [String: String], _ expected: Bool
  ) {
    #expect(traits(variables).hasBrailleBlank == expected)
  }

  @Test func `A console is not asked for what it would print`() {
    #expect(TerminalModes(for: traits(["TERM": "xterm"])) == TerminalModes())
    let console = TerminalModes(for: traits(["TERM": "linux"])).enter
    #expect(String(decoding: console, as: UTF8.self) == "\u{1B}[?2004h")
  }

  @Test func `What is set is undone, in reverse`() {
    var modes = TerminalModes()
    modes.usesAlternateScreen = true
    modes.reportsMouse = true
    #expect(
      String(decoding: modes.enter, as: UTF8.self)
        == "\u{1B}[?1049h\u{1B}[>31u\u{1B}[?2004h\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h"
    )
    #expect(
      String(decoding: modes.leave, as: UTF8.self)
        == "\u{1B}[?2026l\u{1B}[?7h\u{1B}[0m\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l\u{1B}[?2004l"
        + "\u{1B}[<u\u{1B}[?25h\u{1B}[?1049l")
  }
}
