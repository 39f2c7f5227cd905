import ActionSheets

extension TextSize {
  /// The height in pixels of the font with which GTK is made to look right: 11 points at 96 dots per inch.
  private static let usualFontSize = 11.0 * 96 / 72

  /// Returns the size of text that stands for a height in pixels of the toolkit's font.
  init(fontSize: Double) {
    self.init(body: TextSize.usual.body * fontSize / TextSize.usualFontSize)
  }
}
