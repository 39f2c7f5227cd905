extension InputDecoder {
  /// Takes a byte outside all sequences.
  mutating func takeText(
    _ byte: UInt8, at now: Duration, into events: inout [TerminalEvent], isAlt: Bool = false
  ) {
    if let tail {
      self.tail = nil
      if byte == tail.byte, now < tail.until {
        swallowTail(byte, at: now)
        return
      }
    }
    if state == .ground { self.isAlt = isAlt }
    let held: Modifiers = self.isAlt ? .alt : []

    switch utf8.take(byte) {
    case .more:
      state = .text
    case .scalar(let scalar):
      state = .ground
      if scalar.isASCII {
        takeASCII(byte, held, into: &events)
      } else if !scalar.isControl {
        events.append(.key(.character(Character(scalar)), held))
      }
    case .invalid:
      state = .ground
      events.append(.key(.character("\u{FFFD}"), held))
    case .cutShort:
      state = .ground
      events.append(.key(.character("\u{FFFD}"), held))
      take(byte, at: now, into: &events)
    }
  }

  /// The ESC before this byte came so early that it was taken for the Escape key; the rest means nothing.
  private mutating func swallowTail(_ byte: UInt8, at now: Duration) {
    guard byte == UInt8(ascii: "[") else { return }
    body.removeAll(keepingCapacity: true)
    isVoid = true
    isAlt = false
    startedAt = now
    state = .sequence
  }

  private mutating func takeASCII(
    _ byte: UInt8, _ held: Modifiers, into events: inout [TerminalEvent]
  ) {
    let control = held.union(.control)
    switch byte {
    case 0x1B: state = .escape(count: 1)
    case 0x00: events.append(.key(.character(" "), control))
    case 0x08, 0x7F: events.append(.key(.backspace, held))
    case 0x09: events.append(.key(.tab, held))
    case 0x0A, 0x0D: events.append(.key(.enter, held))
    case 0x01...0x1A:
      events.append(.key(.character(Character(Unicode.Scalar(byte + 0x60))), control))
    case 0x1C...0x1F:
      events.append(.key(.character(Character(Unicode.Scalar(byte + 0x40))), control))
    default:
      events.append(.key(.character(Character(Unicode.Scalar(byte))), held))
    }
  }
}
