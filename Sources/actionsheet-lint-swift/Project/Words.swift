/// The words of a source, found without parsing it: which names a file declares, and where certain words stand.
///
/// Words in comments and strings count too: a file is parsed once too often rather than missed.
enum Words {
  /// The hash of a word.
  static func hash(_ word: some Sequence<UInt8>) -> UInt64 {
    word.reduce(offsetBasis) { ($0 ^ UInt64($1)) &* prime }
  }

  /// The hash of a word.
  static func hash(_ word: String) -> UInt64 { hash(word.utf8) }

  // FNV-1a of 64 bits. Two words with one hash cost a needless parse, and nothing else.
  private static let offsetBasis: UInt64 = 0xcbf2_9ce4_8422_2325
  private static let prime: UInt64 = 0x100_0000_01b3

  /// What a word is in its place.
  enum Role {
    case use
    /// A name that is declared, or a type that is extended.
    case name
    /// A name that is declared in a line that is not indented, as those outside types are.
    case globalName
    /// The name of a variable or a function that is declared so.
    case globalValue
  }

  private static let declaring = Set(
    ["func", "var", "let", "case", "class", "struct", "enum", "protocol", "actor"].map(hash))
  private static let extending = hash("extension")
  private static let values = Set(["func", "var", "let"].map(hash))

  /// Calls a function with the hash and the offset of each word, and what it is.
  static func scan(_ bytes: [UInt8], _ body: (UInt64, Int, Role) -> Void) {
    bytes.withUnsafeBufferPointer { bytes in
      var position = 0
      var role = Role.use
      var isIndented = false
      while position < bytes.count {
        guard isHead(bytes[position]) else {
          let byte = bytes[position]
          // `extension A.B` declares members of both.
          if byte != UInt8(ascii: " "), byte != UInt8(ascii: "`"), byte != UInt8(ascii: ".") {
            role = .use
          }
          position += 1
          if byte == UInt8(ascii: "\n"), position < bytes.count {
            isIndented =
              bytes[position] == UInt8(ascii: " ") || bytes[position] == UInt8(ascii: "\t")
          }
          continue
        }
        let start = position
        var hash = offsetBasis
        while position < bytes.count, isHead(bytes[position]) || isDigit(bytes[position]) {
          hash = (hash ^ UInt64(bytes[position])) &* prime
          position += 1
        }
        if declaring.contains(hash) {
          role = isIndented ? .name : values.contains(hash) ? .globalValue : .globalName
        } else if hash == extending {
          role = .name
        } else {
          body(hash, start, role)
          if position < bytes.count, bytes[position] != UInt8(ascii: ".") { role = .use }
        }
      }
    }
  }

  private static func isHead(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
      || byte == UInt8(ascii: "_") || byte >= 0x80
  }

  /// Whether a byte is part of a word.
  static func isPart(_ byte: UInt8) -> Bool { isHead(byte) || isDigit(byte) }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}
