extension UIView {
  /// Whether a host is laying out views. It belongs to the whole process: tests share it.
  private static var isLayingOut = false

  /// Does nothing: the presenter keeps the focus, so no view within this one is being edited.
  ///
  /// - Returns: True.
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

  /// Redraws the window's views after the view has moved or changed its size.
  ///
  /// The host knows of its own changes: it draws after layout, and places the views directly within the window.
  func placeChanged() {
    guard !UIView.isLayingOut, superview != nil || barItem != nil, !(superview is UIWindow) else {
      return
    }
    if superview == nil, barItem != nil {
      roomChanged()
    } else {
      setNeedsDisplay()
    }
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
