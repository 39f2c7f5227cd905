import ActionSheets

// Decides where the keyboard's focus is to be, which ``FocusKeeper`` moves.
extension GTKPresenter {
  /// Gives the focus to the widget that has it within a sheet.
  ///
  /// - Parameter scrolling: Whether a button is scrolled into view, or left where the person has scrolled it.
  func focusSheet(_ id: Presentation.ID, scrolling: Bool = true) {
    guard let presentation = stage[id], let layer = layer(id) else { return }
    focus.enter(layer, presentation, scrolling: scrolling)
  }

  /// Gives the focus to a sheet, unless the person has moved it to the bar beside that.
  func focusSheetUnlessInBar(_ id: Presentation.ID) {
    if focusInBar == nil { focusSheet(id) }
  }

  /// Gives the focus to a sheet from wherever it was moved, and tells the sheet.
  func reclaimFocus(for id: Presentation.ID) {
    focusSheet(id)
    guard let presentation = stage[id], presentation.focusMovedAway else { return }
    if let field = presentation.focusedField {
      stage.send(.focusField(field), to: id)
    } else if let button = presentation.focusedButton {
      stage.send(.focus(button), to: id)
    }
  }

  /// Gives the focus to a sheet that has just come into view.
  func focusAppearedSheet(_ id: Presentation.ID) {
    guard let presentation = stage[id], let layer = layer(id) else { return }
    focus.enterNew(layer, presentation) { [weak self] in self?.focusIntroducedSheet(id) }
    // Not earlier: a screen reader follows the focus from where it was, which must still be there.
    host.hideBeneath()
    layer.popoverHost?.hideContent()
  }

  /// Gives the focus at once to a sheet that is without it for the sake of screen readers.
  func focusIntroducedSheet(_ id: Presentation.ID) {
    let isIntroducing = focus.isIntroducing
    focus.endIntroduction()
    // The person may have scrolled meanwhile.
    if isIntroducing { focusSheet(id, scrolling: false) }
  }

  /// Tells the topmost sheet where the person or the toolkit has moved the focus.
  func reportFocus() {
    guard !focus.isMoving, let layer = layers.last, let widget = focus.widget else { return }
    if let id = layer.view.button(containing: widget) {
      focus.endIntroduction()
      stage.send(.focus(id), to: layer.id)
    } else if let field = layer.view.fields?.field(containing: widget) {
      focus.endIntroduction()
      stage.send(.focusField(field), to: layer.id)
    } else if liveBar.map(widget.isWithin) == true {
      focus.endIntroduction()
      stage.send(.focusMovedAway, to: layer.id)
    }
  }

  /// The focused widget in the bar beside a sheet, if the focus was moved there while the sheet was up.
  var focusInBar: Widget? {
    guard let layer = layers.last, stage[layer.id]?.focusMovedAway == true, let bar = liveBar,
      let widget = focus.widget, widget.isWithin(bar), !layer.owns(widget)
    else { return nil }
    return widget
  }
}
