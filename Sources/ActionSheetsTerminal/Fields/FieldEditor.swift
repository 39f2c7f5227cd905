import ActionSheets

/// The text of one field while a person edits it, and where the caret stands in it.
///
/// The text is one line without control characters. The caret stands between characters as a person counts
/// them: an emoji sequence, or a letter with its marks, is one.
///
/// The text is kept in bytes that are overwritten as soon as they are not needed, so that a secret leaves no
/// copies here. What the terminal sends arrives as a `Character` for each key, and a paste as a `String`:
/// those few, which nobody can overwrite, are beyond the reach of this type.
final class FieldEditor {
  /// The most bytes that a field holds; what would go beyond is not taken.
  static let limit = 65_536

  /// Whether the text is a secret.
  let isSecure: Bool
  /// The position of the caret in bytes, at the border of a character.
  private(set) var caret = 0
  /// The number of characters that are out of view before the first that is shown.
  var hiddenCharacters = 0
  private let buffer = FieldBuffer()

  /// Starts with a text; the caret stands at its end.
  init(_ text: FieldText = FieldText(""), isSecure: Bool = false) {
    self.isSecure = isSecure
    text.withUTF8 { bytes in
      var iterator = bytes.makeIterator()
      var decoder = UTF8()
      while case let result = decoder.decode(&iterator), result != .emptyInput {
        guard case .scalarValue(let scalar) = result, FieldText.canHold(scalar) else { continue }
        append(scalar)
      }
    }
    caret = buffer.count
  }

  /// What the field holds now.
  var text: FieldText { FieldText(utf8: buffer.bytes) }

  /// Whether the field holds nothing.
  var isEmpty: Bool { buffer.count == 0 }

  /// The borders of the characters in bytes, from 0 to the end of the text.
  ///
  /// Complexity: linear in the length of the text.
  var borders: [Int] {
    var borders = [0]
    // The standard library's own rules for characters, which need no copy of the text as a string.
    var recognizer = Unicode._CharacterRecognizer()
    var iterator = buffer.bytes.makeIterator()
    var decoder = UTF8()
    var offset = 0
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      if recognizer.hasBreak(before: scalar), offset > 0 { borders.append(offset) }
      offset += UTF8.width(scalar)
    }
    if offset > 0 { borders.append(offset) }
    return borders
  }

  /// Lends the bytes of the text to a function that must not keep them.
  func withUTF8<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    body(buffer.bytes)
  }

  /// Inserts a character before the caret. Of control characters nothing is taken.
  func insert(_ character: Character) {
    insert(character.unicodeScalars)
  }

  /// Inserts the first line of a pasted text, without its control characters.
  ///
  /// Reads the bytes where they are: a string of them would stay in memory.
  func paste(_ text: FieldText) {
    text.withUTF8 { bytes in
      let scalars = sequence(state: (codec: UTF8(), bytes: bytes.makeIterator())) { state in
        switch state.codec.decode(&state.bytes) {
        case .scalarValue(let scalar): scalar
        case .error: "\u{FFFD}" as Unicode.Scalar
        case .emptyInput: nil as Unicode.Scalar?
        }
      }
      insert(scalars.lazy.prefix { !Self.endsLine($0) })
    }
  }

  /// Moves the caret to a border; what is not one counts as the next.
  func moveCaret(to position: Int) {
    caret = borders.first { $0 >= position } ?? buffer.count
  }

  /// Removes what lies between two positions and puts the caret there.
  func remove(_ range: Range<Int>) {
    buffer.replace(range, with: EmptyCollection())
    // What stood apart may be one character now.
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

  private func append(_ scalar: Unicode.Scalar) {
    guard let bytes = UTF8.encode(scalar), buffer.count + bytes.count <= Self.limit else { return }
    buffer.replace(buffer.count..<buffer.count, with: bytes)
  }

  private static func endsLine(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}
