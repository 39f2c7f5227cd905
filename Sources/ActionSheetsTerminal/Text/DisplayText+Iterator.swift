extension DisplayText {
  /// Works through a text, cluster by cluster.
  package struct Iterator: IteratorProtocol {
    private let source: String
    private var index: String.Index
    private var sanitizer: TextSanitizer
    private var delivered = 0

    init(_ source: String, charset: TerminalCharset) {
      self.source = source
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

    /// Takes a printable ASCII character, unless what follows may combine with it.
    private mutating func nextPlain() -> Cluster? {
      let bytes = source.utf8
      let byte = bytes[index]
      guard byte >= 0x20 && byte < 0x7F else { return nil }
      let after = bytes.index(after: index)
      guard after == bytes.endIndex || bytes[after] < 0x80 else { return nil }
      index = after
      return Cluster(text: String(Unicode.Scalar(byte)), width: 1)
    }
  }
}
