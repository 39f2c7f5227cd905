internal import CLibrary

/// The facts about a terminal that the environment gives.
///
/// They follow from variables alone: no terminal is asked, so that nothing waits for a reply (row C9).
public struct TerminalTraits: Hashable, Sendable {
  /// Whether the terminal cannot move its cursor: `TERM` is `dumb`, empty or missing.
  public var isDumb: Bool
  /// Whether the person reads lines rather than looks at a screen: `ACCESSIBLE` is set, and neither empty, `0` nor
  /// `false`.
  public var isAccessible: Bool
  /// Whether text goes out in UTF-8.
  public var isUTF8: Bool
  /// Whether the kitty keyboard protocol may be asked for.
  ///
  /// False on consoles known to act on, or print, a request they do not understand.
  public var acceptsKeyboardProtocol: Bool
  /// Whether the terminal wraps lines anew when its window is resized.
  public var reflowsOnResize: Bool

  /// Whether the terminal's font has round corners, which those of Linux consoles lack.
  public var hasRoundCorners: Bool
  /// Whether U+2800, the braille pattern without dots, is drawn as a blank.
  ///
  /// It is the one blank that counts as a left-to-right letter where a terminal reorders rows. Linux consoles, and
  /// mlterm with the fonts that it comes with, draw a box.
  public var hasBrailleBlank: Bool

  /// Reads the traits from variables of the environment; `lookup` returns nil for one that is not set.
  public init(environment lookup: (String) -> String?) {
    let term = lookup("TERM") ?? ""
    isDumb = term.isEmpty || term == "dumb"
    isAccessible = !["", "0", "false"].contains((lookup("ACCESSIBLE") ?? "").lowercased())
    isUTF8 = Self.namesUTF8(lookup)
    acceptsKeyboardProtocol =
      !isDumb && !["linux", "vt", "screen", "cons25"].contains { term.hasPrefix($0) }
    hasRoundCorners = term != "linux"
    hasBrailleBlank = term != "linux" && (lookup("MLTERM") ?? "").isEmpty
    reflowsOnResize = Self.reflows(term: term, lookup)
  }

  /// Whether questions are to be asked in lines of plain text, with nothing redrawn (row C15).
  public var wantsLines: Bool { isDumb || isAccessible }

  /// Follows the order of POSIX locales: the first variable that is set and not empty decides.
  private static func namesUTF8(_ lookup: (String) -> String?) -> Bool {
    for name in ["LC_ALL", "LC_CTYPE", "LANG"] {
      guard let locale = lookup(name)?.lowercased(), !locale.isEmpty else { continue }
      return locale.hasSuffix("utf-8") || locale.hasSuffix("utf8")
        || locale.contains("utf-8@") || locale.contains("utf8@")
    }
    return false
  }

  private static func reflows(term: String, _ lookup: (String) -> String?) -> Bool {
    func isSet(_ name: String) -> Bool { !(lookup(name) ?? "").isEmpty }

    // A multiplexer stands between the program and the terminal that set the other variables.
    if isSet("TMUX") { return true }
    if isSet("STY") || term.hasPrefix("screen") || term == "linux" { return false }
    if isSet("XTERM_VERSION") || term.hasPrefix("rxvt") || term == "st" || term.hasPrefix("st-") {
      return false
    }
    if term == "xterm-kitty" || term.hasPrefix("foot") || term.hasPrefix("alacritty") {
      return true
    }
    let programs = ["iTerm.app", "Apple_Terminal", "WezTerm", "vscode", "ghostty"]
    if let program = lookup("TERM_PROGRAM"), programs.contains(program) { return true }
    return [
      "VTE_VERSION", "KITTY_WINDOW_ID", "WEZTERM_PANE", "WEZTERM_EXECUTABLE", "KONSOLE_VERSION",
      "WT_SESSION",
    ].contains(where: isSet)
  }

  /// Reads the traits from this process's environment.
  public static var current: TerminalTraits {
    TerminalTraits(environment: environmentVariable)
  }
}
