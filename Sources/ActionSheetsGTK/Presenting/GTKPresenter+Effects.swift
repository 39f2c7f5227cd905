import ActionSheets

extension GTKPresenter {
  /// Carries out an effect of the stage.
  func perform(_ effect: PresentationEffect, of id: PresentationID) {
    switch effect {
    case .open(_, let animated): open(id, animated: animated)
    case .close(let animated): close(id, animated: animated)
    case .remove: remove(id)
    case .restoreFocus: focus.restore()
    case .changeForm(let form): changeForm(of: id, to: form)
    case .update:
      if let presentation = stage[id] { show(presentation, of: id) }
    case .focus, .focusField:
      // GTK would drop the event of a focus that is taken before the sheet is there, and assistive technology
      // would not hear of it.
      if layer(id)?.view.root.isMapped == true { focusSheetUnlessInBar(id) }
    case .highlight(let button): layer(id)?.view.highlight(button)
    case .countdown(let seconds): countDown(id, seconds)
    case .scrollText(let isForward): layer(id)?.view.heading?.scroll(forward: isForward)
    case .text:
      if let presentation = stage[id] { layer(id)?.view.fields?.show(presentation) }
    case .finish:
      if stage.isEmpty { closeHost() }
    case .call: break
    }
  }

  /// Ends with the last sheet; a window that was there for the sheets only goes.
  private func closeHost() {
    host.close()
    guard host.window == nil else { return }
    stopListening()
  }

  func sheet(_ id: PresentationID) -> ShownSheet? { sheets.first { $0.id == id } }

  func layer(_ id: PresentationID) -> SheetLayer? { sheet(id)?.layer }

  /// Shows another state; the focus follows its button, which may have another place now.
  private func show(_ presentation: Presentation, of id: PresentationID) {
    guard let layer = layer(id) else { return }
    layer.view.show(presentation)
    guard layer === layers.last, layer.view.root.isMapped, let button = presentation.focusedButton,
      layer.view.widget(of: button)?.hasFocus != true
    else { return }
    focusSheetUnlessInBar(id)
  }

  private func open(_ id: PresentationID, animated: Bool) {
    guard let presentation = stage[id] else { return }
    // The sheet that was on top is out of use from now on, and can no longer be given the focus.
    focus.endIntroduction()
    let body = stage[item: id] ?? nil
    // From now on the view has it.
    stage[item: id] = .some(nil)
    let layer = SheetLayer(
      id, presentation, body: body, appearance: appearance,
      fillsWindow: host.fillsWindow, popoverHost: popoverHost(around: stage.anchor(of: id))
    ) { [weak self] button in
      self?.stage.send(.activate(button), to: id)
    }
    let sheet = ShownSheet(layer, focusBefore: FocusMemory(of: host.window))
    connect(sheet)
    layer.direction = layoutDirection
    layer.show(presentation.form)
    if animated { start(.appearing, layer) }
    sheets.append(sheet)
    closePopovers(above: layer)
    cover()
    host.add(layer.root)
    layer.enterPopover()
    layer.measure()
    layer.view.checkLine()
    if presentation.content.kind == .modal {
      readEscape(of: sheet)
    }
    if let body, layer.view.body == nil {
      stage.send(.cancel(.notPresented(.bodyNotFree(view: body.widget.name))), to: id)
    }
  }

  /// Has the layer of a new sheet report what happens to it.
  private func connect(_ sheet: ShownSheet) {
    let layer = sheet.layer
    let id = sheet.id
    layer.anchorBounds = { [weak self, weak layer] in
      guard let self, let layer else { return nil }
      return bounds(of: stage.anchor(of: id), in: layer.root)
    }
    layer.onPopover = { [weak self] popover, isEntered in
      self?.readInput(of: popover, isEntered)
    }
    layer.onLoss = { [weak self, weak sheet] cause in
      // GTK is still closing the popover.
      sheet?.loss = LoopTimer(nextTurn: { self?.stage.send(.placeLost(cause), to: id) })
    }
    layer.onAnchorLoss = { [weak self] in
      // A sheet that is leaving does so from where it stands.
      guard let self, stage.anchor(of: id) != nil, stage[id]?.isOpen == true else { return }
      setAnchor(nil, of: id)
    }
    layer.onMovement = { [weak self] in self?.dim() }
    layer.onClose = { [weak self] in self?.stage.send(.cancel(.escape), to: id) }
    layer.onResize = { [weak self] in self?.hostChanged() }
    connect(layer.view, of: id)
  }

