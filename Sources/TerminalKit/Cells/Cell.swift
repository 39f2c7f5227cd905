internal import ActionSheets

/// One cell of a surface: a cluster of characters and its style.
///
/// A cluster that takes two cells stands in the first; the second is empty, and ``isContinuation`` is true of it.
/// Cells are made by writing to a ``CellSurface``, which keeps both halves together.
package struct Cell: Hashable, Sendable {
  /// The cluster; empty in the second half of a wide cluster.
  package let text: String
  /// How the cluster looks.
  package internal(set) var style: Style

  let occupied: UInt8

  /// The number of cells the cluster takes: 1, 2, or 0 for the second half of a wide one.
  package var width: Int { Int(occupied) }

  /// Creates a cell of one or two columns; a control character in it, which would command the
  /// terminal, makes it U+FFFD.
  init(_ text: String, width: Int = 1, style: Style = .plain) {
    let isHarmless = !text.isEmpty && text.unicodeScalars.allSatisfy(FieldText.canHold)
    self.text = isHarmless ? text : "\u{fffd}"
    self.style = style
    occupied = width > 1 ? 2 : 1
  }

  private init(harmless text: String, occupied: UInt8, style: Style) {
    self.text = text
    self.occupied = occupied
    self.style = style
  }

  static func blank(_ style: Style = .plain) -> Cell {
    Cell(harmless: " ", occupied: 1, style: style)
  }

  package static func continuation(_ style: Style) -> Cell {
    Cell(harmless: "", occupied: 0, style: style)
  }

  /// Whether this is the second half of a wide cluster.
  package var isContinuation: Bool { occupied == 0 }

  var isWide: Bool { occupied == 2 }

  var isBlank: Bool { text == " " }
}
