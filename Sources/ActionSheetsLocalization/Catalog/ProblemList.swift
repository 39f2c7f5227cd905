import ActionSheets

/// Collects what is odd in one file, with the lines of the places.
struct ProblemList {
  /// The most problems that are told of one file: a file of nothing but mistakes must not fill the memory.
  static let limit = 100

  private let file: String
  private let bytes: [UInt8]?
  /// The number of lines that end before each block of the file; empty until a line is asked for.
  private var linesBefore: [Int] = []
  private static let blockSize = 512
  private(set) var problems: [Catalog.Problem] = []
  /// How many bytes checks of the translations may still read and write: time is proportional to the size of the file.
  var work: Int

  /// Begins without problems.
  ///
  /// - Parameters:
  ///   - file: The path of the file.
  ///   - bytes: The file, or what it is in UTF-8.
  ///   - hasLines: Whether the places are offsets in these bytes.
  init(file: String, bytes: [UInt8], hasLines: Bool = true) {
    self.file = file
    self.bytes = hasLines ? bytes : nil
    work = 4 * bytes.count + Composer.limit
  }

  /// Adds a problem at an offset in bytes, or one of the whole file.
  mutating func add(
    _ reason: @autoclosure () -> String, at offset: Int? = nil,
    _ kind: Catalog.Problem.Kind = .other, key: String? = nil
  ) {
    guard problems.count < Self.limit else {
      if problems.count == Self.limit {
        problems.append(.init(file: file, line: nil, reason: "there are more problems than these"))
      }
      return
    }
    let line = offset.flatMap { self.line(at: $0) }
    problems.append(.init(file: file, line: line, reason: reason(), kind: kind, key: key))
  }

  /// Adds that a key stands in the file twice, of which the last counts.
  ///
  /// - Parameter entry: The key as a catalog is asked for it, where that is another one.
  mutating func addRepeated(_ key: String, entry: String? = nil, first: Int, last: Int) {
    guard problems.count < Self.limit else { return add("", at: last) }
    let other = repetition(first)
    add(
      "\(Catalog.Problem.quoted(key)) \(other); the last one is used", at: last, .repeatedKey,
      key: entry ?? key)
  }

  /// Returns the place of an offset.
  mutating func place(at offset: Int) -> Catalog.Place {
    Catalog.Place(file: file, line: line(at: offset))
  }

  /// Adds that the file has two headers, of which the first counts.
  mutating func addRepeatedHeader(first: Int, last: Int) {
    guard problems.count < Self.limit else { return add("", at: last) }
    let other = repetition(first)
    add("the header \(other); the first one is used", at: last)
  }

  private mutating func repetition(_ first: Int) -> String {
    line(at: first).map { "stands in line \($0) too" } ?? "stands in the file twice"
  }

  /// Returns the line of an offset, counted from 1, where the file has lines. A line ends with `\n`, `\r\n` or `\r`.
  private mutating func line(at offset: Int) -> Int? {
    guard let bytes else { return nil }
    if linesBefore.isEmpty {
      var count = 0
      for start in stride(from: 0, through: bytes.count, by: Self.blockSize) {
        linesBefore.append(count)
        count += lineEnds(of: bytes, in: start..<min(start + Self.blockSize, bytes.count))
      }
    }
    let offset = min(offset, bytes.count)
    let block = offset / Self.blockSize
    return 1 + linesBefore[block] + lineEnds(of: bytes, in: (block * Self.blockSize)..<offset)
  }

  private func lineEnds(of bytes: [UInt8], in range: Range<Int>) -> Int {
    var count = 0
    for index in range {
      let isReturn = bytes[index] == 13 && (index + 1 == bytes.count || bytes[index + 1] != 10)
      if isReturn || bytes[index] == 10 { count += 1 }
    }
    return count
  }
}

extension Catalog.Problem {
  /// Returns a text of a file for a reason: at most 60 characters in quotation marks, with nothing unseen.
  package static func quoted(_ text: String) -> String {
    let shown = VisibleText.paragraph(String(text.unicodeScalars.prefix(2_000)))
    return shown.count > 60 ? "'\(shown.prefix(60))…'" : "'\(shown)'"
  }
}
