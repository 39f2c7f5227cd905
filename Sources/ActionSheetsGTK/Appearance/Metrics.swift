import ActionSheets

/// The distances of a sheet in points.
struct Metrics: Equatable {
  /// Between the sheet and the edges of the window.
  var margin = 8
  /// Between the rows and Cancel.
  var gap = 8
  /// Between the edge of the group of rows and the rows.
  var padding: Int
  /// Between two rows.
  var spacing: Int
  /// The least height that rows keep while text is cut: one and a half rows, and 84 as measured on iOS 17.
  var minimumRows = 84
  /// How wide a sheet at the bottom edge is.
  var bottomWidth: BottomSheetWidth
  /// The width that a low window leaves to such a sheet: that of the smallest phone, less its margins.
  var leastBottomWidth = 304
  let appearance: Appearance

  init(_ appearance: Appearance) {
    self.appearance = appearance
    switch appearance {
    case .toolkit:
      padding = 8
      spacing = 6
      bottomWidth = .window
    case .iOS:
      padding = 0
      spacing = 0
      bottomWidth = .upright
    }
  }

  /// Returns the least and the greatest width that a sheet gets which does not cover the width of its window.
  ///
  /// - Parameter fontSize: The height of the toolkit's font in pixels.
  func widths(of kind: Content.Kind, fontSize: Double) -> ClosedRange<Int> {
    switch (appearance, kind) {
    case (.toolkit, _): return 200...400
    case (.iOS, .actionSheet), (.iOS, .modal): return 270...400
    case (.iOS, .alert):
      let width = TextSize(fontSize: fontSize).isAccessibilitySize ? 310 : 270
      return width...width
    }
  }
}
