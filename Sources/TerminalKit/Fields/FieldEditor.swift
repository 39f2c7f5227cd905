package import ActionSheets
internal import CLibrary

/// The text of one field while a person edits it, and the place of its caret.
///
/// The text is one line without control characters. The caret stands between characters as a person
/// counts them. The bytes are overwritten as soon as they are not needed, so that a secret leaves
/// no copy here but single characters: that of a key, and those made by ``borders``.
package final class FieldEditor {
  /// The greatest number of bytes of the text; more are not taken.
  package static let limit = 65_536
  /// The bytes of one character that are looked at together; people read none that is longer.
  private static let longestCharacter = 256

  /// Whether the text is a secret.
  package let isSecure: Bool
  /// The position of the caret in bytes, at the border of a character.
  private(set) var caret = 0
  /// The number of characters out of view before the first in view.
  var hiddenCharacters = 0
  private let buffer = SecretBytes()

  /// Starts with a text; the caret stands at its end.
  package init(_ text: FieldText = FieldText(""), isSecure: Bool = false) {
    self.isSecure = isSecure
    // Bytes that are no UTF-8 become a control character, which a field does not hold.
    text.withUTF8 { insert(Self.scalars(in: $0, invalid: "\0")) }
  }

  /// The text now.
  package var text: FieldText { withUTF8 { FieldText(utf8: $0) } }

  /// Whether the text is empty.
  package var isEmpty: Bool { buffer.count == 0 }

  /// The borders of the characters in bytes, from 0 to the end of the text.
  ///
  /// Complexity: linear in the length of the text.
  var borders: [Int] {
    var borders = [0]
    var offset = 0
    // Character by character, because a string of the whole text would stay in memory.
    var character = ""
    withUTF8 { bytes in
      for scalar in Self.scalars(in: bytes) {
        character.unicodeScalars.append(scalar)
        let isWhole = character.count > 1
        if isWhole { borders.append(offset) }
        // Of a pile of marks the last decides as well as all.
        if isWhole || character.utf8.count > Self.longestCharacter { character = String(scalar) }
        offset += UTF8.width(scalar)
      }
    }
    if offset > 0 { borders.append(offset) }
    return borders
  }

  /// Lends the bytes of the text to a function that must not keep them.
  func withUTF8<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    buffer.withBytes(body)
  }

  /// Inserts a character before the caret, unless it is a control character.
  package func insert(_ character: Character) {
    insert(character.unicodeScalars)
  }

  /// Inserts the first line of a pasted text, without its control characters.
  package func paste(_ text: FieldText) {
    text.withUTF8 { insert(Self.scalars(in: $0).lazy.prefix { !Self.endsLine($0) }) }
  }

  /// Moves the caret to a border, or from within a character to its end.
  package func moveCaret(to position: Int) {
    caret = borders.first { $0 >= position } ?? buffer.count
  }

  /// Removes the text between two positions and puts the caret there.
  package func remove(_ range: Range<Int>) {
    buffer.replace(range, with: EmptyCollection())
    // Two characters may have become one.
    moveCaret(to: range.lowerBound)
  }

  private func insert(_ scalars: some Sequence<Unicode.Scalar>) {
    var position = caret
    for scalar in scalars where FieldText.canHold(scalar) {
      guard let bytes = UTF8.encode(scalar), buffer.count + bytes.count <= Self.limit else { break }
      buffer.replace(position..<position, with: bytes)
      position += bytes.count
    }
    moveCaret(to: position)
  }

  /// Decodes bytes in place, because a string of them would stay in memory.
  private static func scalars(
    in bytes: UnsafeBufferPointer<UInt8>, invalid: Unicode.Scalar = "\u{FFFD}"
  ) -> some Sequence<Unicode.Scalar> {
    sequence(state: (codec: UTF8(), bytes: bytes.makeIterator())) { state in
      switch state.codec.decode(&state.bytes) {
      case .scalarValue(let scalar): scalar
      case .error: invalid
      case .emptyInput: nil as Unicode.Scalar?
      }
    }
  }

  private static func endsLine(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}
