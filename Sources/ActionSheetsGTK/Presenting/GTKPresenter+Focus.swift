import ActionSheets

// Where the keyboard's focus is.
extension GTKPresenter {
  /// Tells the topmost sheet where the toolkit has moved the focus.
  func focusMoved() {
    guard !isMovingFocus, let layer = layers.last, let window = host.window,
      let focus = FocusMemory.focus(of: window)
    else { return }
    if let id = layer.view.button(containing: focus) {
      stage.send(.focus(id), to: layer.id)
    } else if let field = layer.view.fields?.field(containing: focus) {
      stage.send(.focusField(field), to: layer.id)
    } else if liveBar.map(focus.isWithin) == true {
      endFirstFocus()
      stage.send(.focusMovedAway, to: layer.id)
    }
  }

  /// What has the focus in the bar beside a sheet, if it was moved there while the sheet was up.
  var focusInBar: Widget? {
    guard let layer = layers.last, stage[layer.id]?.focusMovedAway == true, let bar = liveBar,
      let focus = host.window.flatMap({ FocusMemory.focus(of: $0) }), focus.isWithin(bar),
      !layer.owns(focus)
    else { return nil }
    return focus
  }

  /// Moves the focus without hearing of it.
  func moveFocus(_ body: () -> Void) {
    // A sheet that comes into view while it is moved takes the focus, too.
    let wasMoving = isMovingFocus
    isMovingFocus = true
    defer { isMovingFocus = wasMoving }
    body()
  }

  /// Gives the keyboard's focus to what has the focus of a sheet.
  func takeFocus(_ id: PresentationID, scrolling: Bool = true) {
    guard let presentation = stage[id] else { return }
    moveFocus { layer(id)?.view.focus(presentation, scrolling: scrolling) }
  }

  /// Gives the keyboard's focus to what has the focus of a sheet, unless it has been moved to the bar beside that.
  func keepFocus(_ id: PresentationID) {
    if focusInBar == nil { takeFocus(id) }
  }

  /// Brings the focus back into a sheet from wherever it was moved, and tells the sheet.
  func returnFocus(to id: PresentationID) {
    takeFocus(id)
    guard let presentation = stage[id], presentation.focusMovedAway else { return }
    if let field = presentation.focusedField {
      stage.send(.focusField(field), to: id)
    } else if let button = presentation.focusedButton {
      stage.send(.focus(button), to: id)
    }
  }

  /// Gives the focus to a sheet that has just come into view.
  func showFocus(of id: PresentationID) {
    takeFocus(id)
    // Not earlier: a screen reader follows the focus from where it was, which must still be there.
    host.hideBeneath()
    layer(id)?.popoverHost?.hideContent()
    guard let layer = layer(id), let window = host.window,
      MainLoop.now - (mappedAt ?? MainLoop.now) < 500_000
    else { return }
    firstFocus = FirstFocus(layer, in: window) { [weak self] in
      // The person may have scrolled meanwhile.
      self?.takeFocus(id, scrolling: false)
    }
  }

  /// Gives the focus back to where it was before the sheet that was removed last.
  func restoreFocus() {
    let memory = lastFocus
    lastFocus = FocusMemory()
    guard let window = host.window else { return }
    moveFocus { memory.restore(in: window) }
  }

  /// Gives up on the focus of a new window, for the person has moved it.
  func endFirstFocus() {
    firstFocus?.end()
    firstFocus = nil
  }

  /// Gives the focus back to what has lent it to the screen reader in a new window.
  func takeFocusBack(_ id: PresentationID) {
    let isAway = firstFocus?.isAway == true
    endFirstFocus()
    if isAway { takeFocus(id, scrolling: false) }
  }
}
