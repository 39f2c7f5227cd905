import ActionSheets
import CGTK

/// The window of a program, over whose content sheets are shown.
///
/// Where the program replaces the content, the ``WindowOverlay`` and the sheets in it go with it; the next sheet comes
/// over the new content.
@MainActor
final class GuestHost: SheetHost {
  private(set) var window: Widget?
  let fillsWindow = false
  var onLoss: @MainActor () -> Void = {}
  /// Shared by the presenters of the window; `nil` for another widget.
  private let overlay: WindowOverlay?
  private var absence = "the window has been closed"
  private var inertness: Inertness?
  /// The widget that stays usable beneath a sheet, or around it.
  private var spared: Widget?
  /// The bars with the window's buttons, and its menubar, which no layer covers, each with how bright it is.
  private var bars: [Brightness] = [] {
    didSet { overlay?.bars = bars.map(\.widget) }
  }
  private var signals: [Signal] = []

  /// Takes a window, whose content is put into an overlay. Another widget is left alone.
  init(_ window: Widget) {
    guard window.isWindow else {
      overlay = nil
      absence = "\(window.typeName) is not a window"
      return
    }
    let overlay = WindowOverlay.of(window)
    self.window = window
    self.overlay = overlay
    overlay.wrapContent(of: window)
    signals = [
      // A window that somebody still holds a reference to is not disposed of when it is destroyed, but GTK no
      // longer lists it.
      Signal(UnsafeMutableRawPointer(gtk_window_get_toplevels()), "items-changed") {
        [weak self] in self?.checkWindow()
      },
      Signal(window.pointer, "notify::" + window.contentProperty) { [weak self] in
        if let self, let window = self.window, overlay.isReplaced(in: window) { onLoss() }
      },
      // Of a `GtkApplicationWindow`, which makes another menubar each time.
      Signal(window.pointer, "notify::show-menubar") { [weak self] in
        if self?.inertness != nil { self?.cover() }
      },
    ]
  }

  var sizeClass: Presentation.SizeClass {
    guard let window else { return .compact }
    let size = window.size.width > 1 ? window.size : window.sizeToBe
    return .points(width: Double(size.width), height: Double(size.height))
  }

  func open() -> PresentationError? {
    guard let window, let overlay else { return .hostUnavailable(absence) }
    guard overlay.claim(for: self) else {
      return .hostUnavailable("another presenter shows a sheet over the window")
    }
    overlay.wrapContent(of: window)
    return nil
  }

  func add(_ layer: Widget) {
    if let window { overlay?.add(layer, to: window) }
  }

  func remove(_ layer: Widget) { overlay?.remove(layer) }

  func setCovered(_ isCovered: Bool, sparing spared: Widget?) {
    guard isCovered != (inertness != nil) || spared != self.spared else { return }
    self.spared = spared
    if isCovered {
      cover()
    } else {
      inertness = nil
      bars = []
    }
  }

  var brightness = 1.0 {
    didSet { dimBars() }
  }

  func hideBeneath() { inertness?.hide() }

  func close() { overlay?.release(by: self) }

  private func cover() {
    let isHidden = inertness?.isHidden == true
    // The old one is undone first: the new one takes the state it finds for the widgets' own.
    inertness = nil
    let content = window.flatMap { overlay?.content(of: $0) }
    findBars(in: content)
    let inertness = Inertness()
    let kept = spared.map { [$0] } ?? []
    if let content { inertness.add(content, sparing: kept + bars.map(\.widget)) }
    for bar in bars.map(\.widget) {
      if bar.isMenubar {
        inertness.add(bar, sparing: kept)
      } else {
        inertness.addTitlebar(bar, sparing: kept)
      }
    }
    if isHidden { inertness.hide() }
    self.inertness = inertness
  }

  private func dimBars() {
    for bar in bars { bar.percent = Int(brightness * 100 + 0.5) }
  }

  private func checkWindow() {
    guard let window, !window.isToplevel else { return }
    self.window = nil
    inertness = nil
    bars = []
    signals = []
    onLoss()
  }

  /// Finds the bars with the window's buttons: its title bar, or those of the content; and the menubar, which a
  /// `GtkApplicationWindow` keeps beside its content.
  private func findBars(in content: Widget?) {
    guard let window else { return }
    let titlebar = gtk_window_get_titlebar(window.cast(to: GtkWindow.self)).map { Widget($0) }
    // libadwaita's windows have a title bar that is never seen.
    let found =
      (titlebar.flatMap { $0.isVisible ? [$0] : nil } ?? content?.headerBarsWithControls ?? [])
      + window.children.filter(\.isMenubar)
    guard found != bars.map(\.widget) else { return }
    bars = found.map { Brightness(of: $0) }
    dimBars()
    window.content?.queueAllocate()
  }
}

extension Widget {
  /// The size that a window will have once it is shown, as far as that is known.
  fileprivate var sizeToBe: Size<Int> {
    if fillsMonitor, let size = Screen.size(around: self) { return size }
    var width: Int32 = 0
    var height: Int32 = 0
    gtk_window_get_default_size(cast(to: GtkWindow.self), &width, &height)
    let across = self.width()
    let columns = width > 0 ? max(Int(width), across.minimum) : across.natural
    let down = self.height(forWidth: columns)
    return Size(width: columns, height: height > 0 ? max(Int(height), down.minimum) : down.natural)
  }

  private var fillsMonitor: Bool {
    cgtk_get_boolean_property(pointer, "maximized") != 0
      || cgtk_get_boolean_property(pointer, "fullscreened") != 0
  }
}
