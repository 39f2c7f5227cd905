/// The room that the host offers, as far as it decides a form.
public enum SizeClass: Hashable, Sendable {
  /// Too narrow or too low for a popover.
  case compact
  /// Wide and high enough for a popover.
  case regular

  /// Returns the size class of a window measured in points.
  ///
  /// Compact is at most 450 points wide or at most 360 high: libadwaita's boundary for its dialogs.
  public static func points(width: Double, height: Double) -> SizeClass {
    width <= 450 || height <= 360 ? .compact : .regular
  }

  /// Returns the size class of a terminal measured in cells.
  ///
  /// Compact is fewer than 60 columns or fewer than 16 rows: this project's own choice.
  public static func cells(columns: Int, rows: Int) -> SizeClass {
    columns < 60 || rows < 16 ? .compact : .regular
  }
}
