/// The order of cells for a line of a title that is written from right to left.
///
/// Terminals show such a line in two ways. One kind applies the bidirectional algorithm (UAX #9) to each row, with the
/// direction left to right; the other shows cells as they come. Neither knows where a title begins and ends, and
/// marks of direction (U+200F, U+2067) are boxes, or shift what follows, in some of both.
///
/// So the parts of the line stand here as the algorithm would put them in a paragraph from right to left, but the
/// words of a right-to-left script, which the first kind reverses, stay as they are stored:
///
///     מחק את file.txt!   →   ! file.txt מחק את
///
/// Of the algorithm this knows what titles need. Embeddings are missing, because their controls never come here, and
/// each line is worked through by itself.
struct RightToLeftOrder {
  private let clusters: [DisplayText.Cluster]
  /// The classes of the clusters by themselves.
  private let own: [DirectionClass]
  /// The classes that follow from those around.
  private var classes: [DirectionClass]
  /// The opening bracket of each closing one.
  private var openings: [Int: Int] = [:]

  init(_ clusters: [DisplayText.Cluster]) {
    self.clusters = clusters
    own = clusters.map { DirectionClass(of: $0.text) }
    classes = own
    resolveNumbers()
    resolveBrackets()
    resolveNeutrals()
  }

  /// Returns the clusters from left to right, each with its place in the line.
  ///
  /// - Parameter fence: Stands for each space between words of different directions, so that terminals turn each
  ///   by itself.
  func cells(fence: String) -> [(index: Int, cluster: DisplayText.Cluster)] {
    units.reversed().flatMap { unit in
      unit.map { index in
        let cluster = clusters[index]
        guard unit.count == 1, own[index] == .neutral, classes[index] != .left else {
          return (index, cluster)
        }
        let text = cluster.text == " " ? fence : Self.mirrored[cluster.text] ?? cluster.text
        return (index, DisplayText.Cluster(text: text, width: cluster.width))
      }
    }
  }

  /// The parts that keep their inner order.
  private var units: [Range<Int>] {
    var units: [Range<Int>] = []
    var index = 0
    while index < clusters.count {
      var end = index + 1
      var next = end
      if own[index].isRight {
        var hasLetter = own[index].isLetter
        while next < clusters.count, classes[next] != .left {
          // A terminal would take a number before all letters, and a bracket whose other half stands elsewhere,
          // for parts of the row.
          if !hasLetter && classes[next] == .number || openings[next] ?? index < index { break }
          hasLetter = hasLetter || own[next].isLetter
          next += 1
          if own[next - 1].isRight { end = next }
        }
      } else if isLevelTwo(index) {
        while end < clusters.count, isLevelTwo(end) { end += 1 }
      }
      units.append(index..<end)
      index = end
    }
    return units
  }

  private func isLevelTwo(_ index: Int) -> Bool {
    classes[index] == .left || classes[index] == .number
  }

  /// Keeps numbers whole, and lets those after a left-to-right word belong to it (W2 to W7).
  private mutating func resolveNumbers() {
    var strong = DirectionClass.right
    for index in classes.indices {
      switch own[index] {
      case .left, .right, .arabic: strong = own[index]
      case .arabicNumber: break
      case .number: if strong == .left { classes[index] = .left }
      case .neutral:
        guard isInNumber(index, isArabic: strong == .arabic) else { continue }
        classes[index] = strong == .left ? .left : .number
      }
    }
  }

  private func isInNumber(_ index: Int, isArabic: Bool) -> Bool {
    let isAfter = index > 0 && own[index - 1] == .number
    let isBefore = index + 1 < own.count && own[index + 1] == .number
    return switch clusters[index].text {
    case ".", ",", ":", "/", "\u{A0}", "\u{202F}": isAfter && isBefore
    case "+", "-", "\u{2212}": isAfter && isBefore && !isArabic
    case "%", "#", "$", "°", "‰", "£", "¥", "€", "₪": (isAfter || isBefore) && !isArabic
    default: false
    }
  }

  /// An opening bracket whose other half has not come yet.
  private struct OpenBracket {
    let index: Int
    /// The direction of the letters before it.
    let before: DirectionClass
    /// Whether it holds left-to-right text, and right-to-left text or a number.
    var hasLeft = false, hasRight = false
  }

