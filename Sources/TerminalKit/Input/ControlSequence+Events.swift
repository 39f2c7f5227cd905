extension ControlSequence {
  /// The events of this sequence; none for a reply, a report or an unknown one.
  var events: [TerminalEvent] {
    if prefix == UInt8(ascii: "<") { return mouseEvent.map { [.mouse($0)] } ?? [] }
    guard prefix == nil else { return [] }
    if intermediates == [UInt8(ascii: "$")], final == UInt8(ascii: "$") { return tildeKey(.shift) }
    guard intermediates.isEmpty else { return [] }

    switch final {
    case UInt8(ascii: "u"):
      return keyboardProtocolEvents(
        code: value(0), shifted: value(0, 1), base: value(0, 2), text: textParameter)
    case UInt8(ascii: "~"):
      if value(0) == 27, parameters.count == 3 {
        // xterm's modifyOtherKeys: CSI 27 ; modifiers ; code ~
        return keyboardProtocolEvents(code: value(2), shifted: nil, base: nil, text: "")
      }
      return tildeKey(modifiers)
    case UInt8(ascii: "^"): return tildeKey(.control)
    case UInt8(ascii: "@"): return tildeKey([.control, .shift])
    case UInt8(ascii: "R"):
      // With parameters it is a cursor position report, also where xterm means Shift-F3 by it.
      return parameters.isEmpty ? [.key(.function(3))] : []
    case UInt8(ascii: "Z"): return [.key(.backTab, modifiers.subtracting(.shift), kind)]
    case UInt8(ascii: "a")...UInt8(ascii: "d"):
      // rxvt: the letter in lower case is the arrow with Shift.
      guard parameters.isEmpty, let key = Key(letter: final - 0x20) else { return [] }
      return [.key(key, .shift)]
    default:
      guard parameters.count != 1 || parameters[0].count == 1, let key = Key(letter: final) else {
        return []
      }
      // Old terminals put the modifiers into the only parameter: CSI 5 A.
      let held = parameters.count == 1 ? Modifiers(parameter: value(0)) : modifiers
      return [.key(key, held, kind)]
    }
  }

  /// The modifiers, in the second parameter of every sequence that has them.
  var modifiers: Modifiers { Modifiers(parameter: value(1)) }

  /// The kind of press: the kitty protocol's subparameter of the modifiers.
  var kind: KeyPress.Kind {
    switch value(1, 1) {
    case 2: .repeat
    case 3: .release
    default: .press
    }
  }

  private func tildeKey(_ modifiers: Modifiers) -> [TerminalEvent] {
    guard let number = value(0), let key = Key(number: number) else { return [] }
    return [.key(key, modifiers, kind)]
  }
}

extension Key {
  /// Finds the key that ends a `CSI` or `SS3` sequence with an upper-case letter.
  init?(letter: UInt8) {
    switch letter {
    case UInt8(ascii: "A"): self = .up
    case UInt8(ascii: "B"): self = .down
    case UInt8(ascii: "C"): self = .right
    case UInt8(ascii: "D"): self = .left
    case UInt8(ascii: "F"): self = .end
    case UInt8(ascii: "H"): self = .home
    case UInt8(ascii: "P"): self = .function(1)
    case UInt8(ascii: "Q"): self = .function(2)
    case UInt8(ascii: "S"): self = .function(4)
    default: return nil
    }
  }

  /// Finds the key of `CSI number ~`: the VT220's numbers with those of xterm, rxvt and the Linux console.
  init?(number: Int) {
    switch number {
    case 1, 7: self = .home
    case 2: self = .insert
    case 3: self = .delete
    case 4, 8: self = .end
    case 5: self = .pageUp
    case 6: self = .pageDown
    case 11...15: self = .function(number - 10)
    case 17...21: self = .function(number - 11)
    case 23...26: self = .function(number - 12)
    case 28, 29: self = .function(number - 13)
    case 31...34: self = .function(number - 14)
    default: return nil
    }
  }
}
