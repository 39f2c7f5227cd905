/// Finds the name that a person who mistyped it probably meant.
package enum NearestName {
  /// Returns the name that a few edits lead to, or else one that begins with the name.
  package static func nearest(to name: String, among names: [String]) -> String? {
    let names = names.filter { $0 != name }
    guard name.utf8.count <= 40 else { return nil }
    let limit = max(1, name.count / 3)
    let ranked = names.map { (name: $0, distance: distance(name, $0)) }
    guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
    if best.distance <= limit { return best.name }
    return name.count < 3 ? nil : names.first { $0.hasPrefix(name) }
  }

  /// Counts the insertions, deletions, substitutions and swaps between two names.
  package static func distance(_ first: String, _ second: String) -> Int {
    let first = Array(first)
    let second = Array(second)
    var table = [Array(0...second.count)]
    for row in first.indices {
      var current = [row + 1]
      for column in second.indices {
        let isEqual = first[row] == second[column]
        var best = min(
          table[row][column + 1] + 1, current[column] + 1, table[row][column] + (isEqual ? 0 : 1))
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          best = min(best, table[row - 1][column - 1] + 1)
        }
        current.append(best)
      }
      table.append(current)
    }
    return table[first.count][second.count]
  }
}
