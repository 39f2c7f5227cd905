/// What a terminal shows that applies the bidirectional algorithm to each row, with the direction left to right.
///
/// It knows Hebrew, ASCII and the blank that counts as a letter, and no pairs of brackets, as older terminals do not.
enum ReorderingTerminal {
  private enum Class { case left, right, number, neutral }

  /// Returns a row as it is seen from left to right.
  static func shown(_ cells: some Sequence<String>) -> String {
    let cells = cells.compactMap(\.first)
    var classes = cells.map { cell -> Class in
      switch cell {
      case "א"..."ת": .right
      case "0"..."9": .number
      case "a"..."z", "A"..."Z", "\u{2800}": .left
      default: .neutral
      }
    }
    var strong = Class.left
    for index in classes.indices {
      switch classes[index] {
      case .left, .right: strong = classes[index]
      case .number where strong == .left: classes[index] = .left
      case .number, .neutral: break
      }
    }
    let isRight = classes.map { $0 == .right || $0 == .number }
    var levels = classes.map { $0 == .right ? 1 : $0 == .number ? 2 : 0 }
    for index in classes.indices where classes[index] == .neutral {
      let before = classes[..<index].lastIndex { $0 != .neutral }
      let after = classes[index...].firstIndex { $0 != .neutral }
      if let before, let after, isRight[before], isRight[after] { levels[index] = 1 }
    }
    var order = Array(cells.indices)
    for level in [2, 1] {
      var start = 0
      while start < order.count {
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = max(end, start + 1)
      }
    }
    return String(order.map { levels[$0] == 1 ? mirrored(cells[$0]) : cells[$0] })
      .replacing("\u{2800}", with: " ")
  }

  private static func mirrored(_ character: Character) -> Character {
    switch character {
    case "(": ")"
    case ")": "("
    default: character
    }
  }
}
