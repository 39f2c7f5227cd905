/// Turns strokes into the bytes that a terminal in given modes would send.
///
/// The encodings are those of xterm's control sequences and of the kitty keyboard protocol.
struct KeyEncoder {
  var modes: TerminalModes

  /// Whether the terminal knows the kitty keyboard protocol, and so honors the pushed flags.
  var speaksKitty: Bool

  func encode(_ stroke: Stroke) -> [UInt8] {
    switch stroke {
    case .key(let key): encode(key)
    case .text(let bytes): bytes
    case .paste(let bytes):
      // A real terminal sends a carriage return for each end of line, as the Enter key does.
      modes.hasBracketedPaste
        ? [UInt8]("\u{1b}[200~".utf8) + bytes + [UInt8]("\u{1b}[201~".utf8)
        : bytes.map { $0 == 0x0a ? 0x0d : $0 }
    case .mouse(let mouse): encode(mouse)
    }
  }

  private var flags: Int { speaksKitty ? modes.keyboardFlags.last ?? 0 : 0 }

  private func encode(_ key: Key) -> [UInt8] {
    let reportsPhases = flags & 2 != 0
    if key.phase == .release, !reportsPhases { return [] }
    // The default phase is left out, and so are modifiers when there is neither.
    var suffix = ""
    if reportsPhases, key.phase != .press {
      suffix = ";\(key.modifiers.rawValue + 1):\(key.phase.rawValue)"
    } else if !key.modifiers.isEmpty {
      suffix = ";\(key.modifiers.rawValue + 1)"
    }

    switch key.symbol {
    case .letter(let letter):
      let final = Character(Unicode.Scalar(letter))
      if suffix.isEmpty { return sequence(modes.enabled.contains(1) ? "O\(final)" : "[\(final)") }
      return sequence("[1\(suffix)\(final)")
    case .number(let number):
      return sequence("[\(number)\(suffix)~")
    case .character(let scalar):
      return needsKitty(key, scalar)
        ? sequence("[\(scalar.value)\(suffix)u")
        : legacy(scalar, key.modifiers)
    }
  }

  /// Tells whether the pushed flags take this key out of the legacy encoding.
  private func needsKitty(_ key: Key, _ scalar: Unicode.Scalar) -> Bool {
    if flags & 8 != 0 { return true }
    let staysLegacy = ["\r", "\t", "\u{7f}"].contains(scalar) && key.modifiers.isEmpty
    // Only flag 8 lets the keys that a stuck shell needs report their release.
    if flags & 2 != 0, key.phase != .press { return !staysLegacy }
    guard flags & 1 != 0 else { return false }
    if scalar == "\u{1b}" { return true }
    return !staysLegacy && !key.modifiers.subtracting(.shift).isEmpty
      || ["\r", "\t", "\u{7f}"].contains(scalar) && !key.modifiers.isEmpty
  }

  private func legacy(_ scalar: Unicode.Scalar, _ modifiers: Key.Modifiers) -> [UInt8] {
    if scalar == "\t", modifiers.contains(.shift) { return sequence("[Z") }
    var bytes = [UInt8](String(scalar).utf8)
    if modifiers.contains(.control), bytes.count == 1 { bytes[0] &= 0x1f }
    if modifiers.contains(.alt) { bytes.insert(0x1b, at: 0) }
    return bytes
  }

  private func encode(_ mouse: Stroke.Mouse) -> [UInt8] {
    switch mouse.action {
    case .click: report(0, mouse, final: "M") + report(0, mouse, final: "m")
    case .press: report(0, mouse, final: "M")
    case .lift: report(0, mouse, final: "m")
    case .drag: modes.enabled.isDisjoint(with: [1002, 1003]) ? [] : report(32, mouse, final: "M")
    case .move: modes.enabled.contains(1003) ? report(35, mouse, final: "M") : []
    case .wheelUp: report(64, mouse, final: "M")
    case .wheelDown: report(65, mouse, final: "M")
    }
  }

  private func report(_ button: Int, _ mouse: Stroke.Mouse, final: Character) -> [UInt8] {
    guard modes.reportsMouse else { return [] }
    if modes.enabled.contains(1006) {
      return sequence("[<\(button);\(mouse.column + 1);\(mouse.row + 1)\(final)")
    }
    // The oldest encoding has one byte for each number, and no button in a release.
    let code = final == "m" ? 3 : button
    return sequence("[M")
      + [code, mouse.column + 1, mouse.row + 1].map { UInt8(clamping: 32 + $0) }
  }

  private func sequence(_ body: String) -> [UInt8] {
    [0x1b] + [UInt8](body.utf8)
  }
}
