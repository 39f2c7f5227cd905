extension Color {
  /// Returns the nearest color that a terminal of the given depth can show.
  func reduced(to depth: ColorDepth) -> Color {
    switch (kind, depth) {
    case (.default, _), (_, .none): .default
    case (.rgb, .trueColor), (.palette, .trueColor), (.palette, .ansi256): self
    case (.palette(let index), .ansi16) where index < 16: self
    case (.palette(let index), .ansi16):
      Self.nearest(to: Self.components(ofPaletteEntry: index), among: 0...15)
    case (.rgb(let red, let green, let blue), .ansi16):
      Self.nearest(to: (Int(red), Int(green), Int(blue)), among: 0...15)
    case (.rgb(let red, let green, let blue), .ansi256):
      // Entries below 16 belong to the user's theme and may be any color.
      Self.nearest(to: (Int(red), Int(green), Int(blue)), among: 16...255)
    }
  }

  private typealias Components = (red: Int, green: Int, blue: Int)

  /// Weighs the parts 2 : 4 : 3, a common approximation of how the eye does.
  private static func nearest(to wanted: Components, among entries: ClosedRange<UInt8>) -> Color {
    var best = entries.lowerBound
    var bestDistance = Int.max
    for entry in entries {
      let offered = components(ofPaletteEntry: entry)
      let red = offered.red - wanted.red
      let green = offered.green - wanted.green
      let blue = offered.blue - wanted.blue
      let distance = 2 * red * red + 4 * green * green + 3 * blue * blue
      if distance < bestDistance {
        best = entry
        bestDistance = distance
      }
    }
    return .palette(best)
  }

  /// Returns the color of a palette entry in xterm without a theme, as its `256colres.h` has it: a
  /// cube with the levels 0, 95, 135 … 255 from entry 16 and a gray ramp 8, 18 … 238 from entry
  /// 232.
  private static func components(ofPaletteEntry entry: UInt8) -> Components {
    let index = Int(entry)
    switch index {
    case 0..<16:
      let value = named[index]
      return (value >> 16, value >> 8 & 0xff, value & 0xff)
    case 16..<232:
      func level(_ step: Int) -> Int { step == 0 ? 0 : 55 + 40 * step }
      let cube = index - 16
      return (level(cube / 36), level(cube / 6 % 6), level(cube % 6))
    default:
      let gray = 8 + 10 * (index - 232)
      return (gray, gray, gray)
    }
  }

  private static let named: [Int] = [
    0x00_0000, 0xcd_0000, 0x00_cd00, 0xcd_cd00, 0x00_00ee, 0xcd_00cd, 0x00_cdcd, 0xe5_e5e5,
    0x7f_7f7f, 0xff_0000, 0x00_ff00, 0xff_ff00, 0x5c_5cff, 0xff_00ff, 0x00_ffff, 0xff_ffff,
  ]
}
