import Testing

@testable import ActionSheetsTerminal
@testable import TerminalKit

struct ColorTests {
  @Test(
    arguments: [
      ([:], .auto, false, ColorDepth.none),
      (["TERM": "dumb"], .auto, false, .none),
      (["TERM": "vt220"], .auto, false, .none),
      (["TERM": "linux"], .auto, false, .ansi16),
      (["TERM": "xterm"], .auto, false, .ansi16),
      (["TERM": "xterm-256color"], .auto, false, .ansi256),
      (["TERM": "xterm", "COLORTERM": "yes"], .auto, false, .ansi256),
      (["TERM": "xterm-direct"], .auto, false, .trueColor),
      (["TERM": "xterm", "COLORTERM": "truecolor"], .auto, false, .trueColor),
      (["TERM": "screen", "COLORTERM": "24bit"], .auto, false, .ansi256),
      (["TERM": "screen", "COLORTERM": "24bit", "TMUX": "x"], .auto, false, .trueColor),
      (["TERM": "xterm"], .auto, true, .none),
      (["TERM": "xterm"], .never, false, .none),
      (["TERM": "dumb"], .always, false, .ansi16),
      (["TERM": "xterm-256color", "NO_COLOR": "1"], .always, false, .ansi256),
      (["TERM": "xterm", "CLICOLOR_FORCE": "1"], .never, false, .none),
      (["TERM": "xterm", "NO_COLOR": "1"], .auto, false, .none),
      (["TERM": "xterm", "NO_COLOR": ""], .auto, false, .ansi16),
      (["TERM": "xterm", "NO_COLOR": "1", "CLICOLOR_FORCE": "1"], .auto, false, .none),
      (["TERM": "dumb", "CLICOLOR_FORCE": "1"], .auto, false, .ansi16),
      (["TERM": "dumb", "CLICOLOR_FORCE": "0"], .auto, false, .none),
      (["TERM": "xterm", "CLICOLOR": "0"], .auto, false, .none),
      (["TERM": "xterm", "CLICOLOR": "0", "CLICOLOR_FORCE": "1"], .auto, false, .ansi16),
    ] as [([String: String], ColorPreference, Bool, ColorDepth)])
  func `C13: option before NO_COLOR before CLICOLOR_FORCE before TERM`(
    environment: [String: String], choice: ColorPreference, isDumb: Bool, expected: ColorDepth
  ) {
    let depth = ColorDepth.resolve(
      environment: { environment[$0] }, override: choice, isDumb: isDumb)
    #expect(depth == expected)
  }

  @Test(
    arguments: [
      (.red, .none, .default), (.red, .ansi16, .red), (.palette(1), .trueColor, .red),
      (.palette(196), .ansi16, .brightRed), (.palette(196), .ansi256, .palette(196)),
      (.palette(244), .ansi16, .brightBlack), (.rgb(255, 59, 48), .ansi16, .brightRed),
      (.rgb(255, 0, 0), .ansi256, .palette(196)), (.rgb(8, 8, 8), .ansi256, .palette(232)),
      (.rgb(255, 255, 255), .ansi256, .palette(231)), (.rgb(1, 2, 3), .trueColor, .rgb(1, 2, 3)),
      (.default, .ansi16, .default),
    ] as [(Color, ColorDepth, Color)])
  func `C13: a color becomes the nearest that the terminal has`(
    color: Color, depth: ColorDepth, expected: Color
  ) {
    #expect(color.reduced(to: depth) == expected)
  }

  @Test(
    arguments: [
      (Style(), "m"),
      (Style(isBold: true), "0;1m"),
      (Style(isDim: true, isItalic: true, isUnderlined: true, isReversed: true), "0;2;3;4;7m"),
      (Style(foreground: .red, isBold: true), "0;1;31m"),
      (Style(background: .brightBlue), "0;104m"),
      (Style(foreground: .rgb(1, 2, 3)), "0;38;2;1;2;3m"),
      (Style(background: .palette(99)), "0;48;5;99m"),
    ] as [(Style, String)])
  func `A style is selected whole`(style: Style, expected: String) {
    #expect(style.selection == "\u{1b}[" + expected)
  }
}
