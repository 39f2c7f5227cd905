/// The kind of interface that the person is asked in.
package struct UserInterface: Sendable, Hashable {
  /// The kinds that can be asked for.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
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
  package let kind: Kind
  /// Whether a terminal must ask with numbered lines and redraw nothing (C15).
  ///
  /// A dumb terminal, or the environment variable `ACCESSIBLE`, has it ask so in any case; the terminal finds that out.
  package let wantsLine: Bool

  /// Takes the kind from the options.
  init(kind: Kind, isAccessible: Bool) {
    self.kind = kind
    self.wantsLine = kind == .line || (kind != .gtk && isAccessible)
  }

  /// Returns the helper that asks in a window, or `nil` when this process asks (C16).
  ///
  /// Call it before standard input is read: a helper needs it whole, and without a way to ask the
  /// command fails at once, with exit 69.
  func helper(_ system: some CommandSystem) throws(CommandError) -> HelperCommand? {
    if system.asksInWindow { return nil }
    if kind == .gtk { return .gtk }
    if system.hasTerminal { return nil }
    guard kind == .auto else {
      throw CommandError(.unavailable, "--ui \(kind.rawValue): there is no terminal to ask in")
    }
    for variable in ["WAYLAND_DISPLAY", "DISPLAY"] {
      if system.environmentValue(variable)?.isEmpty == false { return .gtk }
    }
    throw CommandError(
      .unavailable,
      "there is no terminal to ask in, and no display (DISPLAY and WAYLAND_DISPLAY are not set)")
  }
}
