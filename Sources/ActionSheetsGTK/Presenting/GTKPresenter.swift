import ActionSheets
import CGTK

internal import CLibrary

/// Presents action sheets in windows of GTK 4.
///
/// Over a window that the program made, in whatever way:
///
///     let presenter = GTKPresenter(window: Widget(window))
///     Task {
///       switch await presenter.present(sheet, from: .barButtonItem(Widget(shareButton))) {
///       case .chose(let action): perform(action)
///       case .cancelled: break
///       }
///     }
///
/// or, without a window, in one that is there for the sheet only.
///
/// The window's content is put into a `GtkOverlay` when the presenter is made, and again with the next sheet if the
/// program has set other content. Replacing the content while a sheet is shown ends the sheet with
/// ``/ActionSheets/Cancellation/hostGone``. Over a window that is not shown yet, a sheet has the form for the size that
/// the window will have.
///
/// The style of sheets and the person's settings are those of GTK's default display; a window on another one shows
/// sheets without that style. Used on the main thread, which must run GLib's main loop; see
/// ``MainLoop/driveMainActor()``.
///
/// Presenters of one window take turns: while one shows a sheet, a presentation of another ends at once with
/// ``/ActionSheets/Cancellation/notPresented(_:)``.
@MainActor
public final class GTKPresenter {
  /// Runs the presentations; keeps the bodies of modal views until they are on screen.
  public private(set) lazy var stage = Stage<Widget, ModalBody?>(
    environment: environment, clock: { MainLoop.now }
  ) { [weak self] id, effect in self?.perform(effect, of: id) }
  /// The language of what the presenter adds to texts that do not say theirs, to be set before a sheet is shown.
  ///
  /// At first it is the one that `LANGUAGE`, `LC_ALL`, `LC_MESSAGES` and `LANG` name. The direction of a window that
  /// the presenter opens follows from it.
  public var language = Presentation.Vocabulary.language(environment: environmentVariable)
  /// The words that the presenter adds, or `nil` for those of the language of the texts.
  ///
  /// To be set before a sheet is shown.
  public var vocabulary: Presentation.Vocabulary?
  let host: any SheetHost
  let focus: FocusKeeper
  let appearance: Appearance
  /// The sheets on screen, from bottom to top.
  var sheets: [ShownSheet] = []
  private(set) var input: WindowInput?
  /// Closes popovers that the program opens while a sheet is up.
  var popoverWatch: PopoverWatch?
  var countdown: LoopTimer?
  private lazy var settings = makeSettings()
  private var update: LoopTimer?
  private var waiting: [(event: Presentation.Event, id: Presentation.ID)] = []
  private var waitingTurn: LoopTimer?

  /// Creates a presenter that shows sheets over a window of the program.
  ///
  /// With a widget that is no window, each presentation ends at once with
  /// ``/ActionSheets/Cancellation/notPresented(_:)``.
  public convenience init(window: Widget, appearance: Appearance = .toolkit) {
    self.init(GuestHost(window), appearance)
    if let window = host.window { listen(to: window) }
  }

  /// Creates a presenter that shows each sheet in a window of its own.
  ///
  /// GTK is initialized with the first sheet. Where there is no display, each presentation ends at once with
  /// ``/ActionSheets/Cancellation/notPresented(_:)``.
  public convenience init(
    _ window: SheetWindow = SheetWindow(), appearance: Appearance = .toolkit
  ) {
    let host = OwnHost(window)
    self.init(host, appearance)
    host.onOpen = { [weak self] window in self?.listen(to: window) }
  }

  private init(_ host: any SheetHost, _ appearance: Appearance) {
    self.host = host
    focus = FocusKeeper(of: host)
    self.appearance = appearance
    MainLoop.driveMainActor()
    host.onLoss = { [weak self] in self?.loseHost() }
  }

  isolated deinit {
    let next = sheets.first?.nextFocus
    for sheet in sheets {
      sheet.dismantle()
      host.remove(sheet.layer.root)
    }
    host.setCovered(false, sparing: nil)
    host.brightness = 1
    if let next {
      focus.leave(for: next)
      focus.restore()
    }
    host.close()
  }

