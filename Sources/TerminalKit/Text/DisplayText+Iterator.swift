extension DisplayText {
  /// An iterator over the clusters of a text.
  package struct Iterator: IteratorProtocol {
    private let source: String
    private let charset: TerminalCharset
    private var index: String.Index
    private var sanitizer: TextSanitizer
    private var delivered = 0

    init(_ source: String, charset: TerminalCharset) {
      self.source = source
      self.charset = charset
      index = source.startIndex
      sanitizer = TextSanitizer(charset: charset)
    }

    package mutating func next() -> Cluster? {
      while delivered == sanitizer.clusters.count {
        guard index < source.endIndex else { return nil }
        if let cluster = nextPlain() { return cluster }
        sanitizer.clusters.removeAll(keepingCapacity: true)
        delivered = 0
        sanitizer.add(source[index])
        index = source.index(after: index)
      }
      defer { delivered += 1 }
      return sanitizer.clusters[delivered]
    }

    /// Takes a character of one scalar, where neither it nor the next can be part of a longer one.
    ///
    /// Most titles hold nothing else, and finding the borders of characters costs more.
    private mutating func nextPlain() -> Cluster? {
      let scalars = source.unicodeScalars
      let scalar = scalars[index]
      let width = plainWidth(of: scalar)
      guard width > 0 else { return nil }
      let after = scalars.index(after: index)
      if after < scalars.endIndex {
        let next = scalars[after]
        // Controls never combine with the character before.
        guard next.isASCII || plainWidth(of: next) > 0 else { return nil }
      }
      index = after
      return Cluster(text: String(scalar), width: width)
    }

    /// The cells of a scalar that never combines with another of its kind or with ASCII; 0 for others.
    private func plainWidth(of scalar: Unicode.Scalar) -> Int {
      switch scalar.value {
      case 0x20..<0x7F: return 1
      // Latin, Greek and Cyrillic; kana and ideographs; whole Hangul syllables. Marks among them have
      // no cell of their own.
      case 0xA0..<0x590, 0x1E00..<0x2000, 0x3041..<0xA000, 0xAC00..<0xD7A4:
        let properties = CellProperties(of: scalar)
        let isPlain = charset == .utf8 && !properties.isEmoji && !properties.isInvisible
        return isPlain ? properties.cells : 0
      default: return 0
      }
    }
  }
}
