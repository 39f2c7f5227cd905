extension DisplayText {
  /// What is drawn as one: a character with its marks, or the stand-in for one.
  struct Cluster: Hashable, Sendable {
    /// The text to send to the terminal.
    let text: String

    /// The cells that it takes: 1 or 2.
    let width: Int

    init(text: String, width: Int) {
      self.text = text
      self.width = width
    }

    /// Whether a line may end here, and then does without it: no-break spaces are not among them.
    var isSpace: Bool {
      if text == " " { return true }
      guard let scalar = text.unicodeScalars.first else { return false }
      switch scalar.value {
      case 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: return true
      default: return false
      }
    }
  }
}
