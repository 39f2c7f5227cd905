import ActionSheets
import CGTK

extension GTKPresenter {
  /// Takes a key; returns whether it goes no further.
  func take(_ key: SheetKey?, isRepeat: Bool) -> Bool {
    guard let layer = layers.last, let presentation = stage[layer.id] else { return false }
    if presentation.content.kind == .modal { return handOn(in: layer) }
    if let field = presentation.focusedField {
      guard let key, !key.editsText, layer.view.fields?.isComposing(field) != true else {
        return handOn(in: layer)
      }
    }
    guard let key else { return true }
    endFirstFocus()
    let time = Duration.microseconds(MainLoop.now - layer.began)
    sendInput(.key(KeyStroke(key, isRepeat: isRepeat, at: time)))
    return true
  }

  /// Hands a key on to what is typed into, which has lent its focus to the screen reader in a new window.
  private func handOn(in layer: SheetLayer) -> Bool {
    let isAway = firstFocus?.isAway == true
    endFirstFocus()
    guard isAway else { return false }
    takeFocus(layer.id, scrolling: false)
    guard let focus = host.window.flatMap({ FocusMemory.focus(of: $0) }) else { return false }
    return keys?.forward(to: focus) ?? false
  }

  /// Takes a step of a pointer; returns whether it goes no further.
  func take(_ pointer: Int, _ phase: PointerPhase, over widget: Widget?) -> Bool {
    guard let layer = layers.last else { return false }
    if pointer != 0 { follow(finger: pointer, phase) }
    guard let widget, layer.contains(widget) else {
      // The buttons of the window itself, and a bar that was to stay live, are not outside.
      if let widget, WindowControls.contain(widget) || liveBar.map(widget.isWithin) == true {
        return false
      }
      sendInput(.pointer(pointer, phase, .outside))
      return false
    }
    let target = layer.view.button(containing: widget).map { PressTarget.button($0) } ?? .sheet
    sendInput(.pointer(pointer, phase, target))
    return false
  }

  /// Forgets the fingers that scroll the sheet: they press nothing in it.
  func cancelTouch() {
    for finger in fingers { sendInput(.pointer(finger, .cancelled, .sheet)) }
    fingers = []
  }

  private func follow(finger: Int, _ phase: PointerPhase) {
    switch phase {
    case .began: fingers.insert(finger)
    case .moved: break
    case .ended, .cancelled: fingers.remove(finger)
    }
  }

  /// Tells the topmost sheet where the toolkit has moved the focus.
  func focusMoved() {
    guard !isMovingFocus, let layer = layers.last, let window = host.window,
      let focus = FocusMemory.focus(of: window)
    else { return }
    if let id = layer.view.button(containing: focus) {
      stage.send(.focus(id), to: layer.id)
    } else if let field = layer.view.fields?.field(containing: focus) {
      stage.send(.focusField(field), to: layer.id)
    }
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
    defer { lastFocus = nil }
    guard let widget = lastFocus, let window = host.window,
      widget.window?.isSame(as: window) == true
    else { return }
    moveFocus { FocusMemory.restore(widget, in: window) }
  }

  /// Returns the bounds of an anchor in the coordinates of a widget, or `nil` when it is out of sight.
  func bounds(of anchor: Anchor<Widget>?, in widget: Widget) -> Rectangle<Double>? {
    guard let anchor, let whole = anchor.element.bounds(in: widget) else { return nil }
    guard let part = anchor.rectangle else { return whole }
    return Rectangle(
      x: whole.x + part.x, y: whole.y + part.y, width: part.width, height: part.height)
  }
}
