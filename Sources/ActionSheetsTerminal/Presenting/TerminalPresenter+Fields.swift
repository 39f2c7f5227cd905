import ActionSheets

extension FieldEditor {
  /// Makes an editor for each field of a presentation.
  static func editors(of state: Presentation) -> [FieldEditor] {
    zip(state.texts, state.content.fields).map { FieldEditor($0, isSecure: $1.isSecure) }
  }
}

extension TerminalPresenter {
  /// Lets a field or the body of a modal view take what the person did; returns whether it did.
  func takesForItself(_ event: ModalEvent, _ layer: SheetLayer) -> Bool {
    guard let state = stage[layer.id], state.isOpen else { return false }
    switch state.content.kind {
    case .actionSheet: return false
    case .modal: return bodyTakes(event, layer, state)
    case .alert: return alertTakes(event, layer, state)
    }
  }

  private func alertTakes(_ event: ModalEvent, _ layer: SheetLayer, _ state: Presentation) -> Bool {
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
      editor, columns: field.frame.size.columns, charset: compositor.settings.charset)
    editor.moveCaret(to: view.position(atColumn: position.column - field.frame.origin.column))
    stage.send(.focusField(field.index), to: layer.id)
    needsFrame = true
    return true
  }

  private func bodyTakes(_ event: ModalEvent, _ layer: SheetLayer, _ state: Presentation) -> Bool {
    var isEscape = false
    switch event {
    case .key(let press) where press.kind != .release:
      let isRepeat = press.kind == .repeat
      guard
        bodies[layer.id]?.escape.leavesToBody(SheetKey(press), isRepeat: isRepeat) ?? true
      else { return false }
      isEscape = press.key == .escape && state.content.isDismissible
    case .mouse(let mouse):
      let cell = CellPosition(column: mouse.column, row: mouse.row)
      guard layer.bodyFrame?.contains(cell) == true else { return false }
    case .key, .paste:
      break
    }
    guard let body = bodies[layer.id]?.body else { return !isEscape }
    needsFrame = true
    switch body.handle(event) {
    case .dismiss: stage.send(.dismiss, to: layer.id)
    case .used: if isEscape { bodies[layer.id]?.escape.bodyUsedIt() }
    // What the body has presented meanwhile is not to be cancelled by the key.
    case .stay: return !isEscape || stage.top != layer.id
    }
    return true
  }
}
