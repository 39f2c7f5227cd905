/// The distances of a sheet in points.
struct Metrics: Equatable {
  /// Between the sheet and the edges of the window.
  var margin: Int
  /// Between the rows and Cancel.
  var gap: Int
  /// Between the edge of the group of rows and the rows.
  var padding: Int
  /// Between two rows.
  var spacing: Int
  /// The least height that rows keep while text is cut: one and a half rows, and 84 as measured on iOS 17.
  var minimumRows: Int
  /// The widest that a sheet gets which does not cover the width of its window.
  var greatestWidth: Int
  /// The narrowest that such a sheet gets where there is room.
  var leastWidth: Int

  init(_ appearance: Appearance) {
    switch appearance {
    case .toolkit:
      self.init(
        margin: 8, gap: 8, padding: 8, spacing: 6, minimumRows: 84, greatestWidth: 400,
        leastWidth: 200)
    case .iOS:
      self.init(
        margin: 8, gap: 8, padding: 0, spacing: 0, minimumRows: 84, greatestWidth: 400,
        leastWidth: 270)
    }
  }

  private init(
    margin: Int, gap: Int, padding: Int, spacing: Int, minimumRows: Int, greatestWidth: Int,
    leastWidth: Int
  ) {
    self.margin = margin
    self.gap = gap
    self.padding = padding
    self.spacing = spacing
    self.minimumRows = minimumRows
    self.greatestWidth = greatestWidth
    self.leastWidth = leastWidth
  }
}
