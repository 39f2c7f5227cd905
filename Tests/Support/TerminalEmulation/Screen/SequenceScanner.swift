/// Reads the control sequences in a byte stream and keeps the modes that they set.
struct SequenceScanner {
  private(set) var modes = TerminalModes()

  private enum State {
    case text
    case escape
    case controlSequence
    case string(introducer: UInt8)
    case stringEscape(introducer: UInt8)
  }

  private var state = State.text
  private var collected: [UInt8] = []

  mutating func feed(_ bytes: [UInt8]) {
    for byte in bytes { feed(byte) }
  }

  private mutating func feed(_ byte: UInt8) {
    switch (state, byte) {
    case (.text, 0x1b), (.escape, 0x1b), (.controlSequence, 0x1b):
      state = .escape
    case (.text, 0x07):
      modes.bells += 1
    case (.text, _):
      break
    case (.escape, UInt8(ascii: "[")):
      (state, collected) = (.controlSequence, [])
    case (.escape, UInt8(ascii: "]")), (.escape, UInt8(ascii: "P")), (.escape, UInt8(ascii: "_")):
      (state, collected) = (.string(introducer: byte), [])
    case (.escape, UInt8(ascii: "c")):
      let bells = modes.bells
      (state, modes) = (.text, TerminalModes())
      modes.bells = bells
    case (.escape, UInt8(ascii: "=")), (.escape, UInt8(ascii: ">")):
      (state, modes.hasApplicationKeypad) = (.text, byte == UInt8(ascii: "="))
    case (.escape, 0x20...0x2f):
      break
    case (.escape, _):
      state = .text
    case (.controlSequence, 0x40...0x7e):
      state = .text
      controlSequence(final: byte)
    case (.controlSequence, _):
      collected.append(byte)
    case (.string(let introducer), 0x07):
      state = .text
      string(introducer)
    case (.string(let introducer), 0x1b):
      state = .stringEscape(introducer: introducer)
    case (.string, _):
      collected.append(byte)
    case (.stringEscape(let introducer), UInt8(ascii: "\\")):
      state = .text
      string(introducer)
    case (.stringEscape, _):
      // Anything but the terminator abandons the string and starts a sequence of its own.
      state = .escape
      feed(byte)
    }
  }

  private mutating func controlSequence(final: UInt8) {
    let marker = collected.first.flatMap { (0x3c...0x3f).contains($0) ? $0 : nil }
    let body = collected.dropFirst(marker == nil ? 0 : 1)
    let intermediates = body.filter { (0x20...0x2f).contains($0) }
    let parameters = String(decoding: body.filter { $0 >= 0x30 }, as: UTF8.self)
      .split(separator: ";", omittingEmptySubsequences: false)
    let numbers = parameters.map { Int($0.prefix { $0 != ":" }) ?? 0 }
    let kind = [marker, intermediates.first, final].compactMap(\.self)

    switch String(decoding: kind, as: UTF8.self) {
    case "?h": numbers.forEach { set($0) }
    case "?l": modes.enabled.subtract(numbers)
    case ">u":
      modes.keyboardPushes += 1
      modes.keyboardFlags.append(numbers.first ?? 0)
    case "<u":
      modes.keyboardFlags.removeLast(min(max(1, numbers.first ?? 1), modes.keyboardFlags.count))
    case "m": attributes(numbers)
    case "r":
      modes.scrollRegion =
        parameters.allSatisfy(\.isEmpty) ? nil : parameters.joined(separator: ";")
    case " q": modes.cursorStyle = numbers.first ?? 0
    case "c", ">c", "=c", "n", "?n", "?u", "$p", "?$p", ">q", "x":
      modes.queries.append("[" + String(decoding: collected + [final], as: UTF8.self))
    default: break
    }
  }

  private mutating func set(_ mode: Int) {
    modes.enabled.insert(mode)
    modes.everEnabled.insert(mode)
    if mode == 2026 { modes.synchronizedUpdates += 1 }
  }

  private mutating func attributes(_ numbers: [Int]) {
    var rest = numbers[...]
    while let attribute = rest.popFirst() {
      modes.attributes.insert(attribute)
      applyToPen(attribute)
      guard attribute == 38 || attribute == 48 || attribute == 58 else { continue }
      rest = rest.dropFirst(rest.first == 2 ? 4 : 2)
    }
  }

  private mutating func applyToPen(_ attribute: Int) {
    switch attribute {
    case 0: modes.pen = []
    case 1, 2: modes.pen.insert(22)
    case 21: modes.pen.insert(24)
    case 3...9: modes.pen.insert(attribute == 6 ? 25 : attribute + 20)
    case 30...38, 90...97: modes.pen.insert(39)
    case 40...48, 100...107: modes.pen.insert(49)
    case 58: modes.pen.insert(59)
    default: modes.pen.remove(attribute)
    }
  }

  private mutating func string(_ introducer: UInt8) {
    let text = String(decoding: collected, as: UTF8.self)
    if introducer == UInt8(ascii: "]") {
      modes.systemCommands.append(text)
      if text.hasSuffix(";?") { modes.queries.append("]" + text) }
    } else if introducer == UInt8(ascii: "P"), text.hasPrefix("$q") || text.hasPrefix("+q") {
      modes.queries.append("P" + text)
    }
  }
}
