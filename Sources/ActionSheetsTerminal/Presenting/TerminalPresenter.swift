import ActionSheets

/// Presents action sheets in a terminal.
///
/// A command asks on the rows below its cursor, and the screen is as before when it has its answer:
///
///     let presenter = TerminalPresenter()
///     switch presenter.run(sheet) {
///     case .chose(let action): perform(action)
///     case .cancelled: break
///     }
///
/// A full-screen program asks over its own picture: see ``TerminalScreen``. Both can also wait without
/// blocking, with `await presenter.present(sheet)`.
///
/// A signal that would end the process cancels the sheet, gives the terminal back, and is raised again for
/// the program's own handler, or for the system's default, which ends the process.
@MainActor
public final class TerminalPresenter {
  let loop: TerminalLoop
  /// The turns that the presenter takes by itself.
  @usableFromInline var turns: Turns { loop.turns }
  let canvas: any TerminalCanvas
  let settings: SheetSettings
  /// The sheets on screen, from bottom to top; the last alone receives input.
  var layers: [SheetLayer] = []
  /// Runs the presentations; keeps the bodies of modal views.
  public private(set) lazy var stage = makeStage()
  /// Whether something has changed since the last frame.
  var needsFrame = false
  /// A signal that is to be raised again once the terminal is given back.
  var fatalSignal: Int32?
  private(set) var isOpen = false
  private let openingError: TerminalError?
  private let configuration: TerminalConfiguration

  /// Creates a presenter that asks on the rows below the cursor of the controlling terminal.
  ///
  /// Nothing is opened or written before the first sheet. Where there is no terminal, each presentation ends
  /// at once with ``/ActionSheets/Cancellation/notPresented(_:)``.
  @export(implementation)
  public convenience init(_ configuration: TerminalConfiguration = TerminalConfiguration()) {
    self.init(blocking: configuration)
    turns.start = { turns in
      Task {
        while await withCheckedContinuation({ next in turns.turn { next.resume(returning: $0) } }) {
        }
      }
    }
  }

  /// Creates a presenter for a program that only blocks.
  @usableFromInline
  package convenience init(blocking configuration: TerminalConfiguration) {
    do {
      let traits = configuration.traits
      let session = try TerminalSession(modes: TerminalModes(for: traits))
      let canvas = InlineCanvas(
        session: session, traits: traits, depth: configuration.colorDepth)
      self.init(loop: TerminalLoop(session: session), canvas: canvas, configuration)
    } catch {
      self.init(
        loop: TerminalLoop(session: nil), canvas: AbsentCanvas(), configuration, error: error)
    }
  }

  /// Returns a presenter that asks in the controlling terminal as the person wants to be asked.
  ///
  ///     let presenter = TerminalPresenter.automatic()
  ///     let outcome = await presenter.present(sheet)
  ///
  /// That is a ``LinePresenter`` where `TERM` is `dumb` or `ACCESSIBLE` is set (row C15), else a ``TerminalPresenter``.
  /// Hand it to the parts of a program as a parameter of the type `any Presenter`, so that tests can put another in its
  /// place.
  @export(implementation)
  public static func automatic(
    _ configuration: TerminalConfiguration = TerminalConfiguration()
  ) -> any BlockingPresenter {
    configuration.traits.wantsLines
      ? LinePresenter(LineConfiguration(configuration)) : TerminalPresenter(configuration)
  }

  init(
    loop: TerminalLoop, canvas: any TerminalCanvas, _ configuration: TerminalConfiguration,
    error: TerminalError? = nil
  ) {
    self.loop = loop
    self.canvas = canvas
    self.configuration = configuration
    openingError = error
    var settings = configuration.sheetSettings
    settings.standsAtBottom = canvas.idiom == .phone
    self.settings = settings
    loop.presenter = self
  }

  /// Whether there is a controlling terminal to ask in. Any thread may look.
  public nonisolated static var isPossible: Bool { TerminalDevice.isUsable }

  /// The signal that interrupted the last sheets and did not end the process, or `nil`.
  ///
  /// A program that handles or ignores a signal goes on after its sheets are cancelled, and may want to know.
  public internal(set) var lastSignal: Int32?

  /// Whether a sheet is on screen or waits to be.
  public var isPresenting: Bool { !stage.isEmpty }

  private func makeStage() -> Stage<TerminalElement, (any TerminalModalBody)?> {
    Stage(
      environment: environment,
      clock: { [weak loop] in loop?.now ?? .zero }
    ) { [weak self] id, effect in self?.perform(effect, of: id) }
  }

  /// What the sheets are told of the terminal as it is now.
  public var environment: Presentation.Environment {
    let room = canvas.extent
    return Presentation.Environment(
      idiom: canvas.idiom, sizeClass: .cells(columns: room.columns, rows: room.rows),
      reducesMotion: !configuration.isAnimated || canvas.isSlow, language: configuration.language,
      vocabulary: configuration.speech)
  }

  /// Opens the place to draw on, unless it is open; returns what was in the way.
  func openIfNeeded() -> TerminalError? {
    if let openingError { return openingError }
    guard !isOpen else { return nil }
    do {
      try canvas.open()
    } catch {
      return error
    }
    isOpen = true
    stage.setEnvironment(environment)
    return nil
  }

  /// Gives the place back when there is nothing left to show.
  func closeIfEmpty() {
    guard isOpen, stage.isEmpty, canvas.closesAfterLastSheet else { return }
    isOpen = false
    canvas.close()
  }

  /// Gives the terminal back; nothing is drawn any more, unless it is opened again.
  func giveBackTerminal() {
    isOpen = false
    canvas.giveBackTerminal()
  }

  /// Gives the terminal back for good, and ends what is shown or waits.
  func close() {
    giveBackTerminal()
    stage.sendToAll(.cancel(.hostGone))
  }
}
