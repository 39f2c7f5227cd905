import ActionSheets
import CGTK

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
/// program has set another. Content that is replaced while a sheet is up takes it along: what is presented ends with
/// ``/ActionSheets/Cancellation/hostGone``. Over a window that is not shown yet, a sheet has the form for the size that
/// the window will have.
///
/// The style of sheets and the person's settings are those of GTK's default display; a window on another one shows
/// sheets without that style. Used on the main thread, which must run GLib's main loop; see
/// ``MainLoop/driveMainActor()``.
///
/// Presenters of one window take turns: while one has a sheet up, what is asked of another ends at once with
/// ``/ActionSheets/Cancellation/notPresented(_:)``.
@MainActor
public final class GTKPresenter {
  /// Runs the presentations; keeps the bodies of modal views until they are on screen.
  public private(set) lazy var stage = makeStage()
  let host: any SheetHost
  /// Where the keyboard's focus is, and goes.
  let focus: FocusKeeper
  let appearance: Appearance
  /// What is shown, from bottom to top.
  var sheets: [ShownSheet] = []
  /// The layers of what is shown, from bottom to top.
  var layers: [SheetLayer] { sheets.map(\.layer) }
  private lazy var settings = makeSettings()
  private(set) var keys: KeyReader?
  private var pointers: PointerReader?
  private var windowSignals: [Signal] = []
  private var update: LoopTimer?
  private var input: [(event: PresentationEvent, id: PresentationID)] = []
  private var inputTurn: LoopTimer?
  /// The fingers that are down.
  var fingers: Set<Int> = []
  /// The sheets beneath the topmost one, out of use.
  var covered: [Inertness] = []
  /// Hears of popovers that the program opens while a sheet is up.
  var popoverWatch: PopoverWatch?
  /// What is to happen to them.
  var popoverTurn: LoopTimer?

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

  /// What the sheets are told of the window as it is now.
  public var environment: Environment {
    Environment(
      idiom: .pad, sizeClass: host.sizeClass,
      layoutDirection: layoutDirection,
      reducesMotion: host.fillsWindow || settings?.isAnimated == false)
  }

  /// The direction of the window, or of the one that is still to be made.
  var layoutDirection: LayoutDirection {
    host.window?.layoutDirection ?? Widget.defaultLayoutDirection
  }

  /// Tells the sheets, at the next turn of the main loop, that the window or the desktop has changed.
  func hostChanged() {
    guard update == nil else { return }
    update = LoopTimer(nextTurn: { [weak self] in
      guard let self else { return }
      update = nil
      stage.setEnvironment(environment)
    })
  }

  /// Follows the desktop's settings; GTK must be initialized.
  func followSettings() {
    SheetStyle.update(appearance, settings)
  }

  /// Sends the person's input to the sheet that it was made for, at the next turn of the main loop.
  ///
  /// GTK goes on with an event after all have heard of it, and must then still find the widgets it was for. What one
  /// event ends or begins meanwhile does not hear of the next: the person has not seen it yet (row I6).
  func sendInput(_ event: PresentationEvent, to id: PresentationID) {
    input.append((event, id))
    guard inputTurn == nil else { return }
    inputTurn = LoopTimer(nextTurn: { [weak self] in
      guard let self else { return }
      inputTurn = nil
      let events = input
      input = []
      for (event, id) in events { stage.send(event, to: id) }
    })
  }

  private func makeSettings() -> DesktopSettings? {
    let settings = DesktopSettings()
    settings?.onChange = { [weak self] in
      self?.followSettings()
      self?.hostChanged()
    }
    return settings
  }

  private func makeStage() -> Stage<Widget, ModalBody?> {
    let start = MainLoop.now
    return Stage(environment: environment, clock: { MainLoop.now - start }) {
      [weak self] id, effect in self?.perform(effect, of: id)
    }
  }

  private func loseHost() {
    stage.sendToAll(.cancel(.hostGone))
    if host.window == nil { stopListening() }
  }

  /// Lets go of a window that is no more: what hears its signals keeps it, and with it all that it held.
  func stopListening() {
    keys = nil
    pointers = nil
    windowSignals = []
    focus.stopFollowing()
    fingers = []
  }

  /// Reads keys and pointers of a popover as if they were the window's, or no longer.
  func readInput(of popover: Widget, _ isRead: Bool) {
    if isRead {
      keys?.read(popover)
      pointers?.read(popover)
    } else {
      keys?.stopReading(popover)
      pointers?.stopReading(popover)
    }
  }

  private func listen(to window: Widget) {
    focus.follow(window)
    let keys = KeyReader(of: window)
    keys.onKey = { [weak self] key, isRepeat in self?.take(key, isRepeat: isRepeat) ?? false }
    self.keys = keys
    let pointers = PointerReader(of: window)
    pointers.popover = { [weak self] in self?.layers.last?.popoverWidget }
    pointers.onHover = { [weak self] in self?.layers.last?.view.rows.mouseMoved(over: $0) }
    pointers.onPointer = { [weak self] pointer, phase, widget in
      self?.take(pointer, phase, over: widget) ?? false
    }
    self.pointers = pointers
    windowSignals = [
      Signal(window.pointer, "close-request") { [weak self] _ in
        guard let self, !layers.isEmpty else { return false }
        stage.sendToTop(.closeRequested)
        return true
      },
      Signal(window.pointer, "direction-changed") { [weak self] _ in
        guard let self, let window = host.window else { return false }
        for layer in layers { layer.direction = window.layoutDirection }
        hostChanged()
        return false
      },
      Signal(window.pointer, "notify::focus-widget") { [weak self] _ in
        self?.readFocusedPopover()
        self?.reportFocus()
        return false
      },
    ]
  }
}
