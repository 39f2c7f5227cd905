extension UIView {
  /// Whether a host lays out views just now.
  private static var isLayingOut = false

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

  /// Has the window's views drawn anew after the view has moved or has another size.
  ///
  /// Not where the host knows: it places the views right within the window, and draws after it has laid out.
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

  /// Has what the view is in laid out anew, where the view may need more or less room than before.
  func roomChanged() {
    if let superview {
      superview.setNeedsLayout()
    } else if let barItem {
      barItem.setNeedsDisplay()
    } else {
      setNeedsDisplay()
    }
  }

  /// Gives the view the size that it likes to have.
  public func sizeToFit() {
    bounds.size = sizeThatFits(bounds.size)
  }

  /// Lays out the view, and those within it, where their sizes have changed. The host calls it on its window.
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
