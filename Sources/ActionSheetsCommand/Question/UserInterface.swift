/// How the person is to be asked.
public struct UserInterface: Sendable, Hashable {
  /// The kinds of interface that can be asked for.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The terminal if there is one, else a window if there is a display.
    case auto

    /// The sheet in the terminal.
    case terminal

    /// Numbered lines and a prompt in the terminal.
    case line

    /// A window.
    case gtk
  }

  /// The kind that was asked for.
  public let kind: Kind

  /// Whether a terminal must ask with numbered lines and redraw nothing (C15).
  ///
  /// A dumb terminal asks so in any case; that is for the terminal to find out.
  public let wantsLine: Bool

  /// Resolves the request from the options and the environment variable `ACCESSIBLE`.
  init(kind: Kind, isAccessible: Bool, accessibleVariable: String?) {
    let isSet = accessibleVariable.map { !["", "0", "false"].contains($0.lowercased()) } ?? false
    self.kind = kind
    self.wantsLine = kind == .line || (kind != .gtk && (isAccessible || isSet))
  }
}
