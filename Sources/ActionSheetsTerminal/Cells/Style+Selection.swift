extension Style {
  /// Returns the shortest sequence that makes a terminal write in this style.
  ///
  /// - Parameter pen: The style it writes in now; nil when unknown.
  func selection(from pen: Style?) -> [UInt8] {
    if self == .plain { return Array("\u{1b}[m".utf8) }
    let reset = Self.sequence([0] + codes(from: .plain))
    guard let pen else { return reset }
    let change = Self.sequence(codes(from: pen))
    return change.count <= reset.count ? change : reset
  }

  private static func sequence(_ codes: [Int]) -> [UInt8] {
    var bytes = Array("\u{1b}[".utf8)
    for (index, code) in codes.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ";")) }
      bytes += String(code).utf8
    }
    bytes.append(UInt8(ascii: "m"))
    return bytes
  }

  private func codes(from pen: Style) -> [Int] {
    var codes: [Int] = []
    var current = pen.attributes
    // One code ends both bold and dim.
    let weight: Attributes = [.bold, .dim]
    if !current.intersection(weight).isSubset(of: attributes) {
      codes.append(22)
      current.subtract(weight)
    }
    for (attribute, code) in [(Attributes.italic, 23), (.underlined, 24), (.reversed, 27)]
    where current.contains(attribute) && !attributes.contains(attribute) {
      codes.append(code)
    }
    let added = attributes.subtracting(current)
    for (attribute, code) in [
      (Attributes.bold, 1), (.dim, 2), (.italic, 3), (.underlined, 4), (.reversed, 7),
    ] where added.contains(attribute) {
      codes.append(code)
    }
    if foreground != pen.foreground { codes += foreground.codes(base: 30) }
    if background != pen.background { codes += background.codes(base: 40) }
    return codes
  }
}

extension Color {
  /// The parameters that select the color, counted from 30 for the foreground and 40 for the background.
  fileprivate func codes(base: Int) -> [Int] {
    switch kind {
    case .default: [base + 9]
    case .palette(let index) where index < 8: [base + Int(index)]
    case .palette(let index) where index < 16: [base + 60 + Int(index) - 8]
    case .palette(let index): [base + 8, 5, Int(index)]
    case .rgb(let red, let green, let blue): [base + 8, 2, Int(red), Int(green), Int(blue)]
    }
  }
}
