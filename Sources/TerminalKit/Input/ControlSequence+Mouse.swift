extension ControlSequence {
  /// The mouse event of `CSI < button ; column ; row M` (or `m`, a release), xterm's SGR encoding.
  var mouseEvent: MouseEvent? {
    guard intermediates.isEmpty, parameters.count == 3,
      let bits = value(0), let column = value(1), let row = value(2), column > 0, row > 0,
      final == UInt8(ascii: "M") || final == UInt8(ascii: "m")
    else { return nil }

    let button: MouseEvent.Button?
    switch (bits & 0xC0, bits & 3) {
    case (0, 0): button = .left
    case (0, 1): button = .middle
    case (0, 2): button = .right
    case (0, _): button = nil
    case (64, 0): button = .wheelUp
    case (64, 1): button = .wheelDown
    case (64, 2): button = .wheelLeft
    case (64, _): button = .wheelRight
    case (128, let low): button = .other(8 + low)
    default: return nil
    }

    let isMotion = bits & 32 != 0
    let isRelease = final == UInt8(ascii: "m")
    let kind: MouseEvent.Kind
    switch (isRelease, isMotion, button) {
    case (true, _, _): kind = .release
    case (false, true, nil): kind = .move
    case (false, true, _): kind = .drag
    case (false, false, nil): return nil
    case (false, false, _): kind = .press
    }
    // Shift, Alt and Control, in the order of `Modifiers`.
    let modifiers = Modifiers(rawValue: UInt8(bits >> 2 & 7))
    return MouseEvent(kind, button, column: column - 1, row: row - 1, modifiers: modifiers)
  }
}
