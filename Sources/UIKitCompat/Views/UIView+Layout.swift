extension UIView {
  /// Whether a host is laying out views. It belongs to the whole process: tests share it.
  private static var isLayingOut = false

  /// Returns true: the presenter has the focus, so no view within this one is being edited.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool { true }

  /// Redraws the view, and lays it out when the host next calls ``layoutIfNeeded()``.
  public func setNeedsLayout() {
    needsLayout = true
    setNeedsDisplay()
  }

  /// Redraws the window's views; a view does so when its content changes.
  public func setNeedsDisplay() {
    window?.onNeedsDisplay?()
  }

  /// Redraws the window's views after a change of place or size, unless the host made it: in layout or in the window.
  func placeChanged() {
    guard !UIView.isLayingOut, !(superview is UIWindow) else { return }
    if superview != nil { setNeedsDisplay() } else { barItem?.setNeedsDisplay() }
  }

  /// Lays out the superview or bar, where this view may need more or less room.
  func roomChanged() {
    if let superview {
      superview.setNeedsLayout()
    } else if let barItem {
      barItem.setNeedsDisplay()
    } else {
      setNeedsDisplay()
    }
  }

  /// Gives the view the size of ``sizeThatFits(_:)``.
  public func sizeToFit() {
    bounds.size = sizeThatFits(bounds.size)
  }

  /// Lays out the view and its subviews where their sizes have changed. The host calls it on its window.
  public func layoutIfNeeded() {
    let wasLayingOut = UIView.isLayingOut
    UIView.isLayingOut = true
    defer { UIView.isLayingOut = wasLayingOut }
    if needsLayout {
      needsLayout = false
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
    for view in subviews { view.layoutIfNeeded() }
  }
}
