import ActionSheets

extension GTKPresenter {
  func perform(_ effect: Presentation.Effect, of id: Presentation.ID) {
    switch effect {
    case .open(_, let animated): open(id, animated: animated)
    case .close(let animated): close(id, animated: animated)
    case .remove: remove(id)
    case .restoreFocus: focus.restore()
    case .changeForm(let form): changeForm(of: id, to: form)
    case .update: show(id)
    case .changeContent:
      show(id)
      if let sheet = sheet(id) { arrangeLine(of: sheet) }
    case .focus, .focusField:
      // GTK would drop the event of a focus that is taken before the sheet is there, and assistive technology would
      // not learn of it.
      if layer(id)?.view.root.isMapped == true { focusSheetUnlessInBar(id) }
    case .highlight(let button): layer(id)?.view.highlight(button)
    case .countdown(let seconds):
      layer(id)?.view.showCountdown(seconds)
      countDown()
    case .scrollText(let isForward): layer(id)?.view.heading?.scroll(forward: isForward)
    case .text:
      if let presentation = stage[id] { layer(id)?.view.fields?.show(presentation) }
    case .finish:
      guard stage.isEmpty else { return }
      host.close()
      if host.window == nil { stopListening() }
    case .call: break
    }
  }

  func sheet(_ id: Presentation.ID) -> ShownSheet? { sheets.first { $0.id == id } }

  func layer(_ id: Presentation.ID) -> SheetLayer? { sheet(id)?.layer }

  /// Tells the core how a sheet is laid out now.
  func report(_ id: Presentation.ID, _ change: (inout Presentation.Layout) -> Void) {
    guard var layout = stage[id]?.layout else { return }
    change(&layout)
    stage.send(.laidOut(layout), to: id)
  }

  /// Puts the two buttons of an alert beside each other where both fit, else one above the other (row A12).
  ///
  /// Not to be called while GTK places widgets.
  func arrangeLine(of sheet: ShownSheet) {
    let fits = sheet.layer.fitsSideBySide
    guard let layout = stage[sheet.id]?.layout, layout.isSideBySide != fits else { return }
    report(sheet.id) { $0.isSideBySide = fits }
    focus.move { show(sheet.id) }
    if layers.last === sheet.layer, sheet.layer.view.root.isMapped {
      focusSheetUnlessInBar(sheet.id)
    }
  }

  /// Shows the present state of a sheet; the focus follows its button, which may have another place now.
  private func show(_ id: Presentation.ID) {
    guard let layer = layer(id), let presentation = stage[id] else { return }
    if layer.direction != direction(of: id) {
      layer.direction = direction(of: id)
      turnOwnWindow()
    }
    // A widget that goes takes the focus with it, which GTK then moves on.
    focus.move { layer.view.show(presentation) }
    if layer === layers.last, layer.view.root.isMapped, layer.view.lacksFocus(presentation) {
      focusSheetUnlessInBar(id)
    }
  }

  private func open(_ id: Presentation.ID, animated: Bool) {
    guard let presentation = stage[id] else { return }
    // The sheet that was on top is out of use from now on, and can no longer be given the focus.
    focus.endIntroduction()
    let body = stage[item: id] ?? nil
    // From now on the view has it.
    stage[item: id] = .some(nil)
    let layer = SheetLayer(
      id, presentation, body: body, appearance: appearance, fillsWindow: host.fillsWindow,
      popoverHost: popoverHost(around: stage.anchor(of: id)))
    let sheet = ShownSheet(layer, of: self)
    layer.direction = direction(of: id)
    layer.show(presentation.form)
    if animated { start(.appearing, layer) }
    sheets.append(sheet)
    closePopovers(above: layer)
    cover()
    host.add(layer.root)
    turnOwnWindow()
    layer.enterPopover()
    arrangeLine(of: sheet)
    layer.measure()
    if presentation.content.kind == .modal { sheet.readEscape() }
    if let body, layer.view.body == nil {
      stage.send(.cancel(.notPresented(.bodyNotFree(view: body.widget.name))), to: id)
    }
  }

  private func close(_ id: Presentation.ID, animated: Bool) {
    guard animated, let layer = layer(id) else { return }
    start(.leaving(from: layer.movement?.position ?? 1), layer)
  }

  private func remove(_ id: Presentation.ID) {
    guard let sheet = sheet(id) else { return }
    focus.endIntroduction()
    sheets.removeAll { $0 === sheet }
    // Before the body is given back, and is no longer part of the sheet.
    for other in sheets { other.forget(sheet) }
    sheet.dismantle()
    focus.leave(for: sheet.nextFocus)
    cover()
    host.remove(sheet.layer.root)
    turnOwnWindow()
    // The cause may be a signal of one of its widgets.
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
  func changeForm(of id: Presentation.ID, to form: Presentation.Form) {
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

  private func countDown() {
    countdown = stage.deadline.map { deadline in
      LoopTimer(after: deadline - MainLoop.now) { [weak self] in
        self?.stage.tick()
        self?.countDown()
        return false
      }
    }
  }
}
