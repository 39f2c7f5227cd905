internal import ActionSheets

/// Turns characters into clusters that are safe to draw.
///
/// The scalars of a character are read as emoji sequences and as letters with marks; all others
/// become visible symbols.
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
      addPlain(VisibleText.standIn(for: scalars[start], inASCII: charset == .ascii))
      return start + 1
    }
    if let emoji = EmojiSequence(in: scalars, from: start) {
      return addLetter(
        of: scalars, from: start, upTo: emoji.end, width: emoji.cells(in: scalars, from: start))
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
      // Unicode shows marks on a dotted circle.
      text.append("\u{25CC}")
      width = 1
    }
    text.append(contentsOf: scalars[start..<end])
    var count = 1
    var index = end
    while index < scalars.count {
      let scalar = scalars[index]
      let properties = CellProperties(of: scalar)
      if properties.isInvisible {
        guard VisibleText.isMeaningful(scalar, after: scalars[index - 1]) else { break }
      } else if !properties.isMark {
        // A spacing vowel sign, or a letter behind a sign that prefixes it.
        guard count < Self.scalarLimit, width + properties.cells <= 2,
          !properties.isEmoji || scalar.isASCII
        else { break }
        width += properties.cells
      }
      if count < Self.scalarLimit {
        text.append(scalar)
        count += 1
      }
      index += 1
    }
    addVisible(String(text), width: width)
    return index
  }

  /// Adds a cluster that shows something.
  private mutating func addVisible(_ text: String, width: Int) {
    guard charset == .ascii, !text.utf8.allSatisfy({ $0 < 0x80 }) else {
      return clusters.append(DisplayText.Cluster(text: text, width: width))
    }
    addPlain(ASCIITwin.of(text) ?? String(repeating: "?", count: width))
  }

  /// Adds text whose characters take one cell each.
  private mutating func addPlain(_ text: String) {
    for character in text {
      clusters.append(DisplayText.Cluster(text: String(character), width: 1))
    }
  }
}