  /// Has the view of a new sheet report what happens in it.
  private func connect(_ view: SheetView, of id: PresentationID) {
    view.rows.onPage = { [weak self] count in self?.report(id) { $0.rowsInView = count } }
    view.rows.onScroll = { [weak self] in self?.cancelPresses() }
    view.heading?.onScroll = { [weak self] in self?.cancelPresses() }
    view.heading?.onHidden = { [weak self] above, below in
      self?.report(id) { ($0.hidesTextAbove, $0.hidesTextBelow) = (above, below) }
    }
    view.fields?.onChange = { [weak self, weak view] field, text in
      // It may have been scrolled away.
      view?.heading?.reveal(view?.fields?[field])
      self?.stage.send(.setText(field: field, text), to: id)
    }
    view.onBodyLoss = { [weak self] in
      // GTK is still taking it out, and leaves the focus on it (row L7: Escape is to cancel still).
      self?.sheet(id)?.bodyLoss = LoopTimer(nextTurn: { [weak self] in
        if let self, layers.last?.id == id { focusSheet(id) }
      })
    }
    view.onCancelMove = { [weak self] move in
      guard let self else { return }
      focus.move(move)
      if layers.last?.id == id { focusSheetUnlessInBar(id) }
    }
    view.onLineChange = { [weak self] fits in
      guard let self else { return }
      focus.move {
        report(id) { $0.isSideBySide = fits }
        if let presentation = stage[id] { show(presentation, of: id) }
      }
      if layers.last?.id == id, self.layer(id)?.view.root.isMapped == true {
        focusSheetUnlessInBar(id)
      }
    }
    // Focus that is taken as the sheet appears is the one that screen readers speak of.
    view.root.on("map", isAfter: true) { [weak self] in self?.focusAppearedSheet(id) }
  }

  /// Tells the core how a sheet is laid out now.
  private func report(_ id: PresentationID, _ change: (inout PresentationLayout) -> Void) {
    guard var layout = stage[id]?.layout else { return }
    change(&layout)
    stage.send(.laidOut(layout), to: id)
  }

  /// Has Escape cancel a modal view, unless something in it has a use of its own for the key.
  private func readEscape(of sheet: ShownSheet) {
    let id = sheet.id
    sheet.escape = KeyReader(of: sheet.layer.view.root, isLast: true)
    sheet.escape?.onKey = { [weak self] key, isRepeat in
      guard key == .escape, !isRepeat else { return false }
      self?.sendInput(.cancel(.escape), to: id)
      return true
    }
  }

  private func close(_ id: PresentationID, animated: Bool) {
    guard animated, let layer = layer(id) else { return }
    start(.leaving(from: layer.movement?.position ?? 1), layer)
  }

  private func remove(_ id: PresentationID) {
    guard let sheet = sheet(id) else { return }
    focus.endIntroduction()
    sheets.removeAll { $0 === sheet }
    // Before what the sheet holds is given back, and is no longer of it.
    for other in sheets { other.forget(sheet) }
    sheet.dismantle()
    focus.leave(for: sheet.nextFocus)
    cover()
    host.remove(sheet.layer.root)
    // What has led to this may be a signal of one of its widgets.
    MainLoop.keepForThisTurn(sheet)
    returnToPopover()
  }

  /// Brings the sheet that is topmost now back into the program's popover that made way for another one (row P9).
  private func returnToPopover() {
    guard let layer = layers.last, layer.form == .insidePopover, layer.place == .window,
      stage[layer.id]?.isOpen == true
    else { return }
    changeForm(of: layer.id, to: layer.form)
  }

  /// Shows a sheet in a form, and in its place if that is another one now.
  func changeForm(of id: PresentationID, to form: Form) {
    guard let layer = layer(id), let presentation = stage[id] else { return }
    focus.move {
      layer.show(form, mayReopen: layers.last === layer)
      layer.view.show(presentation)
      closePopovers(above: layer)
      cover()
      layer.enterPopover()
    }
    if layer.view.root.isMapped { reclaimFocus(for: id) }
  }

  private func start(_ transition: Transition, _ layer: SheetLayer) {
    layer.movement = Movement(
      transition, of: layer.root, frame: { [weak layer] in layer?.movementChanged() },
      over: { [weak self, weak layer] in
        guard let self, let layer else { return }
        if transition.end == 1 { layer.movement = nil }
        layer.movementChanged()
        stage.send(.transitionEnded, to: layer.id)
      })
    layer.movementChanged()
  }

  private func countDown(_ id: PresentationID, _ seconds: Int) {
    guard let sheet = sheet(id) else { return }
    sheet.layer.view.showCountdown(seconds)
    let elapsed = stage.elapsed(id)
    guard let next = stage[id]?.nextCountdown(after: elapsed) else { return }
    sheet.countdown = LoopTimer(after: next - elapsed) { [weak self] in
      guard let self else { return false }
      stage.send(.elapsed(stage.elapsed(id)), to: id)
      return false
    }
  }
}
