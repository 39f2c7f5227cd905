import ActionSheets

extension EmojiSequence {
  /// Returns the cells that the sequence takes, which begins at an index: 1 or 2.
  func cells(in scalars: [Unicode.Scalar], from start: Int) -> Int {
    switch kind {
    case .keycap, .flag: return 2
    case .emoji where end > start + 1: return 2
    case .emoji: return CellProperties(of: scalars[start]).cells
    case .text:
      let properties = CellProperties(of: scalars[start])
      return properties.hasTextPresentation ? 1 : properties.cells
    }
  }
}
