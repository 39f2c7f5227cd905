/// The hairlines at the edges of one row of joined rows.
///
/// Each line belongs to the row after it. A pressed row has none on either side (row A8), measured on iOS 17 by the
/// Flutter project.
public struct RowDividers: Hashable, Sendable {
  /// Whether there is a line at the row's upper edge.
  public let isAbove: Bool
  /// Whether there is a line at the edge where the row's text begins, for it stands beside another one.
  public let isBefore: Bool

  /// Finds the lines of a row.
  ///
  /// - Parameters:
  ///   - place: The row's place among those that are joined, counted from 0.
  ///   - isBelowText: Whether a title, a message or a field stands above the rows.
  ///   - isSideBySide: Whether the rows are two that stand beside each other.
  ///   - pressed: The place of the row that is pressed, or `nil`.
  public init(at place: Int, isBelowText: Bool, isSideBySide: Bool, pressed: Int?) {
    let isHidden = pressed == place || pressed == place - 1
    isAbove = !isHidden && (isBelowText || place > 0 && !isSideBySide)
    isBefore = !isHidden && isSideBySide && place > 0
  }
}
