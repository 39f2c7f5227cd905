import ActionSheets

/// Where each part of a sheet stands, in cells of the surface that it is drawn on.
struct SheetLayout {
  /// A button in view.
  struct Row {
    let id: ButtonID
    /// The cells that press it: its whole lines, margins included (row I5).
    let frame: CellRectangle
    /// The lines that are drawn; at least as many as the frame has rows, or some are cut.
    let lines: [TextLayout.Line]
    /// The columns that its lines are centered in, if they are not those of the whole sheet.
    var contentColumns: Range<Int>?
  }

  /// A line of text that is asked for.
  struct Field {
    /// The field's place in the content.
    let index: Int
    /// The cells that hold the text.
    let frame: CellRectangle
    /// The row that holds the label, where there is room for it.
    let labelRow: Int?
  }

  /// A line of the title or message.
  struct TextLine {
    let line: TextLayout.Line
    let row: Int
    let isTitle: Bool
  }

  /// The arrow of a popover.
  struct Arrow {
    let position: CellPosition
    /// The edge of the popover that it leaves from.
    let edge: Edge
  }

  /// The whole sheet without its arrow.
  var frame: CellRectangle
  /// The columns between borders and padding.
  var contentColumns: Range<Int>
  var chrome: SheetChrome
  /// The boxes, from top to bottom.
  var boxes: [CellRectangle] = []
  /// The rows in which a rule divides a box.
  var rules: [Int] = []
  var textLines: [TextLine] = []
  /// The buttons in view, from top to bottom, Cancel included.
  var rows: [Row] = []
  /// The text fields in view, from top to bottom.
  var fields: [Field] = []
  /// The cell between two buttons that stand side by side.
  var divider: CellPosition?
  var arrow: Arrow?
  /// The rows of the surface that the list covers which scrolls.
  var list = 0..<0
  /// The places of the list's rows that are in view with all their lines.
  var wholePlaces = 0..<0
  /// The number of rows of the list, in view or not.
  var listCount = 0
  /// The number of rows out of view above.
  var hiddenAbove = 0
  /// The number of rows out of view below.
  var hiddenBelow = 0
  /// Whether the way back must be told in words, for no Cancel button shows it.
  var showsEscapeHint = false

  /// The number of rows that a page key goes.
  var rowsInView: Int { max(1, rows.count - 1) }

  /// Returns whether the list stands as it would with the focus at a place of it, or on nothing in it.
  func shows(_ focus: Int?) -> Bool {
    RowScroll.shows(focus, count: listCount, height: list.count, whole: wholePlaces)
  }

  /// Whether no note about time, the list or the way back stands in a line of a button.
  var keepsNotesOffRows: Bool {
    chrome != .plain
      && rows.allSatisfy {
        !$0.frame.rows.contains(list.lowerBound - 1) && !$0.frame.rows.contains(list.upperBound)
      }
  }

  /// Returns what lies under a cell.
  func target(at position: CellPosition) -> PressTarget {
    if let row = rows.first(where: { $0.frame.contains(position) }) { return .button(row.id) }
    return frame.contains(position) ? .sheet : .outside
  }

  /// Returns the cell for the hardware cursor: the beginning of the focused title (row C19).
  func cursor(on id: ButtonID?) -> CellPosition? {
    guard let row = rows.first(where: { $0.id == id }), let line = row.lines.first else {
      return nil
    }
    return CellPosition(column: startColumn(of: line, in: row), row: row.frame.origin.row)
  }

  /// Returns the field under a cell.
  func field(at position: CellPosition) -> Field? {
    fields.first { $0.frame.contains(position) }
  }

  /// Returns the column in which a centered line begins.
  func startColumn(of line: TextLayout.Line, in row: Row? = nil) -> Int {
    let columns = row?.contentColumns ?? contentColumns
    return columns.lowerBound + max(0, columns.count - line.width) / 2
  }
}
