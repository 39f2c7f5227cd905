/// The advance of a character in the fonts that the table is made of.
struct Advance {
  /// How much the advance tells about the width on a device.
  enum Source: UInt64 {
    /// The advance of Inter, from which the system font of iOS is modeled; or a mark, which takes no room.
    case modeled
    /// The advance of another font of the same style.
    case similar
    /// A letter of Arabic, whose advance depends on its neighbors.
    case joining
    /// A letter of a script in which letters become one, or change their order: no sum of advances is right.
    case shaping
    /// Nothing is known.
    case unknown
    /// A pictograph, which modifiers and joiners may make one with its neighbors.
    case emoji
  }

  private let bits: UInt64

  /// Looks a character up.
  ///
  /// Complexity: logarithmic in the number of runs, which are some 2,300.
  init(of scalar: Unicode.Scalar) {
    let runs = AdvanceTable.runs
    let next = runs.firstIndex(after: { $0 >> 11 <= scalar.value })
    // The first run begins at 0, so that there always is one at or before the scalar.
    bits = AdvanceTable.classes[Int(runs[next - 1] & 0x7FF)]
  }

  /// How much the advance tells.
  var source: Source { Source(rawValue: bits >> 48) ?? .unknown }

  /// The advance in thousandths of an em, in the cut for text.
  func text(_ weight: TextWidth.Weight) -> Int {
    Int(bits >> (weight == .regular ? 36 : 24) & 0xFFF)
  }

  /// The advance in thousandths of an em, in the cut for large sizes.
  func display(_ weight: TextWidth.Weight) -> Int {
    Int(bits >> (weight == .regular ? 12 : 0) & 0xFFF)
  }
}

extension Advance {
  /// Returns how much closer two letters are set than their advances say, in thousandths of an em: most with `T`.
  static func kerning(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Int {
    guard first.value < 0x800, 0x41..<0x800 ~= second.value else { return 0 }
    let pairs = AdvanceTable.kerning
    let pair = first.value << 11 | second.value
    let index = pairs.firstIndex(after: { $0 >> 10 < pair })
    return index < pairs.count && pairs[index] >> 10 == pair ? Int(pairs[index] & 0x3FF) : 0
  }
}

extension RandomAccessCollection where Index == Int {
  /// Returns the index after the last element for which a condition holds that holds up to some element.
  ///
  /// Complexity: logarithmic in the number of elements.
  func firstIndex(after holds: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
