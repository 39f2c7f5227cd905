/// The lines of a source, and the rules that its comments turn off in them.
struct SourceLines {
  private let starts: [Int]
  /// The rules that are turned off, by line.
  private(set) var disabled: [Int: [String]] = [:]

  init(_ bytes: [UInt8]) {
    starts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    let mark = Array("actionsheet-lint:disable".utf8)
    for (index, start) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1] - 1 : bytes.count
      let line = bytes[start..<end]
      guard let comment = Self.find("//".utf8, in: line),
        let found = Self.find(mark, in: line[comment...])
      else { continue }
      let rules = String(decoding: line[(found + mark.count)...], as: UTF8.self)
        .split { $0 == "," || $0 == " " || $0 == "\r" }.map(String.init)
      disabled[index + 1, default: []] += rules
      // A comment on a line of its own is about the next line.
      if line[..<comment].allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }) {
        disabled[index + 2, default: []] += rules
      }
    }
  }

  private static func find(_ pattern: some Collection<UInt8>, in bytes: ArraySlice<UInt8>) -> Int? {
    bytes.indices.first { bytes[$0...].starts(with: pattern) }
  }

  /// Line and column of an offset, which count from 1, columns in bytes.
  func position(of offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - starts[low] + 1)
  }
}