  /// Gives brackets the direction of what they hold and follow (N0).
  private mutating func resolveBrackets() {
    var open: [OpenBracket] = []
    var strong = DirectionClass.right
    for index in classes.indices {
      switch classes[index] {
      case .left: strong = .left
      case .right, .arabic, .arabicNumber, .number: strong = .right
      case .neutral:
        let text = clusters[index].text
        if Self.brackets[text] != nil {
          // The algorithm, too, gives up at this depth.
          guard open.count < 63 else { return }
          open.append(OpenBracket(index: index, before: strong))
          continue
        }
        guard let pair = takePair(closedBy: text, from: &open), pair.hasLeft || pair.hasRight
        else { continue }
        strong = !pair.hasRight && pair.before == .left ? .left : .right
        classes[pair.index] = strong
        classes[index] = strong
        openings[index] = pair.index
        // What the pair holds, the one around it holds as well.
        if let outer = open.indices.last {
          open[outer].hasLeft = open[outer].hasLeft || pair.hasLeft
          open[outer].hasRight = open[outer].hasRight || pair.hasRight
        }
        continue
      }
      guard let inner = open.indices.last else { continue }
      if strong == .left { open[inner].hasLeft = true } else { open[inner].hasRight = true }
    }
  }

  /// Takes the last bracket that a text closes, and all that were opened since, whose content it holds.
  private func takePair(closedBy text: String, from open: inout [OpenBracket]) -> OpenBracket? {
    let place = open.lastIndex { Self.brackets[clusters[$0.index].text] == text }
    guard let place else { return nil }
    var pair = open[place]
    pair.hasLeft = open[place...].contains { $0.hasLeft }
    pair.hasRight = open[place...].contains { $0.hasRight }
    open.removeSubrange(place...)
    return pair
  }

  /// Lets what stands between left-to-right words belong to them (N1).
  private mutating func resolveNeutrals() {
    var left: Int?
    for index in classes.indices {
      switch classes[index] {
      case .left:
        if let left {
          for between in left + 1..<index { classes[between] = .left }
        }
        left = index
      case .right, .arabic, .arabicNumber, .number: left = nil
      case .neutral: break
      }
    }
  }

  private static let brackets = [
    "(": ")", "[": "]", "{": "}", "⟨": "⟩", "（": "）", "「": "」", "【": "】",
  ]

  /// The marks that look the other way in right-to-left text.
  private static let mirrored = {
    var marks = ["<": ">", "«": "»", "‹": "›", "≤": "≥"]
    marks.merge(brackets) { first, _ in first }
    for (open, close) in marks { marks[close] = open }
    return marks
  }()
}

extension Sequence<DisplayText.Cluster> {
  /// Whether there is a letter that is written from right to left.
  var hasRightToLeft: Bool { contains { DirectionClass(of: $0.text).isRight } }

  /// Returns the direction of the first letter (P2 and P3 of the algorithm).
  func isRightToLeft(otherwise direction: Bool) -> Bool {
    lazy.map { DirectionClass(of: $0.text) }.first(where: \.isLetter)
      .map { $0 != .left } ?? direction
  }
}

extension TextLayout.Line {
  /// Whether the line has a letter that is written from right to left, so that a terminal may reorder its row.
  package var hasRightToLeft: Bool { clusters.hasRightToLeft }
}

extension [TextLayout.Line] {
  /// Returns the lines of one text in the order of cells.
  ///
  /// The first letter decides the direction of the text.
  ///
  /// - Parameters:
  ///   - isRightToLeft: The direction of a text without letters.
  ///   - fence: A blank that terminals take for a left-to-right letter, or a space where they have none.
  package func inCellOrder(isRightToLeft: Bool, fence: String) -> [TextLayout.Line] {
    guard lazy.flatMap(\.clusters).isRightToLeft(otherwise: isRightToLeft) else { return self }
    return map { line in
      let fence = line.hasRightToLeft ? fence : " "
      let cells = RightToLeftOrder(line.clusters).cells(fence: fence)
      let beginning = cells.prefix { $0.index != 0 }.reduce(0) { $0 + $1.cluster.width }
      return TextLayout.Line(
        clusters: cells.map(\.cluster), width: line.width, isTruncated: line.isTruncated,
        beginning: beginning)
    }
  }
}
