import ActionSheets

/// The keyboard's focus of a window: moves it into sheets, and back to where it was before them.
@MainActor
final class FocusKeeper {
  /// When the window came on screen.
  private enum Arrival {
    case longAgo, ahead
    case at(MainLoop.Instant)
  }

  /// For how long a window is new to assistive technology, at most.
  private static let newness = Duration.milliseconds(500)

  /// Whether the focus is being moved by the presenter itself, so that no sheet need be told.
  private(set) var isMoving = false
  private let host: any SheetHost
  /// Where it was before the sheet that was left last.
  private var memory = FocusMemory()
  /// Has screen readers speak of a sheet in a new window.
  private var introduction: FirstFocus?
  private var arrival = Arrival.ahead
  private var mapping: Signal?

  /// Creates the keeper of the focus of whatever window a host has.
  init(of host: any SheetHost) {
    self.host = host
  }

  /// Follows from now on when a window comes on screen.
  func follow(_ window: Widget) {
    arrival = window.isMapped ? .longAgo : .ahead
    mapping = Signal(window.pointer, "map") { [weak self] _ in
      self?.arrival = .at(MainLoop.now)
      return false
    }
  }

  /// Lets go of a window that is no more.
  func stopFollowing() {
    mapping = nil
    memory = FocusMemory()
  }

  /// What has the focus, in a sheet or elsewhere in the window, or `nil`.
  var widget: Widget? { FocusMemory(of: host.window).widget }

  /// Moves the focus without a word to the sheets.
  func move(_ body: () -> Void) {
    // A sheet that comes into view while it is moved takes the focus, too.
    let wasMoving = isMoving
    isMoving = true
    defer { isMoving = wasMoving }
    body()
  }

  /// Gives the focus to what has it within a sheet.
  func enter(_ layer: SheetLayer, _ presentation: Presentation, scrolling: Bool) {
    move { layer.view.focus(presentation, scrolling: scrolling) }
  }

  /// Takes note of where the focus is to be after a sheet that is removed.
  func leave(for next: FocusMemory) {
    memory = next
  }

  /// Gives the focus back to where it was before the sheet that was left last.
  func restore() {
    let memory = memory
    self.memory = FocusMemory()
    guard let window = host.window else { return }
    move { memory.restore(in: window) }
  }

  /// Has screen readers speak of a sheet that has the focus, if the window is new to them.
  ///
  /// - Parameter enter: Gives the focus back to the sheet, from which it is taken for that.
  func introduce(_ layer: SheetLayer, enter: @escaping @MainActor () -> Void) {
    guard isWindowNew, let window = host.window else { return }
    endIntroduction()
    introduction = FirstFocus(layer, in: window, focus: enter)
  }

  /// Whether the sheet is without the focus for the sake of screen readers.
  var isIntroducing: Bool { introduction?.isAway == true }

  /// Leaves the focus where it is now, for the person goes on or the sheet is no longer the topmost.
  func endIntroduction() {
    introduction?.end()
    introduction = nil
  }

  private var isWindowNew: Bool {
    switch arrival {
    case .longAgo: false
    case .ahead: true
    case .at(let moment): MainLoop.now - moment < FocusKeeper.newness
    }
  }
}
