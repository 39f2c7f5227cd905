/// The wish for colors, which comes before the environment.
package enum ColorPreference: CaseIterable, Sendable {
  /// Colors as the environment and the terminal allow.
  case auto
  /// Colors even where the environment speaks against them.
  case always
  /// No colors; bold, dim, underlined and reversed text stays.
  case never
}

/// How many colors a terminal shows.
public enum ColorDepth: Int, CaseIterable, Comparable, Sendable {
  /// No colors; bold, dim, italic, underlined and reversed text stays.
  case none
  /// The sixteen named colors.
  case ansi16
  /// The palette of 256 colors.
  case ansi256
  /// Any mixture of red, green and blue.
  case trueColor

  /// Orders depths by the number of colors.
  public static func < (left: ColorDepth, right: ColorDepth) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension ColorDepth {
  /// Decides how many colors to use; the first rule that applies decides.
  ///
  /// 1. The option: `never` and `always` settle whether there are colors.
  /// 2. `NO_COLOR`, set and not empty: none (no-color.org).
  /// 3. `CLICOLOR_FORCE`, set, not empty and not `0`: colors; then `CLICOLOR=0`: none (bixense.com/clicolors).
  /// 4. The terminal: none if it is dumb.
  ///
  /// Their number follows from `COLORTERM` and `TERM`; forced colors are at least sixteen.
  ///
  /// - Parameters:
  ///   - environment: Looks up a variable; nil when it is not set.
  ///   - isDumb: Whether the terminal is known to be without cursor control, apart from `TERM`.
  package static func resolve(
    environment: (String) -> String?, override: ColorPreference = .auto, isDumb: Bool = false
  ) -> ColorDepth {
    let offered = isDumb ? .none : offered(environment)
    switch override {
    case .never: return .none
    case .always: return max(offered, .ansi16)
    case .auto: break
    }
    if let value = environment("NO_COLOR"), !value.isEmpty { return .none }
    if let value = environment("CLICOLOR_FORCE"), !value.isEmpty, value != "0" {
      return max(offered, .ansi16)
    }
    return environment("CLICOLOR") == "0" ? .none : offered
  }

  private static func offered(_ environment: (String) -> String?) -> ColorDepth {
    let term = environment("TERM") ?? ""
    if term.isEmpty || term == "dumb" || term.hasSuffix("-m") || term.hasSuffix("-mono") {
      return .none
    }
    // Those hardware terminals had one color; their emulators call themselves otherwise.
    if term.hasPrefix("vt1") || term.hasPrefix("vt2") || term.hasPrefix("vt3") { return .none }
    let colorTerm = environment("COLORTERM") ?? ""
    if colorTerm == "truecolor" || colorTerm == "24bit" {
      // GNU screen hands the variable of the terminal around it down, but shows no mixtures before version 5.
      let isScreen = term.hasPrefix("screen") && (environment("TMUX") ?? "").isEmpty
      return isScreen ? .ansi256 : .trueColor
    }
    if term.hasSuffix("-direct") { return .trueColor }
    return term.hasSuffix("256color") || !colorTerm.isEmpty ? .ansi256 : .ansi16
  }
}
