/// One cell of an emulated screen.
public struct Cell: Sendable, Equatable {
  /// The color of a cell's text or background.
  public enum Color: Sendable, Equatable {
    case standard
    case palette(UInt8)
    case rgb(UInt8, UInt8, UInt8)
  }

  /// The text of the cell; empty where nothing was written, and in the second half of a wide one.
  public var text = ""

  /// The columns that the text covers; 0 in the second half of a wide cell.
  public var width = 1

  /// Whether the text is bold.
  public var isBold = false

  /// Whether the text is italic.
  public var isItalic = false

  /// Whether the text is underlined, in any style.
  public var isUnderlined = false

  /// Whether text and background have changed colors.
  public var isReversed = false

  /// Whether the text is struck through.
  public var isStruckThrough = false

  /// The color of the text.
  public var foreground = Color.standard

  /// The color behind the text.
  public var background = Color.standard

  /// Creates a cell that nothing was written to.
  public init() {}
}

/// The cursor of an emulated screen, in cells counted from zero.
public struct Cursor: Sendable, Equatable {
  /// The column, from 0 at the left.
  public var column: Int

  /// The row, from 0 at the top.
  public var row: Int

  /// Whether the terminal shows the cursor.
  public var isVisible: Bool

  /// Creates a cursor at a column and a row.
  public init(column: Int, row: Int, isVisible: Bool = true) {
    self.column = column
    self.row = row
    self.isVisible = isVisible
  }
}
