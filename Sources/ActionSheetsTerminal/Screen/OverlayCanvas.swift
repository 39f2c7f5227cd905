internal import CLibrary

import ActionSheets

/// The whole screen of a full-screen program: its picture, and the sheets that float over it.
final class OverlayCanvas: TerminalCanvas {
  let session: TerminalSession
  private var encoder: FrameEncoder
  private(set) var size: CellSize
  /// The program's picture.
  var content: CellSurface
  /// Where the program wants the cursor while no sheet is up.
  var cursor: CellPosition?
  /// Hears of another size before anything is drawn in it.
  var onResize: (CellSize) -> Void = { _ in }

  init(session: TerminalSession, depth: ColorDepth) {
    self.session = session
    encoder = FrameEncoder(depth: depth)
    size = session.currentSize
    content = CellSurface(size: size)
  }

  deinit {
    session.leave()
  }

  var idiom: Presentation.Idiom { .pad }
  var locatesMouse: Bool { true }
  var leavesAtOnce: Bool { false }
  var closesAfterLastSheet: Bool { false }
  var extent: CellSize { content.size }
  var hasPicture: Bool { true }
  func background(fromRow row: Int) -> CellSurface { content }
  var isSlow: Bool { session.isSlow }

  func open() throws(TerminalError) {
    // Once given back, the terminal belongs to somebody else.
    guard session.isEntered else { throw TerminalError(.open, code: ENXIO) }
  }

  func close() {}

  func show(
    _ surface: CellSurface, cursor sheetCursor: CellPosition?, hasSheets: Bool
  ) throws(TerminalError) {
    let bytes = encoder.encode(
      surface, cursor: hasSheets ? sheetCursor : cursor, origin: .absolute)
    if !bytes.isEmpty { try session.write(bytes) }
  }

  func screenChanged(_ new: CellSize) {
    size = new
    var resized = CellSurface(size: size)
    resized.blit(content, at: CellPosition(column: 0, row: 0))
    content = resized
    encoder.forget()
    onResize(size)
  }

  func screenWillBeLost() {}

  func screenLost() {
    encoder.forget()
  }

  func giveBackTerminal() {
    session.leave()
  }
}
