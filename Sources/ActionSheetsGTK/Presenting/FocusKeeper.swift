import ActionSheets

/// Moves the keyboard's focus of a window into sheets, and back to where it was before them.
@MainActor
final class FocusKeeper {
  /// Whether the presenter itself is moving the focus, so that no sheet need be told.
  private(set) var isMoving = false
  private let host: any SheetHost
  /// Where the focus was before the sheet that was left last.
  private var memory = FocusMemory()
  private var introduction: FirstFocus?
  /// Whether the person has done nothing in the window yet: a screen reader may not know it either.
  private var isNew = true
  /// Makes the object that reports how far a screen reader has come.
  var watchReader: FirstFocus.Watch = { ReaderProgress($0) }

  /// Creates the keeper of the focus of whatever window a host has.
  init(of host: any SheetHost) {
    self.host = host
  }

  func follow(_ window: Widget) {
    isNew = !window.isMapped
  }

  /// Takes note that the person has pressed something in the window.
  func personActs() {
    isNew = false
  }

  /// Lets go of a window that is no more.
  func stopFollowing() {
    memory = FocusMemory()
  }

  /// The widget with the focus, in a sheet or elsewhere in the window, or `nil`.
  var widget: Widget? { FocusMemory(of: host.window).widget }

  /// Moves the focus without telling the sheets.
  func move(_ body: () -> Void) {
    // A sheet that comes into view while it is moved takes the focus, too.
    let wasMoving = isMoving
    isMoving = true
    defer { isMoving = wasMoving }
    body()
  }

  /// Gives the focus to the widget that has it within a sheet; while the sheet is introduced, that only looks so.
  func enter(_ layer: SheetLayer, _ presentation: Presentation, scrolling: Bool) {
    move {
      if let introduction, introduction.layer === layer {
        introduction.show(layer.view.focusTarget(presentation, scrolling: scrolling))
      } else {
        layer.view.focus(presentation, scrolling: scrolling)
      }
    }
  }

  /// Gives the focus to a sheet that has just come into view.
  ///
  /// - Parameter onEnd: Called when the focus may go on from the sheet itself to a widget in it, if that takes time.
  func enterNew(
    _ layer: SheetLayer, _ presentation: Presentation, onEnd: @escaping @MainActor () -> Void
  ) {
    endIntroduction()
    guard isNew, let window = host.window else {
      return enter(layer, presentation, scrolling: true)
    }
    move {
      introduction = FirstFocus(
        layer, in: window, target: layer.view.focusTarget(presentation), watch: watchReader
      ) { [weak self] in
        self?.isNew = false
        onEnd()
      }
    }
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

  /// Whether a sheet itself has the focus, for the sake of screen readers.
  var isIntroducing: Bool { introduction != nil }

  /// Leaves the focus where it is now: the person goes on, or the sheet is no longer the topmost.
  func endIntroduction() {
    introduction?.end()
    introduction = nil
  }
}
