import ActionSheets
import CGTK

// Where keys go. While a sheet is up, none goes on through the window: mnemonics beneath and the program's accelerators
// work without the focus (row I8).
extension GTKPresenter {
  /// Takes a key; returns whether it goes no further.
  func take(_ key: Presentation.Key?, isRepeat: Bool) -> Bool {
    focus.personActs()
    guard let sheet = sheets.last, let presentation = stage[sheet.id] else { return false }
    let layer = sheet.layer
    // A menu of a field or in a live bar has its keys by itself: those of a popover do not come by the window.
    if let widget = focus.widget, isInInnerPopover(widget, of: layer) { return false }
    if let widget = focusInBar {
      if !takeInBar(widget, over: layer), key == .escape, !isRepeat {
        sendInput(.cancel(.escape), to: layer.id)
      }
      return true
    }
    if presentation.content.kind == .modal {
      handOn(key, isRepeat, in: sheet)
      return true
    }
    if let field = presentation.focusedField {
      guard let key, !key.editsText, layer.view.fields?.isComposing(field) != true else {
        handOn(key, in: layer)
        return true
      }
    }
    guard let key else { return true }
    focusIntroducedSheet(layer.id)
    sendInput(.key(key, isRepeat: isRepeat, at: stage.elapsed(layer.id)), to: layer.id)
    return true
  }

  /// Hands a key on to the body of a modal view, unless it is an Escape that the body has had already.
  private func handOn(_ key: Presentation.Key?, _ isRepeat: Bool, in sheet: ShownSheet) {
    if key == .escape, stage[sheet.id]?.offersEscapeToBody(isRepeat: isRepeat) == false {
      return sendInput(.cancel(.escape), to: sheet.id)
    }
    handOn(key, in: sheet.layer)
    // An Escape that nothing in the body has a use for comes to ``ShownSheet/escape``.
    stage.send(.bodyKey(key, isRepeat: isRepeat, wasUsed: key == .escape), to: sheet.id)
  }

  /// Hands a key on to the focused widget and those around it within the sheet.
  private func handOn(_ key: Presentation.Key?, in layer: SheetLayer) {
    focusIntroducedSheet(layer.id)
    guard let window = host.window, let keys = input?.keys else { return }
    let root = layer.view.root
    let body = layer.view.body
    let focused = focus.widget
    withoutDefault(of: key == .enter ? window : nil, outside: layer) {
      if keys.forward(from: focused, upTo: root) { return }
      guard let body else { return }
      _ = keys.useAsWindow(in: body, focus: focused) { direction in
        body.loopFocus(direction, from: focused)
      }
    }
  }

  /// Hands a key on to the focused widget in the bar beside a sheet; the focus may leave the bar for the sheet. Returns
  /// whether the key did anything.
  private func takeInBar(_ focus: Widget, over layer: SheetLayer) -> Bool {
    guard let bar = liveBar, let keys = input?.keys else { return false }
    if keys.forward(from: focus, upTo: bar) { return true }
    return keys.useAsWindow(in: bar, focus: focus) { direction in
      if gtk_widget_child_focus(bar.pointer, direction) == 0 { reclaimFocus(for: layer.id) }
      return true
    }
  }

  /// Whether the focused widget is in a popover that is open in a sheet or in the bar beside it.
  private func isInInnerPopover(_ focus: Widget, of layer: SheetLayer) -> Bool {
    guard let native = focus.native, native.isPopover else { return false }
    return native.isWithin(layer.view.root)
      || focusInBar != nil && liveBar.map(native.isWithin) == true
  }

  /// Does something while Return in an entry cannot press the default button of the window beneath.
  private func withoutDefault(
    of window: Widget?, outside layer: SheetLayer, _ body: () -> Void
  ) {
    guard let handle = window?.cast(to: GtkWindow.self),
      let button = gtk_window_get_default_widget(handle).map({ Widget($0) }), !layer.owns(button)
    else { return body() }
    gtk_window_set_default_widget(handle, nil)
    body()
    guard gtk_window_get_default_widget(handle) == nil, button.window == window
    else { return }
    gtk_window_set_default_widget(handle, button.pointer)
  }
}
