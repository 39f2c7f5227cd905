import ActionSheets

/// The screen of a full-screen program, over which sheets float.
///
/// The program draws its picture into cells, hears what the person does, and presents sheets from the things
/// that it has drawn. What was beneath a sheet comes back untouched.
///
///     let screen = try TerminalScreen()
///     defer { screen.close() }
///     screen.draw { $0.write("Notes", at: CellPosition(column: 0, row: 0)) }
///     for await event in screen.events() {
///       guard case .key(let press) = event, press.key == .character("s") else { continue }
///       let outcome = await screen.presenter.present(sheet, from: .barButtonItem(shareButton))
///     }
///
/// While a sheet is up the program hears only of resizes. There is one screen in a process at a time.
@MainActor
public final class TerminalScreen {
  /// Presents sheets over this screen.
  public let presenter: TerminalPresenter

  /// Draws the picture anew for another size, also while a sheet is up and the program waits for it.
  ///
  /// Called before the sheets are laid out again, so that elements moved here are found where they are.
  public var onResize: ((CellSize) -> Void)?

  private let canvas: OverlayCanvas
  private let loop: TerminalLoop
  private var queue: [TerminalEvent] = []
  /// Takes the events of a program that awaits them, or `nil` for one that asks for each; `nil` as an event ends them.
  @usableFromInline var onEvent: ((TerminalEvent?) -> Void)?
  private var isClosed = false

  /// Takes over the controlling terminal: alternate screen, mouse, keyboard.
  ///
  /// Throws when there is no terminal or it cannot be set up.
  @export(implementation)
  public convenience init(_ configuration: TerminalConfiguration = TerminalConfiguration())
    throws(TerminalError)
  {
    try self.init(blocking: configuration)
    presenter.turns.start = { turns in
      Task {
        while await withCheckedContinuation({ next in turns.turn { next.resume(returning: $0) } }) {
        }
      }
    }
  }

  @usableFromInline
  init(blocking configuration: TerminalConfiguration) throws(TerminalError) {
    var modes = TerminalModes(for: configuration.traits)
    modes.usesAlternateScreen = true
    modes.reportsMouse = true
    let session = try TerminalSession(modes: modes)
    try session.enter()
    canvas = OverlayCanvas(session: session, depth: configuration.colorDepth)
    loop = TerminalLoop(session: session)
    presenter = TerminalPresenter(loop: loop, canvas: canvas, configuration)
    loop.onEvent = { [weak self] event in self?.take(event) }
    canvas.onResize = { [weak self] size in self?.onResize?(size) }
    _ = presenter.openIfNeeded()
  }

  /// The size of the screen in cells.
  public var size: CellSize { canvas.size }

  /// Changes the program's picture; it is shown with the next event, or by ``refresh()``.
  ///
  /// - Parameters:
  ///   - cursor: Where the cursor stands while no sheet is up, or `nil` to hide it.
  ///   - body: Draws; the surface holds the picture as it was.
  public func draw(cursor: CellPosition? = nil, _ body: (inout CellSurface) -> Void) {
    body(&canvas.content)
    canvas.cursor = cursor
    presenter.needsFrame = true
  }

  /// Shows the picture now.
  ///
  /// Throws when the terminal is gone.
  public func refresh() throws(TerminalError) {
    try presenter.drawIfNeeded()
  }

  /// Waits for the next event. Blocks the calling thread.
  public func nextEvent() -> TerminalEvent {
    while true {
      if !queue.isEmpty { return queue.removeFirst() }
      if isClosed { return .closed }
      loop.runOnce()
    }
  }

  /// Returns the events as they come, without blocking. Ends after ``TerminalEvent/closed``.
  ///
  /// Only one sequence is served at a time; a new one takes the place of the last.
  @export(implementation)
  public func events() -> AsyncStream<TerminalEvent> {
    let (stream, continuation) = AsyncStream.makeStream(of: TerminalEvent.self)
    deliver { event in
      if let event { continuation.yield(event) } else { continuation.finish() }
    }
    return stream
  }

  /// Hands over the events as they come, those first that nobody has taken yet.
  @usableFromInline
  func deliver(_ onEvent: @escaping (TerminalEvent?) -> Void) {
    self.onEvent?(nil)
    for event in queue { onEvent(event) }
    queue = []
    self.onEvent = onEvent
    loop.isNeeded = !isClosed
    loop.keepRunning()
    if isClosed { onEvent(nil) }
  }

  /// Gives the terminal back exactly as it was. Further calls do nothing.
  public func close() {
    guard !isClosed else { return }
    isClosed = true
    loop.isNeeded = false
    onEvent?(nil)
    presenter.close()
  }

  private func take(_ event: TerminalEvent) {
    switch event {
    case .key, .mouse, .paste, .resized: put(event)
    case .closed, .signal:
      put(.closed)
      close()
    case .resumed: break
    }
  }

  private func put(_ event: TerminalEvent) {
    if let onEvent { onEvent(event) } else { queue.append(event) }
  }
}
