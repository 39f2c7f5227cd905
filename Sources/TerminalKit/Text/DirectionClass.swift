/// The direction of a cluster of characters: as much of Unicode's `Bidi_Class` as the order of a title needs.
enum DirectionClass: Hashable {
  /// Written from left to right, whatever it stands in.
  case left
  /// Written from right to left.
  case right, arabic
  /// A digit of the Arabic script, which stays beside right-to-left letters.
  case arabicNumber
  /// A digit of other scripts. Its number is written from left to right, at a place that the text around it decides.
  case number
  /// A blank, a mark or a symbol, which takes the direction of the text around it.
  case neutral

  /// Finds the class of a cluster, which is that of its first scalar.
  init(of cluster: String) {
    self = cluster.unicodeScalars.first.map(DirectionClass.init) ?? .neutral
  }

  init(of scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x30...0x39, 0x6F0...0x6F9, 0xFF10...0xFF19: self = .number
    case 0x41...0x5A, 0x61...0x7A: self = .left
    case 0..<0xAA: self = .neutral
    case 0x600...0x605, 0x660...0x669, 0x66B...0x66C, 0x6DD, 0x1_0D30...0x1_0D39,
      0x1_0E60...0x1_0E7E:
      self = .arabicNumber
    // Signs of the Arabic script and N'Ko that take the direction of what is around them.
    case 0x606...0x607, 0x609...0x60A, 0x60C, 0x60E...0x60F, 0x66A, 0x6DE, 0x6E9, 0x7F6...0x7F9,
      0xFD3E...0xFD4F:
      self = .neutral
    // Unicode reserves these blocks for scripts that are written from right to left.
    case 0x600...0x7BF, 0x860...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFE, 0x1_EC70...0x1_ECBF,
      0x1_ED00...0x1_ED4F, 0x1_EE00...0x1_EEFF:
      self = .arabic
    case 0x590...0x5FF, 0x7C0...0x85F, 0xFB1D...0xFB4F, 0x1_0800...0x1_0FFF, 0x1_E800...0x1_EFFF:
      self = .right
    default: self = Self.isLeft(scalar.properties.generalCategory) ? .left : .neutral
    }
  }

  /// Whether a terminal that reorders takes the cluster for right-to-left text.
  var isRight: Bool { self == .right || self == .arabic || self == .arabicNumber }

  /// Whether the cluster is a letter, and so decides the direction of what follows.
  var isLetter: Bool { self == .left || self == .right || self == .arabic }

  private static func isLeft(_ category: Unicode.GeneralCategory) -> Bool {
    switch category {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .letterNumber, .decimalNumber, .spacingMark, .privateUse:
      true
    default: false
    }
  }
}
