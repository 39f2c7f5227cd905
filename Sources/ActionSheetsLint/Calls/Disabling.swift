/// The rules that comments in a source switch off: `actionsheet-lint:disable RULE, RULE`.
///
/// A comment behind code is about its own line, one that has a line for itself about the next line.
struct Disabling {
  private static let mark = Array("actionsheet-lint:disable".utf8)
  private var rules: [Int: [String]] = [:]

  /// Whether a comment speaks to the check.
  static func isNamed(in comment: ArraySlice<UInt8>) -> Bool { index(in: comment) != nil }

  /// Returns where the list of rules begins.
  private static func index(in comment: ArraySlice<UInt8>) -> Int? {
    var rest = comment
    while let start = rest.firstIndex(of: mark[0]) {
      rest = rest[start...]
      if rest.starts(with: mark) { return start + mark.count }
      rest = rest.dropFirst()
    }
    return nil
  }

  /// Adds the rules of a comment, if it speaks to the check.
  mutating func add(_ comment: ArraySlice<UInt8>, in bytes: [UInt8], _ lines: LineIndex) {
    guard let start = Self.index(in: comment) else { return }
    let list = comment[start...].prefix { $0 != 10 && $0 != UInt8(ascii: "*") }
    let names = list.split { $0 <= 32 || $0 == UInt8(ascii: ",") }
      .map { String(decoding: $0, as: UTF8.self) }
      .filter { $0.utf8.first.map { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") } ?? false }
    let first = lines.line(at: comment.startIndex)
    // Deep indentation ends somewhere: a line of nothing but comments is looked at once for each.
    let before = bytes[lines.start(of: first)..<comment.startIndex]
    let isAlone = before.prefix(400).allSatisfy { $0 <= 32 }
    let line = lines.line(at: max(comment.startIndex, comment.endIndex - 1))
    rules[isAlone ? line + 1 : first, default: []] += names
  }

  /// Returns the rules that are off at any of some places.
  func rules(at places: [SourcePlace?]) -> [String] {
    guard !rules.isEmpty else { return [] }
    var found: [String] = []
    for line in places.compactMap({ $0?.line }) {
      for rule in rules[line] ?? [] where !found.contains(rule) { found.append(rule) }
    }
    return found
  }
}

/// Finds the lines of offsets.
struct LineIndex {
  private var starts = [0]

  init(_ bytes: [UInt8]) {
    for index in bytes.indices where bytes[index] == 10 { starts.append(index + 1) }
  }

  /// Returns the line of an offset, counted from 1.
  func line(at offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// Returns the offset at which a line begins.
  func start(of line: Int) -> Int { starts[line - 1] }

  /// Returns the place of an offset.
  func place(at offset: Int, in file: String) -> SourcePlace {
    let line = line(at: offset)
    return SourcePlace(file: file, line: line, column: offset - starts[line - 1] + 1)
  }
}
