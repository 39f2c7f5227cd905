@testable import ActionSheetsTerminal
@testable import TerminalKit

/// A repeatable source of random numbers (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}

extension Style {
  static func random(_ generator: inout SeededGenerator) -> Style {
    let colors: [Color] = [.default, .default, .red, .brightBlue, .palette(77), .rgb(12, 200, 90)]
    func chance() -> Bool { Int.random(in: 0..<6, using: &generator) == 0 }
    if Bool.random(using: &generator) { return .plain }
    return Style(
      foreground: colors.randomElement(using: &generator)!,
      background: colors.randomElement(using: &generator)!, isBold: chance(), isDim: chance(),
      isItalic: chance(), isUnderlined: chance(), isReversed: chance())
  }
}

extension CellSurface {
  /// Draws something, anything, anywhere.
  mutating func drawRandomly(_ generator: inout SeededGenerator) {
    func column() -> Int { Int.random(in: -3..<size.columns + 3, using: &generator) }
    func row() -> Int { Int.random(in: -1...size.rows, using: &generator) }
    func extent() -> Int { Int.random(in: 0...size.columns, using: &generator) }
    let style = Style.random(&generator)
    let place = CellPosition(column: column(), row: row())
    let area = CellRectangle(column: column(), row: row(), columns: extent(), rows: extent() / 2)
    switch Int.random(in: 0..<12, using: &generator) {
    case 0: fill(area, style: style)
    case 1: drawBox(area, style: style)
    case 2: drawHorizontalRule(at: place, columns: extent(), joinsBox: true, style: style)
    case 3: restyle(area) { $0.isDim.toggle() }
    case 4: blit(self, part: area, at: place)
    case 5: clip = Bool.random(using: &generator) ? bounds : area
    default:
      let count = Int.random(in: 0...6, using: &generator)
      let text = (0..<count).map { _ in sampleClusters.randomElement(using: &generator)! }
      write(text, at: place, style: style)
    }
  }

  static func random(_ size: CellSize, _ generator: inout SeededGenerator) -> CellSurface {
    var surface = CellSurface(size: size)
    for _ in 0..<Int.random(in: 0..<20, using: &generator) { surface.drawRandomly(&generator) }
    return surface
  }

  /// Each wide cluster has its second half, in its style, and no second half stands alone.
  var isWhole: Bool {
    (0..<size.rows).allSatisfy { row in
      (0..<size.columns).allSatisfy { column in
        let cell = self[column, row]
        let isFollowed = column + 1 < size.columns && self[column + 1, row].isContinuation
        let isSameStyle = !isFollowed || self[column + 1, row].style == cell.style
        let isStrayHalf = column == 0 && cell.isContinuation
        return cell.isWide == isFollowed && isSameStyle && !isStrayHalf
      }
    }
  }

  /// The rows as text, for tests that read.
  var lines: [String] {
    (0..<size.rows).map { row in (0..<size.columns).map { self[$0, row].text }.joined() }
  }
}
