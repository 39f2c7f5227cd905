extension Cell {
  var certainty: WidthCertainty {
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

  /// The most cells that a terminal may use: one that knows no sequences draws each part by itself, two cells wide.
  var greatestWidth: Int {
    2 * text.unicodeScalars.count { !($0.value == 0x200d || 0xfe00...0xfe0f ~= $0.value) }
  }
}
