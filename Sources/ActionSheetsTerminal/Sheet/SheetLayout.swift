import ActionSheets

/// The place of each part of a sheet, an alert or a modal view, in cells of the surface they are drawn on.
struct SheetLayout {
  /// How much is spent on borders.
  enum Chrome: Hashable, Sendable {
    /// A box for heading and rows, and one for Cancel: the bottom sheet.
    case cards
    /// One box for everything, with Cancel below a rule: the floating forms.
    case card
    /// No borders, where there is little room.
    case plain

    /// The columns of borders and padding on both sides together.
    var columnsAcross: Int { self == .plain ? 0 : 4 }

    /// The rows of the uppermost and the lowest border.
    var rowsAround: Int { self == .plain ? 0 : 2 }

    /// The rows between the list and Cancel.
    var gap: Int {
      switch self {
      case .cards: 2
      case .card: 1
      case .plain: 0
      }
    }
  }

  /// A button in view.
  struct Row {
    let id: ButtonID
    /// The cells that press the button: its whole lines, margins included (row I5).
    let frame: CellRectangle
    /// The lines of the title, from the first row of the frame on.
    let lines: [TextLayout.Line]
    /// The second line, in the row below them.
    let subtitle: TextLayout.Line?
  }

  /// A text field in view.
  struct Field {
    /// The field's place in the content.
    let index: Int
    /// The cells that hold the text.
    let frame: CellRectangle
    /// The row of the label, or `nil` where it stands in the empty field.
    let labelRow: Int?
    /// The cell that marks the focus, where there is room for one.
    let focusMark: CellPosition?
    /// The reason for which the text is not valid, in the rows below the field.
    let problem: [TextLayout.Line]
  }

  /// A line of the title or message.
  struct TextLine {
    let line: TextLayout.Line
    let row: Int
    let isBold: Bool
  }

  /// A character by itself.
  struct Mark {
    let position: CellPosition
    let character: Character

    init(_ position: CellPosition, _ character: Character) {
      self.position = position
      self.character = character
    }
  }

  /// The whole sheet without its arrow.
  let frame: CellRectangle
  /// The columns between borders and padding.
  let contentColumns: Range<Int>
  let chrome: Chrome
  /// The boxes, from top to bottom.
  var boxes: [CellRectangle] = []
  /// The rows in which a rule divides a box.
  var rules: [Int] = []
  var textLines: [TextLine] = []
  /// The buttons in view, from top to bottom, Cancel included.
  var rows: [Row] = []
  /// The text fields in view, from top to bottom.
  var fields: [Field] = []
  /// Whether the two buttons of an alert stand beside each other, because both titles fit (row A12).
  var isSideBySide = false
  /// The line between them, where they are in view.
  var divider: Mark?
  /// The tip of a popover's arrow.
  var arrow: Mark?
  /// The rows of the surface that the list covers.
  var list = 0..<0
  /// The number of fields and buttons out of view above.
  var hiddenAbove = 0
  /// The number of fields and buttons out of view below.
  var hiddenBelow = 0
  /// Whether words tell the way back, because no Cancel button shows it.
  var showsEscapeHint = false
  /// The row of a modal view's title, where there is room for one.
  var titleRow: Int?
  /// The cells of a modal view's body.
  var body: CellRectangle?

  /// The facts that decide what keys do. A page key goes as far as the rows in view, less one to see the way.
  var report: Presentation.Layout {
    Presentation.Layout(rowsInView: rows.count - 1, isSideBySide: isSideBySide)
  }

  /// Returns what lies under a cell.
  func target(at position: CellPosition) -> Presentation.Target {
    if let row = rows.first(where: { $0.frame.contains(position) }) { return .button(row.id) }
    return frame.contains(position) ? .sheet : .outside
  }

  /// Returns the field under a cell.
  func field(at position: CellPosition) -> Field? {
    fields.first { $0.frame.contains(position) }
  }

  /// Returns the cell for the hardware cursor: the beginning of the focused title (row C19).
  func cursor(on id: ButtonID?) -> CellPosition? {
    guard let row = rows.first(where: { $0.id == id }), let line = row.lines.first else {
      return nil
    }
    let column = startColumn(of: line, in: row.frame.columns) + line.beginning
    return CellPosition(column: column, row: row.frame.origin.row)
  }

  /// Returns the column in which a centered line begins.
  func startColumn(of line: TextLayout.Line, in columns: Range<Int>? = nil) -> Int {
    let columns = columns ?? contentColumns
    return columns.lowerBound + max(0, columns.count - line.width) / 2
  }
}
