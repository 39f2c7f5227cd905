extension UserInterface {
  /// Decides where the person is asked (C16): in this process's terminal, or by a helper in a window.
  ///
  /// It comes before standard input is read, so that a helper finds it whole, and so that without a way to
  /// ask the command fails at once, however long the input goes on.
  ///
  /// - Returns: The helper that takes over, or `nil` when this process asks.
  /// - Throws: ``CommandError/Kind/unavailable`` when there is no way to ask; what is missing is named.
  func helper(_ system: some CommandSystem) throws(CommandError) -> HelperCommand? {
    if system.asksInWindow { return nil }
    switch kind {
    case .gtk: return .gtk
    case .terminal, .line, .auto:
      if system.hasTerminal { return nil }
      guard kind == .auto else {
        throw CommandError(
          .unavailable, "--ui \(kind.rawValue): there is no terminal to ask in")
      }
      let hasDisplay = ["WAYLAND_DISPLAY", "DISPLAY"].contains {
        !(system.environmentValue($0) ?? "").isEmpty
      }
      if hasDisplay { return .gtk }
      throw CommandError(
        .unavailable,
        "there is no terminal to ask in, and no display (DISPLAY and WAYLAND_DISPLAY are not set)")
    }
  }
}
