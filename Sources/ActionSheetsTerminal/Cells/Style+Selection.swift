extension Style {
  /// Appends the shortest sequence that makes a terminal write in this style.
  ///
  /// Codes are worked out twice, once for their length, rather than kept: lists of them would cost more.
  /// - Parameter pen: The style it writes in now; nil when unknown.
  func appendSelection(from pen: Style?, to bytes: inout [UInt8]) {
    bytes.append(0x1b)
    bytes.append(UInt8(ascii: "["))
    if self != .plain {
      let reset = 2 + length(from: .plain)
      if let pen, length(from: pen) <= reset {
        appendCodes(from: pen, isFirst: true, to: &bytes)
      } else {
        bytes.append(UInt8(ascii: "0"))
        appendCodes(from: .plain, isFirst: false, to: &bytes)
      }
    }
    bytes.append(UInt8(ascii: "m"))
  }

  /// The bytes of the codes, each with a separator.
  private func length(from pen: Style) -> Int {
    var length = 0
    visitCodes(from: pen) { length += $0 < 10 ? 2 : $0 < 100 ? 3 : 4 }
    return length
  }

  private func appendCodes(from pen: Style, isFirst: Bool, to bytes: inout [UInt8]) {
    var isFirst = isFirst
    visitCodes(from: pen) { code in
      if !isFirst { bytes.append(UInt8(ascii: ";")) }
      isFirst = false
      bytes.append(decimal: code)
    }
  }

  private func visitCodes(from pen: Style, _ visit: (Int) -> Void) {
    var current = pen.attributes
    // One code ends both bold and dim.
    let weight: Attributes = [.bold, .dim]
    if !current.intersection(weight).isSubset(of: attributes) {
      visit(22)
      current.subtract(weight)
    }
    let ended = current.subtracting(attributes)
    if ended.contains(.italic) { visit(23) }
    if ended.contains(.underlined) { visit(24) }
    if ended.contains(.reversed) { visit(27) }
    let added = attributes.subtracting(current)
    if added.contains(.bold) { visit(1) }
    if added.contains(.dim) { visit(2) }
    if added.contains(.italic) { visit(3) }
    if added.contains(.underlined) { visit(4) }
    if added.contains(.reversed) { visit(7) }
    if foreground != pen.foreground { foreground.visitCodes(base: 30, visit) }
    if background != pen.background { background.visitCodes(base: 40, visit) }
  }
}

extension Color {
  /// Visits the parameters that select the color, counted from 30 for the foreground and 40 for the background.
  fileprivate func visitCodes(base: Int, _ visit: (Int) -> Void) {
    switch kind {
    case .default: visit(base + 9)
    case .palette(let index) where index < 8: visit(base + Int(index))
    case .palette(let index) where index < 16: visit(base + 60 + Int(index) - 8)
    case .palette(let index):
      visit(base + 8)
      visit(5)
      visit(Int(index))
    case .rgb(let red, let green, let blue):
      visit(base + 8)
      visit(2)
      visit(Int(red))
      visit(Int(green))
      visit(Int(blue))
    }
  }
}
