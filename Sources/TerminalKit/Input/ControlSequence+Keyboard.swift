// The kitty keyboard protocol: CSI code:shifted:base ; modifiers:kind ; text u.
// Numbers from https://sw.kovidgoyal.net/kitty/keyboard-protocol/
extension ControlSequence {
  /// The text a key typed, from the third parameter, without control characters.
  var textParameter: String {
    guard parameters.count > 2 else { return "" }
    var text = String.UnicodeScalarView()
    for case let code? in parameters[2] {
      guard let scalar = Unicode.Scalar(UInt32(code)), !scalar.isControl else { continue }
      text.append(scalar)
    }
    return String(text)
  }

  /// Returns the events of a key given by its code point; several when an input method typed several.
  func keyboardProtocolEvents(
    code: Int?, shifted: Int?, base: Int?, text: String
  ) -> [TerminalEvent] {
    let modifiers = self.modifiers
    let kind = self.kind
    let isCommand = !modifiers.subtracting(.shift).isEmpty

    if let code, let key = Key(code: code) {
      if key == .tab, modifiers.contains(.shift) {
        return [.key(.backTab, modifiers.subtracting(.shift), kind)]
      }
      guard case .character = key, !text.isEmpty, !isCommand else {
        return [.key(key, modifiers, kind)]
      }
    }
    if !text.isEmpty, !isCommand { return text.map { .key(.character($0), [], kind) } }
    guard let code, let character = Character(code: code) else { return [] }
    if isCommand {
      // On a layout of another script the key's Latin letter is the one that shortcuts are named by.
      if !character.isASCII, let base = base.flatMap(Character.init(code:)), base.isASCII {
        return [.key(.character(base), modifiers, kind)]
      }
      return [.key(.character(character), modifiers, kind)]
    }
    guard modifiers.contains(.shift) else { return [.key(.character(character), [], kind)] }
    let upper = character.uppercased()
    let typed =
      shifted.flatMap(Character.init(code:)) ?? (upper.count == 1 ? upper.first : nil) ?? character
    return [.key(.character(typed), [], kind)]
  }
}

extension Key {
  /// Finds the key of a code that does not stand for a character: controls, and the private use area.
  fileprivate init?(code: Int) {
    switch code {
    case 9: self = .tab
    case 10, 13, 57414: self = .enter
    case 27: self = .escape
    case 8, 127: self = .backspace
    case 57376...57398: self = .function(code - 57376 + 13)
    case 57399...57413: self = .character(Self.keypadCharacters[code - 57399])
    case 57415: self = .character("=")
    case 57416: self = .character(",")
    case 57417...57426: self = Self.keypadMoves[code - 57417]
    default: return nil
    }
  }

  private static let keypadCharacters = Array("0123456789./*-+")
  private static let keypadMoves: [Key] = [
    .left, .right, .up, .down, .pageUp, .pageDown, .home, .end, .insert, .delete,
  ]
}

extension Character {
  /// Makes the character of a code point; nil for controls, surrogates and the protocol's private codes.
  fileprivate init?(code: Int) {
    guard let scalar = Unicode.Scalar(UInt32(code)), !scalar.isControl,
      !(0xE000...0xF8FF).contains(scalar.value)
    else { return nil }
    self.init(scalar)
  }
}

extension Unicode.Scalar {
  /// Whether this is one of the control characters C0, DEL and C1.
  var isControl: Bool { value < 0x20 || (0x7F...0x9F).contains(value) }
}
