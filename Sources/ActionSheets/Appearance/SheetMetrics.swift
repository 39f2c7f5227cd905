/// The distances and widths of a sheet in points, by default those of the look of iOS.
///
/// A presenter with another look changes what differs. Facts are of iOS 17, measured by the Flutter project; what is not
/// measured but chosen says so. Nothing here follows the size of text: that is in ``RowMetrics`` and ``HeadingMetrics``.
public struct SheetMetrics<Unit: LayoutUnit> {
  /// Between a sheet at the bottom edge and the edges beside and below it (row A4).
  public var margin: Unit = 8
  /// The least distance between such a sheet and the top of an upright window; in a low one it is ``margin`` (row A6).
  public var uprightTop: Unit = 20
  /// Between the rows and Cancel where it stands apart (row A4).
  public var gap: Unit = 8
  /// Between the edge of the group of rows and the rows: none, for the rows are joined.
  public var padding: Unit = 0
  /// Between two rows: none, for a hairline divides them.
  public var spacing: Unit = 0
  /// The radius of the corners of the group and of Cancel (row A8).
  public var cornerRadius: Unit = 13
  /// The least height that the rows keep while text is cut: one and a half of them (row A7).
  public var leastRows: Unit = 84

  /// How wide a sheet at the bottom edge is (row A5).
  public var bottomWidth: BottomSheetWidth = .upright
  /// The width that a low window leaves to such a sheet: that of the smallest phone, 320, less its margins.
  public var leastBottomWidth: Unit = 304
  /// The widths that a sheet in a popover or in the middle may have: never narrower than an alert. The upper end is chosen.
  public var widths: ClosedRange<Unit> = 270...400
  /// The widths that an alert may have (row A12).
  public var alertWidths: ClosedRange<Unit> = 270...270
  /// The widths that an alert may have where text is of a size for accessibility (row A12).
  public var accessibleAlertWidths: ClosedRange<Unit> = 310...310

  /// The least distance between a sheet or alert in the middle and the edges of the window; chosen.
  public var cardMargin: Unit = 16
  /// The height that such a sheet gets in a low window before it keeps more than half of that distance; chosen.
  public var leastCard: Unit = 160
  /// The least distance between a modal view in the middle and the edges of the window; chosen.
  public var formSheetMargin: Unit = 32
  /// The least width that a modal view in the middle wants, and the greatest height that it gets; chosen.
  public var formSheet = Size<Unit>(width: 480, height: 620)

  /// The length of a popover's arrow; chosen.
  public var arrow: Unit = 12
  /// How far the tip of a popover's arrow stays from the end of its edge: the corner and half of the arrow; chosen.
  public var arrowCorner: Unit = 20
  /// The least size with which a popover is still of use; chosen.
  public var leastPopover = Size<Unit>(width: 60, height: 60)

  /// Creates the metrics of the look of iOS.
  public init() {}

  /// Returns the widths that a sheet may have which does not cover the width of its window.
  public func widths(of kind: Content.Kind, _ text: TextSize) -> ClosedRange<Unit> {
    switch kind {
    case .actionSheet, .modal: widths
    case .alert: text.isAccessibilitySize ? accessibleAlertWidths : alertWidths
    }
  }

  /// Returns the least height that the rows keep while text is cut, where one row has a height (row A7).
  public func leastRows(ofHeight row: Unit) -> Unit {
    max(leastRows, row + row.half)
  }

  /// Returns whether the two buttons of an alert fit beside each other (row A12).
  ///
  /// - Parameters:
  ///   - row: The width that the wider of the two needs.
  ///   - width: The width of the alert between its paddings.
  public func fitSideBySide(_ row: Unit, in width: Unit) -> Bool {
    row <= (width - spacing).half
  }
}

extension SheetMetrics: Equatable {}
extension SheetMetrics: Hashable where Unit: Hashable {}
extension SheetMetrics: Sendable where Unit: Sendable {}
