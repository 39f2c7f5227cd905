import ActionSheets

extension TerminalPresenter {
  /// Lets a field or the body of a modal view take what the person did; returns whether it did.
  func takesForItself(_ event: TerminalEvent, _ layer: SheetLayer) -> Bool {
    guard let state = stage[layer.id], state.isOpen else { return false }
    switch state.content.kind {
    case .actionSheet: return false
    case .modal: return bodyTakes(event, layer, state)
    case .alert: return alertTakes(event, layer, state)
    }
  }

  private func alertTakes(_ event: TerminalEvent, _ layer: SheetLayer, _ state: Presentation)
    -> Bool
  {
    switch event {
    case .mouse(let mouse): return focusField(under: mouse, layer)
    case .key(let press) where press.kind == .release: return false
    case .key(let press):
      guard let index = state.focusedField else { return false }
      return edit(index, of: layer) { $0.take(press) }
    case .paste(let text):
      guard let index = state.focusedField else { return true }
      return edit(index, of: layer) { editor in
        editor.paste(text)
        return true
      }
    case .resized, .resumed, .signal, .closed: return false
    }
  }

  private func edit(_ index: Int, of layer: SheetLayer, _ change: (FieldEditor) -> Bool) -> Bool {
    guard layer.editors.indices.contains(index) else { return false }
    let editor = layer.editors[index]
    guard change(editor) else { return false }
    needsFrame = true
    stage.send(.setText(field: index, editor.text), to: layer.id)
    return true
  }

  /// Puts the focus on the field under the mouse, and the caret where it was pressed.
  private func focusField(under mouse: MouseEvent, _ layer: SheetLayer) -> Bool {
    let position = CellPosition(column: mouse.column, row: mouse.row)
    guard mouse.kind == .press, mouse.button == .left,
      let field = layer.layout?.field(at: position),
      layer.editors.indices.contains(field.index)
    else { return false }
    let editor = layer.editors[field.index]
    let view = FieldView(
      editor, columns: field.frame.size.columns, charset: settings.charset,
      isMirrored: stage[layer.id]?.layoutDirection == .rightToLeft)
    editor.moveCaret(to: view.position(atColumn: position.column - field.frame.origin.column))
    stage.send(.focusField(field.index), to: layer.id)
    needsFrame = true
    return true
  }

  private func bodyTakes(_ event: TerminalEvent, _ layer: SheetLayer, _ state: Presentation) -> Bool
  {
    var stroke: (key: Presentation.Key?, isRepeat: Bool)?
    switch event {
    case .key(let press) where press.kind != .release:
      let isRepeat = press.kind == .repeat
      let key = Presentation.Key(press)
      if key == .escape, !state.offersEscapeToBody(isRepeat: isRepeat) { return false }
      stroke = (key, isRepeat)
    case .mouse(let mouse):
      let cell = CellPosition(column: mouse.column, row: mouse.row)
      guard layer.layout?.body?.contains(cell) == true else { return false }
    case .key, .paste:
      break
    case .resized, .resumed, .signal, .closed:
      return false
    }
    needsFrame = true
    let response = (stage[item: layer.id] ?? nil)?.handle(event) ?? .stay
    if response == .dismiss {
      stage.send(.cancel(.programmatic), to: layer.id)
    } else if let stroke {
      // To what the body has presented meanwhile, the key means nothing.
      let report = Presentation.Event.bodyKey(
        stroke.key, isRepeat: stroke.isRepeat, wasUsed: response == .used)
      stage.send(report, to: layer.id)
    }
    return true
  }
}
