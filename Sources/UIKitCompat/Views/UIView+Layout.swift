extension UIView {
  /// Ends the editing of what is in the view; there is nothing to end, for the presenter keeps the focus.
  ///
  /// - Returns: True.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool { true }

  /// Has the view laid out when the host next calls ``layoutIfNeeded()``, and drawn anew.
  public func setNeedsLayout() {
    needsLayout = true
    setNeedsDisplay()
  }

  /// Has the window's views drawn anew; views do so when they change what they show.
  public func setNeedsDisplay() {
    window?.onNeedsDisplay?()
  }

  /// Gives the view the size that it likes to have.
  public func sizeToFit() {
    bounds.size = sizeThatFits(bounds.size)
  }

  /// Lays out the view, and those within it, where their sizes have changed. The host calls it on its window.
  public func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
    for view in subviews { view.layoutIfNeeded() }
  }
}
