import ActionSheets

/// A place on a terminal that sheets can be drawn on.
protocol TerminalCanvas: AnyObject {
  /// What the sheets are told of the place, apart from its size.
  var idiom: Presentation.Idiom { get }

  /// Whether the cells of mouse events are cells of the surface.
  var locatesMouse: Bool { get }

  /// The room for sheets.
  var extent: CellSize { get }

  /// Whether there is a picture beneath the sheets, which is dimmed.
  var hasPicture: Bool { get }

  /// Returns what lies beneath the sheets, at least from a row of the room on.
  func background(fromRow row: Int) -> CellSurface

  /// Whether the terminal takes its output too slowly for movement.
  var isSlow: Bool { get }

  /// Whether the place is there for sheets only, and given back after the last one.
  var closesAfterLastSheet: Bool { get }

  /// Makes the place ready for its first sheet.
  func open() throws(TerminalError)

  /// Takes the last sheet away and leaves no trace of it.
  func close()

  /// Shows a surface with all sheets, and the cursor where they want it.
  func show(
    _ surface: CellSurface, cursor: CellPosition?, hasSheets: Bool
  ) throws(TerminalError)

  /// Whether sheets leave without movement, for their answer is waited for.
  var leavesAtOnce: Bool { get }

  /// Takes note that the window has another size.
  func screenChanged(_ size: CellSize)

  /// Takes the sheets away for a while, before a suspension shows the shell.
  func screenWillBeLost()

  /// Takes note that the screen holds something else now, as after a suspension.
  func screenLost()

  /// Gives the terminal back for good, before a signal ends the process.
  func giveBackTerminal()
}
