/// Random texts that hold more of what is hard to show than titles do.
package enum RandomText {
  private static let hard: [ClosedRange<UInt32>] = [
    0x00...0x1F, 0x20...0x20, 0x20...0x7E, 0x7F...0x9F, 0xA0...0xFF, 0x300...0x36F, 0x590...0x6FF,
    0x900...0x97F, 0x1100...0x11FF, 0x1800...0x180F, 0x2000...0x206F, 0x20D0...0x20FF,
    0x2190...0x27BF, 0x3000...0x30FF, 0x4E00...0x4E20, 0xAC00...0xAC20, 0xE000...0xE010,
    0xFE00...0xFE0F, 0xFFF0...0xFFFF, 0x1_F1E6...0x1_F1FF, 0x1_F3F4...0x1_F3FF, 0x1_F440...0x1_F470,
    0xE_0000...0xE_01EF, 0x200D...0x200D, 0xFE0F...0xFE0F, 0x00...0x10_FFFF,
  ]

  package static func any(length: Int, using generator: inout SplitMix64) -> String {
    var text = String.UnicodeScalarView()
    while text.count < length {
      let range = hard[Int.random(in: 0..<hard.count, using: &generator)]
      // A run of the same kind makes sequences and piles of marks likely.
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &generator)) {
          text.append(scalar)
        }
      }
    }
    return String(text)
  }

  package static func ascii(length: Int, using generator: inout SplitMix64) -> String {
    let letters = Array("ab  c")
    return String((0..<length).map { _ in letters.randomElement(using: &generator) ?? "a" })
  }
}
