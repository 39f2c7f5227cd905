internal import CLibrary

import ActionSheets

/// The whole screen of a full-screen program: its picture, and the sheets that float over it.
@MainActor
final class OverlayCanvas: TerminalCanvas {
  let session: TerminalSession
  private var encoder: FrameEncoder
  private(set) var size: CellSize
  /// The program's picture.
  var content: CellSurface {
    didSet { hasNewBackground = true }
  }
  private(set) var hasNewBackground = true
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

  var idiom: Idiom { .pad }
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

  func show(_ surface: CellSurface, _ frame: SheetCompositor.Frame) throws(TerminalError) {
    let hasSheet = frame.top < surface.size.rows
    let bytes = encoder.encode(
      surface, cursor: hasSheet ? frame.cursor : cursor, origin: .absolute)
    hasNewBackground = false
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
