// The look of the row beneath the mouse, which GTK brings up to date only when the mouse moves.
extension RowList {
  /// Shows no row as lying beneath the mouse, for the list has scrolled.
  func forgetHover() {
    clearHover()
    guard frame == nil, let clock = area.frameClock else { return }
    // GTK may look once more before the rows have their new places.
    frame = Signal(clock, "update") { [weak self] _ in
      self?.frame = nil
      self?.clearHover()
      return false
    }
  }

  private func clearHover() {
    isHoverForgotten = true
    for row in widgets.made.values { row.setHovered(false) }
  }

  /// Shows the row as lying beneath the mouse in which that has moved.
  func mouseMoved(over widget: Widget) {
    guard isHoverForgotten else { return }
    isHoverForgotten = false
    // GTK has seen to it unless it took the mouse to be there all the time.
    widgets.row(containing: widget)?.setHovered(true)
  }
}
