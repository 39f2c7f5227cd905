/// Something the mouse did over the cells of the terminal.
public struct MouseEvent: Hashable, Sendable {
  /// The action of the mouse.
  public enum Kind: Hashable, Sendable {
    /// A button went down, or a wheel turned one notch.
    case press
    /// A button came up.
    case release
    /// The mouse moved with a button down.
    case drag
    /// The mouse moved with no button down.
    case move
  }

  /// A button, or a direction of the wheel.
  public enum Button: Hashable, Sendable {
    /// A button under a finger; the left one is the primary.
    case left, middle, right
    /// The wheel; up is away from the person, left and right are tilts.
    case wheelUp, wheelDown, wheelLeft, wheelRight
    /// One of the further buttons, from 8, as X11 counts them.
    case other(Int)
  }

  /// The action of the mouse.
  public var kind: Kind
  /// The button concerned; nil when the mouse moved with none down.
  public var button: Button?
  /// The cell's column, from 0 at the left edge of the screen.
  public var column: Int
  /// The cell's row, from 0 at the top edge of the screen.
  public var row: Int
  /// The modifier keys held meanwhile.
  public var modifiers: Modifiers

  /// Makes an event at a cell.
  public init(
    _ kind: Kind, _ button: Button? = nil, column: Int, row: Int, modifiers: Modifiers = []
  ) {
    self.kind = kind
    self.button = button
    self.column = column
    self.row = row
    self.modifiers = modifiers
  }
}
