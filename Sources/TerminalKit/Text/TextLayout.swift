/// The breaking of a text into lines of a terminal.
///
/// Lines end at spaces and between the characters of Chinese, Japanese and Korean; a longer word is
/// cut. If the last line cannot hold the rest, it ends in an ellipsis (row A13). Any width and
/// limit do (row A15).
package struct TextLayout {
  /// The text to lay out.
  package let text: DisplayText

  package init(_ text: DisplayText) {
    self.text = text
  }

  /// Returns the lines of the text.
  ///
  /// Reads no further than the lines need. A text that is empty or blank has one line without ink.
  ///
  /// - Parameters:
  ///   - width: The cells in a line. At 0 there is one line with no cells. At 1, `?` stands in for each
  ///     character that takes two cells.
  ///   - limit: The number of lines at most; at 0 or less there are none.
  package func lines(width: Int, limit: Int) -> [Line] {
    guard limit > 0 else { return [] }
    guard width > 0 else {
      return [Line(clusters: [], width: 0, isTruncated: !text.source.isEmpty)]
    }
    var wrapper = LineWrapper(width: width, limit: limit, charset: text.charset)
    for cluster in text {
      guard wrapper.add(cluster) else { break }
    }
    return wrapper.finish()
  }
}

extension TextLayout {
  /// One line of a text.
  package struct Line: Hashable, Sendable {
    /// The clusters, without spaces at the end: in reading order, or as cells from left to right.
    package let clusters: [DisplayText.Cluster]
    /// The cells that the clusters take together.
    package let width: Int
    /// Whether the text goes on beyond the ellipsis.
    package let isTruncated: Bool
    /// The cell in which reading begins, counted from that of the first cluster.
    package let beginning: Int

    package init(
      clusters: [DisplayText.Cluster], width: Int, isTruncated: Bool, beginning: Int = 0
    ) {
      self.clusters = clusters
      self.width = width
      self.isTruncated = isTruncated
      self.beginning = beginning
    }

    /// The line, safe to write to a terminal.
    var string: String {
      clusters.reduce(into: "") { $0 += $1.text }
    }
  }
}
