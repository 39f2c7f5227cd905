/// Turns characters into clusters that are safe to draw.
///
/// A character, in Swift's sense, may hold any number of scalars. They are read as emoji sequences and
/// as letters with marks; what is neither becomes visible.
struct TextSanitizer {
  /// The scalars that a letter and its marks keep together. Text that is read has at most five or so;
  /// the rest is a joke or an attack.
  private static let scalarLimit = 8

  let charset: TerminalCharset

  /// The clusters so far.
  var clusters: [DisplayText.Cluster] = []

  init(charset: TerminalCharset) {
    self.charset = charset
  }

  /// Adds the clusters of one character, at least one.
  mutating func add(_ character: Character) {
    let scalars = Array(character.unicodeScalars)
    var index = 0
    while index < scalars.count {
      index = addCluster(of: scalars, from: index)
    }
  }

  /// Adds the cluster that begins at an index, and returns the index after it.
  private mutating func addCluster(of scalars: [Unicode.Scalar], from start: Int) -> Int {
    let first = CellProperties(of: scalars[start])
    if first.isInvisible {
      addSymbol(for: scalars[start])
      return start + 1
    }
    if let emoji = EmojiSequence(in: scalars, from: start) {
      return addLetter(of: scalars, from: start, upTo: emoji.end, width: emoji.width)
    }
    return addLetter(of: scalars, from: start, upTo: start + 1, width: first.cells)
  }

  /// Adds scalars that belong together, with as many of the marks behind them as are sane.
  private mutating func addLetter(
    of scalars: [Unicode.Scalar], from start: Int, upTo end: Int, width: Int
  ) -> Int {
    var text = String.UnicodeScalarView()
    var width = width
    if width == 0 {
      // A dotted circle is what Unicode shows marks on.
      text.append("\u{25CC}")
      width = 1
    }
    text.append(contentsOf: scalars[start..<end])
    var count = 1
    var index = end
    while index < scalars.count {
      let scalar = scalars[index]
      let properties = CellProperties(of: scalar)
      let isKept: Bool
      if properties.isInvisible {
        guard isMeaningful(scalar, after: scalars[index - 1]) else { break }
        isKept = count < Self.scalarLimit
      } else if properties.isMark {
        isKept = count < Self.scalarLimit
      } else {
        // A spacing vowel sign, or a letter behind a sign that prefixes it.
        guard count < Self.scalarLimit, width + properties.cells <= 2,
          !properties.isEmoji || scalar.isASCII
        else { break }
        width += properties.cells
        isKept = true
      }
      if isKept {
        text.append(scalar)
        count += 1
      }
      index += 1
    }
    addVisible(String(text), width: width)
    return index
  }

  /// Whether an invisible scalar changes how the scalar before it is drawn.
  private func isMeaningful(_ scalar: Unicode.Scalar, after previous: Unicode.Scalar) -> Bool {
    switch (scalar.value, previous.value) {
    // Zero width joiners, in Arabic, the scripts of India and their kin.
    case (0x200C...0x200D, 0x0600...0x1CFF), (0x200C...0x200D, 0xA800...0xABFF),
      (0x200C...0x200D, 0x1_0A00...0x1_1FFF):
      true
    // Mongolian letters take three variation selectors of their own.
    case (0x180B...0x180D, 0x1820...0x18AA), (0x180F, 0x1820...0x18AA): true
    case (0xFE00...0xFE0D, 0x00A1...0xFDFF), (0xFE00...0xFE0D, 0x1_0000...0x3_FFFF): true
    // Variants of ideographs.
    case (0xE_0100...0xE_01EF, 0x3400...0x9FFF), (0xE_0100...0xE_01EF, 0x2_0000...0x3_FFFF): true
    default: false
    }
  }

  /// Adds a cluster that shows something.
  private mutating func addVisible(_ text: String, width: Int) {
    guard charset == .ascii, !text.utf8.allSatisfy({ $0 < 0x80 }) else {
      return clusters.append(DisplayText.Cluster(text: text, width: width))
    }
    addPlain(ASCIITwin.of(text) ?? String(repeating: "?", count: width))
  }

  /// Adds what is shown in place of an invisible scalar.
  private mutating func addSymbol(for scalar: Unicode.Scalar) {
    let value = scalar.value
    switch (charset, value) {
    case (.utf8, 0x00...0x1F): addSymbol(0x2400 + value)
    case (.utf8, 0x7F): addSymbol(0x2421)
    case (.ascii, 0x00...0x1F), (.ascii, 0x7F):
      // Caret notation: the character 64 places away.
      addPlain("^\(Unicode.Scalar(UInt8(truncatingIfNeeded: value ^ 0x40)))")
    case (.utf8, _): addPlain("\u{27E8}\(Self.number(of: value))\u{27E9}")
    case (.ascii, _): addPlain("<\(Self.number(of: value))>")
    }
  }

  private mutating func addSymbol(_ value: UInt32) {
    guard let symbol = Unicode.Scalar(value) else { return }
    addPlain(String(Character(symbol)))
  }

  /// Adds text whose characters take one cell each.
  private mutating func addPlain(_ text: String) {
    for character in text {
      clusters.append(DisplayText.Cluster(text: String(character), width: 1))
    }
  }

  private static func number(of value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}