  /// Whether a sheet is on screen or waits to be.
  public var isPresenting: Bool { !stage.isEmpty }

  /// The window and the person's settings as they are now.
  public var environment: Presentation.Environment {
    Presentation.Environment(
      idiom: .pad, sizeClass: host.sizeClass, layoutDirection: layoutDirection,
      reducesMotion: host.fillsWindow || settings?.isAnimated == false, language: language,
      vocabulary: vocabulary)
  }

  var layers: [SheetLayer] { sheets.map(\.layer) }

  /// The direction of the window; where that is the presenter's own, the direction of the person's language.
  ///
  /// GTK knows a language only where its locale is generated, so that the words are followed too.
  private var layoutDirection: Presentation.LayoutDirection {
    if !host.fillsWindow, let window = host.window { return window.layoutDirection }
    return language.layoutDirection == .rightToLeft ? .rightToLeft : Widget.defaultLayoutDirection
  }

  /// The direction of a sheet: of its texts, or of the window where they do not say their language.
  func direction(of id: Presentation.ID) -> Presentation.LayoutDirection {
    stage[id]?.content.language?.layoutDirection ?? layoutDirection
  }

  /// Has a window of the presenter's own lay out, with its title bar, in the direction of its topmost sheet.
  func turnOwnWindow() {
    guard host.fillsWindow, let layer = layers.last else { return }
    host.window?.setLayoutDirection(layer.direction, sparing: layer.root)
  }

  /// Tells the sheets, at the next turn of the main loop, that the window or the desktop has changed.
  func hostChanged() {
    guard update == nil else { return }
    update = LoopTimer(nextTurn: { [weak self] in
      guard let self else { return }
      update = nil
      stage.setEnvironment(environment)
      for sheet in sheets { arrangeLine(of: sheet) }
    })
  }

  /// Follows the desktop's settings; GTK must be initialized.
  func followSettings() {
    SheetStyle.update(appearance, settings)
  }

  /// Sends the person's input to the sheet that it was meant for, at the next turn of the main loop.
  ///
  /// GTK may still be using the widget that received it. Input that comes before that turn does not reach a sheet that
  /// this input opens: the person has not seen it yet (row I6).
  func sendInput(_ event: Presentation.Event, to id: Presentation.ID) {
    waiting.append((event, id))
    guard waitingTurn == nil else { return }
    waitingTurn = LoopTimer(nextTurn: { [weak self] in
      guard let self else { return }
      waitingTurn = nil
      let events = waiting
      waiting = []
      for (event, id) in events { stage.send(event, to: id) }
    })
  }

  /// Lets go of a window that is no more: its signals keep it, and with it everything that it held.
  func stopListening() {
    input = nil
    focus.stopFollowing()
  }

  private func makeSettings() -> DesktopSettings? {
    let settings = DesktopSettings()
    settings?.onChange = { [weak self] in
      self?.followSettings()
      self?.hostChanged()
    }
    return settings
  }

  private func loseHost() {
    stage.sendToAll(.cancel(.hostGone))
    if host.window == nil { stopListening() }
  }

  private func listen(to window: Widget) {
    focus.follow(window)
    let input = WindowInput(of: window)
    input.keys.onKey = { [weak self] key, isRepeat in self?.take(key, isRepeat: isRepeat) ?? false }
    input.pointers.popover = { [weak self] in self?.layers.last?.popoverWidget }
    input.pointers.onHover = { [weak self] in self?.layers.last?.view.rows.mouseMoved(over: $0) }
    input.pointers.onPointer = { [weak self] in self?.take($0, $1, over: $2) ?? false }
    input.signals = [
      Signal(window.pointer, "close-request") { [weak self] _ in
        guard let self, !sheets.isEmpty else { return false }
        stage.sendToTop(.closeRequested)
        return true
      },
      Signal(window.pointer, "direction-changed") { [weak self] in
        guard let self else { return }
        for layer in layers { layer.direction = direction(of: layer.id) }
        turnOwnWindow()
        hostChanged()
      },
      Signal(window.pointer, "notify::focus-widget") { [weak self] in
        self?.readFocusedPopover()
        self?.reportFocus()
      },
    ]
    self.input = input
  }
}
