import ActionSheets

/// The distances and widths of a sheet in points.
///
/// Those of the iOS look were measured on iOS 17 by the Flutter project, unless they are marked as chosen; those of the
/// toolkit's look are chosen.
struct SheetMetrics: Equatable {
  /// Between a sheet at the bottom edge and the edges beside and below it (row A4).
  let margin = 8
  /// The least distance between such a sheet and the top of an upright window; in a low one it is ``margin`` (row A6).
  let uprightTop = 20
  /// Between the rows and Cancel where it stands apart (row A4).
  let gap = 8
  /// Between the edge of the group of rows and the rows.
  let padding: Int
  /// Between two rows. In the iOS look a hairline divides them.
  let spacing: Int
  /// The radius of the corners of the group and of Cancel (row A8).
  let cornerRadius: Int
  /// Whether a sheet in a low window is as wide as it would be with the window upright (row A5).
  let keepsUprightWidth: Bool
  /// The least width of such a sheet: on the smallest phone 320 less its margins.
  let leastUprightWidth = 304
  /// The widths that a sheet in a popover or in the middle may have; the upper end is chosen.
  let widths: ClosedRange<Int>
  /// The widths that an alert may have (row A12).
  let alertWidths: ClosedRange<Int>
  /// The widths that an alert may have with text of a size for accessibility (row A12).
  let accessibleAlertWidths: ClosedRange<Int>
  /// The least distance between a sheet or alert in the middle and the edges of the window; chosen.
  let cardMargin = 16
  /// The height that such a sheet gets in a low window before it keeps more than half of that distance; chosen.
  let leastCard = 160
  /// The least distance between a modal view in the middle and the edges of the window; chosen.
  let formSheetMargin = 32
  /// The least width that a modal view in the middle wants, and the greatest height that it gets; chosen.
  let formSheet = Size(width: 480, height: 620)

  init(_ appearance: Appearance) {
    switch appearance {
    case .iOS:
      padding = 0
      spacing = 0
      cornerRadius = 13
      keepsUprightWidth = true
      widths = 270...400
      alertWidths = 270...270
      accessibleAlertWidths = 310...310
    case .toolkit:
      padding = 8
      spacing = 6
      cornerRadius = 12
      keepsUprightWidth = false
      widths = 200...400
      alertWidths = widths
      accessibleAlertWidths = widths
    }
  }

  /// Returns the widths that a sheet may have which does not cover the width of its window.
  func widths(of kind: Content.Kind, _ text: TextSize) -> ClosedRange<Int> {
    switch kind {
    case .actionSheet, .modal: widths
    case .alert: text.isAccessibilitySize ? accessibleAlertWidths : alertWidths
    }
  }

  /// Returns the least height that the rows keep while text is cut: one and a half rows, and at least 84 (row A7).
  func leastRows(ofHeight row: Int) -> Int { max(84, row + row / 2) }

  /// Returns whether the two buttons of an alert fit beside each other (row A12).
  ///
  /// - Parameters:
  ///   - row: The width that the wider of the two needs.
  ///   - width: The width of the alert between its paddings.
  func fitSideBySide(_ row: Int, in width: Int) -> Bool { row <= (width - spacing) / 2 }
}
