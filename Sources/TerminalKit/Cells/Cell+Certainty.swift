extension Cell {
  /// How far a terminal may disagree about the cells that a cluster takes.
  enum Certainty {
    /// One cell everywhere: printable ASCII.
    case certain
    /// One cell, or two where ambiguous characters are wide: no mark, no format character.
    case oneOrTwo
    /// Any number: wide clusters, sequences, and characters about which versions of Unicode differ.
    case doubtful
  }

  var certainty: Certainty {
    var scalars = text.unicodeScalars.makeIterator()
    guard let first = scalars.next() else { return .doubtful }
    guard scalars.next() == nil, occupied == 1 else { return .doubtful }
    switch first.value {
    case 0x20..<0x7f: return .certain
    // The soft hyphen is drawn as one cell by some and as none by others.
    case 0xad: return .doubtful
    case 0xa1...0x24f,  // Latin letters
      0x370...0x377, 0x37a...0x37f, 0x384...0x3ff,  // Greek
      0x400...0x482, 0x48a...0x52f,  // Cyrillic, without its marks
      0x2026,  // …
      0x2190...0x2193,  // arrows
      0x2500...0x259f,  // boxes and blocks
      0x25b2, 0x25b6, 0x25bc, 0x25c0:  // triangles
      return .oneOrTwo
    default: return .doubtful
    }
  }
}
