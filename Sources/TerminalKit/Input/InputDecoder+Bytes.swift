private let escape: UInt8 = 0x1B

extension InputDecoder {
  /// Takes one byte.
  mutating func take(_ byte: UInt8, at now: Duration, into events: inout [TerminalEvent]) {
    switch state {
    case .paste:
      if paste.take(byte) {
        events.append(endOfPaste())
        state = .ground
      }
      return
    case .escape(let count): return takeAfterEscape(byte, count: count, at: now, into: &events)
    case .stringEscape where byte == UInt8(ascii: "\\"): return state = .ground
    case .stringEscape: return takeAfterEscape(byte, count: 1, at: now, into: &events)
    case .text, .ground: return takeText(byte, at: now, into: &events)
    default: break
    }

    // Everywhere else ESC begins anew, and CAN and SUB break off (ECMA-48, section 5.4; DEC STD 070).
    if byte == escape {
      if case .string = state { state = .stringEscape } else { state = .escape(count: 1) }
      return
    }
    if byte == 0x18 || byte == 0x1A { return state = .ground }
    switch state {
    case .singleShift: takeSingleShift(byte, into: &events)
    case .sequence: takeSequence(byte, at: now, into: &events)
    case .linuxFunction:
      state = .ground
      if !isVoid, (UInt8(ascii: "A")...UInt8(ascii: "E")).contains(byte) {
        events.append(.key(.function(Int(byte - UInt8(ascii: "A")) + 1), isAlt ? .alt : []))
      }
    case .legacyMouse(let remaining):
      state = remaining > 1 ? .legacyMouse(remaining: remaining - 1) : .ground
    case .string(let endsAtBell):
      stringLength += 1
      if endsAtBell, byte == 0x07 {
        state = .ground
      } else if stringLength >= Self.stringLimit {
        state = .draining
      }
    default: break
    }
  }

  private mutating func takeAfterEscape(
    _ byte: UInt8, count: Int, at now: Duration, into events: inout [TerminalEvent]
  ) {
    let isLate = now > lastByteAt + Self.escapeDelay
    if isLate, byte != UInt8(ascii: "[") {
      events += Array(repeating: .key(.escape), count: count)
      state = .ground
      take(byte, at: now, into: &events)
      return
    }
    if byte == escape {
      if count == 2 { events.append(.key(.escape)) }
      state = .escape(count: 2)
      return
    }
    let begins = byte == UInt8(ascii: "[") || byte == UInt8(ascii: "O")
    // ESC ESC [ is Alt with a key on rxvt; before anything else the first ESC was the Escape key.
    if count == 2, !begins { events.append(.key(.escape)) }
    isAlt = count == 2
    isVoid = false
    startedAt = now
    switch byte {
    case UInt8(ascii: "["):
      body.removeAll(keepingCapacity: true)
      state = .sequence
    case UInt8(ascii: "O"):
      body.removeAll(keepingCapacity: true)
      state = .singleShift
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"),
      UInt8(ascii: "X"):
      stringLength = 0
      state = .string(endsAtBell: byte == UInt8(ascii: "]"))
    case UInt8(ascii: "\\"):
      // The terminator of a string that was given up.
      state = .ground
    default:
      isAlt = true
      state = .ground
      takeText(byte, at: now, into: &events, isAlt: true)
    }
  }

  private mutating func takeSingleShift(_ byte: UInt8, into events: inout [TerminalEvent]) {
    switch byte {
    case 0x30...0x39 where body.count < 2:
      // Old xterm put the modifiers between: ESC O 5 A.
      body.append(byte)
    case 0x80...0xFF: isVoid = true
    default:
      state = .ground
      let held = ControlSequence(body: body, final: byte)
      var modifiers = Modifiers(parameter: held.value(0))
      if isAlt { modifiers.insert(.alt) }
      guard !isVoid, let key = Key(singleShift: byte, modifiers: &modifiers) else { return }
      events.append(.key(key, modifiers))
    }
  }

  private mutating func takeSequence(
    _ byte: UInt8, at now: Duration, into events: inout [TerminalEvent]
  ) {
    switch byte {
    case UInt8(ascii: "$") where !body.isEmpty && body.allSatisfy { (0x30...0x39).contains($0) }:
      // rxvt ends a key with Shift by `$`, which elsewhere is an intermediate: in CSI 4 ; 2 $ y.
      body.append(byte)
      finishSequence(byte, into: &events)
    case 0x20...0x3F:
      if body.count < Self.sequenceLimit { body.append(byte) } else { isVoid = true }
    case UInt8(ascii: "[") where body.isEmpty: state = .linuxFunction
    case UInt8(ascii: "M") where body.isEmpty: state = .legacyMouse(remaining: 3)
    case UInt8(ascii: "~") where body == Array("200".utf8):
      // Also when its ESC came too early: a paste follows all the same.
      state = .paste
    case 0x40...0x7E: finishSequence(byte, into: &events)
    case 0x80...0xFF: isVoid = true
    default:
      // A control character has no place here: the sequence is broken, and swallowed with it.
      state = .ground
    }
  }

  private mutating func finishSequence(_ final: UInt8, into events: inout [TerminalEvent]) {
    state = .ground
    guard !isVoid else { return }
    for event in ControlSequence(body: body, final: final).events {
      if isAlt, case .key(var press) = event {
        press.modifiers.insert(.alt)
        events.append(.key(press))
      } else {
        events.append(event)
      }
    }
  }
}

extension Key {
  /// Finds the key of `ESC O letter`: arrows and F1 to F4 as with `CSI`, and the keypad.
  fileprivate init?(singleShift letter: UInt8, modifiers: inout Modifiers) {
    switch letter {
    case UInt8(ascii: "R"): self = .function(3)
    case UInt8(ascii: "M"): self = .enter
    case UInt8(ascii: "I"): self = .tab
    case UInt8(ascii: "X"): self = .character("=")
    case UInt8(ascii: " "): self = .character(" ")
    case UInt8(ascii: "a")...UInt8(ascii: "d"):
      // rxvt: the letter in lower case is the arrow with Control.
      guard let key = Key(letter: letter - 0x20) else { return nil }
      modifiers.insert(.control)
      self = key
    case UInt8(ascii: "j")...UInt8(ascii: "y"):
      // The keypad's keys are the ASCII characters from `*` to `9`, moved up by 64.
      self = .character(Character(Unicode.Scalar(letter - 0x40)))
    default:
      guard let key = Key(letter: letter) else { return nil }
      self = key
    }
  }
}
