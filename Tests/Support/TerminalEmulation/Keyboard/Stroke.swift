/// One thing that a person does at the terminal: the unit of the key notation.
///
/// A line of notation is words between blanks:
///
/// | word | meaning |
/// | --- | --- |
/// | `down`, `enter`, `page-up`, `a` | a key by name, or by the character it types |
/// | `ctrl-c`, `alt-x`, `shift-tab` | with modifiers held |
/// | `repeat:down`, `release:enter` | a key held down, or let go; told only where the program asked |
/// | `text:abc` | the characters, as if typed in one burst |
/// | `paste:one\ntwo` | a paste, between marks if the program asked for them |
/// | `click:3,4`, `press:3,4`, `drag:3,4`, `move:3,4`, `lift:3,4` | the mouse, at a column and row from 0 |
/// | `wheel-up:3,4`, `wheel-down:3,4` | the wheel |
/// | `raw:\e[A` | these bytes |
///
/// In `text`, `paste` and `raw`, `\e` is Escape, `\n`, `\r`, `\t` and `\\` are as usual, `\s` is a blank
/// and `\x1b` is a byte in hexadecimal.
enum Stroke: Equatable {
  case key(Key)
  case text([UInt8])
  case paste([UInt8])
  case mouse(Mouse)

  struct Mouse: Equatable {
    enum Action: Substring {
      case click, press, drag, move, lift
      case wheelUp = "wheel-up"
      case wheelDown = "wheel-down"
    }

    var action: Action
    var column: Int
    var row: Int
  }
}

extension Stroke {
  static func parse(_ notation: String) throws -> [Stroke] {
    try notation.split(separator: " ").map(Stroke.init(word:))
  }

  private init(word: Substring) throws {
    let error = NotationError(word: String(word))
    guard let colon = word.firstIndex(of: ":"), colon != word.startIndex, word.count > 1 else {
      self = .key(try Key(word: word, error: error))
      return
    }
    let rest = word[word.index(after: colon)...]
    switch word[..<colon] {
    case "text", "raw": self = .text(try Self.unescape(rest, error: error))
    case "paste": self = .paste(try Self.unescape(rest, error: error))
    case "repeat": self = .key(try Key(word: rest, phase: .repeat, error: error))
    case "release": self = .key(try Key(word: rest, phase: .release, error: error))
    case let name:
      let numbers = rest.split(separator: ",").compactMap { Int($0) }
      guard let action = Mouse.Action(rawValue: name), numbers.count == 2 else { throw error }
      self = .mouse(Mouse(action: action, column: numbers[0], row: numbers[1]))
    }
  }

  private static func unescape(_ text: Substring, error: NotationError) throws -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = text[...]
    while let character = rest.popFirst() {
      guard character == "\\" else {
        bytes += character.utf8
        continue
      }
      switch rest.popFirst() {
      case "e": bytes.append(0x1b)
      case "n": bytes.append(0x0a)
      case "r": bytes.append(0x0d)
      case "t": bytes.append(0x09)
      case "s": bytes.append(0x20)
      case "\\": bytes.append(0x5c)
      case "x":
        guard let byte = UInt8(rest.prefix(2), radix: 16) else { throw error }
        bytes.append(byte)
        rest = rest.dropFirst(2)
      default: throw error
      }
    }
    return bytes
  }
}

extension Key {
  fileprivate init(word: Substring, phase: Phase = .press, error: NotationError) throws {
    var rest = word
    var modifiers: Modifiers = []
    let prefixes: [(Substring, Modifiers)] = [
      ("ctrl-", .control), ("alt-", .alt), ("shift-", .shift),
    ]
    while let (prefix, modifier) = prefixes.first(where: { rest.hasPrefix($0.0) }) {
      rest = rest.dropFirst(prefix.count)
      modifiers.insert(modifier)
    }
    if let symbol = Self.named[rest] {
      self.init(symbol: symbol, modifiers: modifiers, phase: phase)
    } else if rest.unicodeScalars.count == 1, let scalar = rest.unicodeScalars.first {
      self.init(symbol: .character(scalar), modifiers: modifiers, phase: phase)
    } else {
      throw error
    }
  }
}
