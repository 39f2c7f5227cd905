extension TextLayout {
  /// One line of a text.
  struct Line: Hashable, Sendable {
    /// What is drawn, from left to right; no spaces at the end.
    let clusters: [DisplayText.Cluster]

    /// The cells that the clusters take together.
    let width: Int

    /// Whether the text goes on, and only an ellipsis says so.
    let isTruncated: Bool

    init(clusters: [DisplayText.Cluster], width: Int, isTruncated: Bool) {
      self.clusters = clusters
      self.width = width
      self.isTruncated = isTruncated
    }

    /// The line, safe to write to a terminal.
    var string: String {
      clusters.reduce(into: "") { $0 += $1.text }
    }
  }
}
