import ActionSheets

extension GTKPresenter: BlockingPresenter {
  /// Opens the window, and takes the body of a modal view out of the program's hands.
  public func prepare(
    _ request: inout Presentation.Request, from anchor: Anchor<Widget>?, body: Widget?
  ) throws(PresentationError) -> ModalBody? {
    if let problem = host.open() ?? anchor.flatMap({ problem(with: $0) }) { throw problem }
    request.source =
      request.source ?? anchor.map { Presentation.Source(UInt(bitPattern: $0.element.identity)) }
    request.isFromPopover = popoverHost(around: anchor) != nil
    var item: ModalBody?
    if let body {
      item = ModalBody(body)
      if item == nil { throw .bodyNotFree(view: body.name) }
    }
    followSettings()
    stage.setEnvironment(environment)
    return item
  }

  /// Runs GLib's main loop until something has happened.
  public func turn() -> Bool {
    MainLoop.runOnce()
    return true
  }

  /// Gives a presentation another place to originate from; its form follows.
  ///
  /// An anchor that is not in the presenter's window counts as none.
  public func setAnchor(_ anchor: Anchor<Widget>?, of id: Presentation.ID) {
    guard stage[id] != nil else { return }
    let anchor = anchor.flatMap { problem(with: $0) == nil ? $0 : nil }
    let layer = layer(id)
    let form = stage[id]?.form
    let host = popoverHost(around: anchor, of: layer)
    let isOther = layer.map { $0.popoverHost !== host } ?? false
    if isOther { focus.move { layer?.comeFrom(host) } }
    stage.setAnchor(anchor, of: id, isFromPopover: host != nil)
    // From one popover to another the form stays, and the sheet does not.
    if let same = stage[id]?.form, same == form {
      if isOther { changeForm(of: id, to: same) } else { cover() }
    }
    layer?.root.queueResize()
  }

  /// Returns why a sheet cannot come from an anchor, or `nil`.
  private func problem(with anchor: Anchor<Widget>) -> PresentationError? {
    guard let window = host.window, !host.fillsWindow, anchor.element.window != window else {
      return nil
    }
    return .notInWindow(view: anchor.element.name)
  }
}

extension Anchor where Element == Widget {
  /// Returns the bounds of the anchor in the coordinates of a widget, or `nil` when it is gone or hidden.
  @MainActor
  func bounds(in widget: Widget) -> Rectangle<Double>? {
    guard element.isShownInWindow, let whole = element.bounds(in: widget) else { return nil }
    guard let part = rectangle else { return whole }
    return Rectangle(
      x: whole.x + part.x, y: whole.y + part.y, width: part.width, height: part.height)
  }
}
