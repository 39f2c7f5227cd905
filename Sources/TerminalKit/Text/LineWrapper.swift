/// Fills lines with clusters, one after the other.
struct LineWrapper {
  private let width: Int
  private let limit: Int
  private let charset: TerminalCharset
  private var lines: [TextLayout.Line] = []

  // The line being filled.
  private var clusters: [DisplayText.Cluster] = []
  private var cells = 0
  private var hasInk = false
  /// Where the line may be broken; 0 when nowhere.
  private var breakIndex = 0
  /// Whether a space found no room, so that nothing may follow.
  private var isFull = false
  private var isTruncated = false

  /// Begins with an empty line, for at most `limit` lines of `width` cells, both at least 1.
  init(width: Int, limit: Int, charset: TerminalCharset) {
    self.width = width
    self.limit = limit
    self.charset = charset
  }

  /// Adds a cluster; returns false once the lines are full.
  mutating func add(_ cluster: DisplayText.Cluster) -> Bool {
    if cluster.isSpace {
      addSpace(cluster)
      return true
    }
    let cluster = cluster.width > width ? DisplayText.Cluster(text: "?", width: 1) : cluster
    if let last = clusters.last, hasInk, LineBreak.isAllowed(between: last, and: cluster) {
      breakIndex = clusters.count
    }
    while isFull || cells + cluster.width > width {
      if hasInk {
        guard lines.count + 1 < limit else {
          truncate()
          return false
        }
        breakLine()
      } else {
        begin(with: [])
      }
    }
    append(cluster)
    hasInk = true
    return true
  }

  /// Returns the lines, the one being filled included.
  mutating func finish() -> [TextLayout.Line] {
    if hasInk || lines.isEmpty { endLine(clusters[...]) }
    return lines
  }

  private mutating func addSpace(_ cluster: DisplayText.Cluster) {
    if clusters.isEmpty && !lines.isEmpty { return }
    if cells + cluster.width <= width { append(cluster) } else { isFull = true }
    if hasInk { breakIndex = clusters.count }
  }

  private mutating func append(_ cluster: DisplayText.Cluster) {
    clusters.append(cluster)
    cells += cluster.width
  }

  private mutating func breakLine() {
    let index = breakIndex > 0 ? breakIndex : clusters.count
    let rest = Array(clusters[index...])
    endLine(clusters[..<index])
    begin(with: rest)
  }

  private mutating func begin(with rest: [DisplayText.Cluster]) {
    clusters = rest
    cells = rest.reduce(0) { $0 + $1.width }
    hasInk = !rest.isEmpty
    breakIndex = 0
    isFull = false
  }

  private mutating func truncate() {
    let ellipsis = charset == .utf8 ? ["\u{2026}"] : Array(repeating: ".", count: min(3, width))
    while cells + ellipsis.count > width || clusters.last?.isSpace == true {
      guard let last = clusters.popLast() else { break }
      cells -= last.width
    }
    for dot in ellipsis { append(DisplayText.Cluster(text: dot, width: 1)) }
    isTruncated = true
  }

  private mutating func endLine(_ line: ArraySlice<DisplayText.Cluster>) {
    var line = line
    while line.last?.isSpace == true { line.removeLast() }
    lines.append(
      TextLayout.Line(
        clusters: Array(line), width: line.reduce(0) { $0 + $1.width }, isTruncated: isTruncated))
  }
}
