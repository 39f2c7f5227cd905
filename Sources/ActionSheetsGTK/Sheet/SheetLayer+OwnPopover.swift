import ActionSheets

// The popover that was made for the sheet.
extension SheetLayer {
  func enterOwnPopover() {
    guard popover == nil else { return }
    view.root.removeFromParent()
    let popover = Popover(view.root, in: root, appearance: view.appearance)
    popover.onClose = { [weak self] in
      // With its window it goes out of view, and comes back.
      if let self, root.window?.isVisible == true { delegate?.popoverClosed() }
    }
    self.popover = popover
    delegate?.popoverChanged(popover.widget, isEntered: true)
  }

  func leaveOwnPopover() {
    guard let old = popover else { return }
    popover = nil
    delegate?.popoverChanged(old.widget, isEntered: false)
    old.remove()
  }

  /// Takes the popover out of view while a sheet in the window covers this one: GTK would show it above that.
  func setCovered(_ isCovered: Bool) {
    guard isCovered != self.isCovered else { return }
    self.isCovered = isCovered
    if isCovered {
      popover?.hide()
    } else if delegate?.anchorBounds != nil {
      showPopover()
    } else {
      showPopoverNext()
    }
  }

  /// Brings a popover into view where it belongs, or to where its anchor has moved.
  func showPopover() {
    guard !isCovered, let popover, let window = root.window, let anchor = delegate?.anchorBounds
    else { return }
    guard let room = room(around: anchor) else {
      if !popover.isShown { delegate?.anchorLost() }
      return
    }
    target = anchor
    if frames.isEmpty { followAnchor() }
    let width = view.width.natural
    view.greatestHeight = Popover.greatestHeight(in: window)
    popover.show(
      at: anchor, in: room,
      content: Size(
        width: Double(width),
        height: Double(view.naturalHeight(width, available: view.greatestHeight))))
  }

  /// Brings the popover into view at the next turn, unless its anchor is gone by then.
  ///
  /// A window that maps while another is laid out would be laid out with it.
  func showPopoverNext() {
    guard popover != nil else { return }
    opening = LoopTimer(nextTurn: { [weak self] in
      guard let self, popover != nil else { return }
      if delegate?.anchorBounds != nil { showPopover() } else { delegate?.anchorLost() }
    })
  }

  /// Returns the part of the window that the popover may aim into, in the coordinates of the layer, or `nil` where no
  /// part is on screen.
  private func room(around anchor: Rectangle<Double>) -> Rectangle<Double>? {
    guard let window = root.window, let room = window.bounds(in: root) else { return nil }
    if windowPlace == nil { windowPlace = WindowPlace(of: window) }
    guard let windowPlace else { return room }
    return Screen.part(
      of: room, around: PopoverPlacement.target(anchor, in: room), in: window, at: windowPlace)
  }

  /// Looks after each frame of the window whether the anchor has moved: nothing moves between frames. Before each, in
  /// which GTK may lay out the popover, it aims anew at the part that is on screen.
  private func followAnchor() {
    guard let clock = root.frameClock else { return }
    frames = [
      Signal(clock, "after-paint") { [weak self] in
        guard let self, popover?.isShown == true, delegate?.anchorBounds != target else { return }
        showPopoverNext()
      },
      Signal(clock, "before-paint") { [weak self] in
        guard let self, let popover, popover.isShown, let target, let room = room(around: target)
        else { return }
        popover.aim(at: target, in: room)
      },
    ]
  }
}
