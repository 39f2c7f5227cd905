extension ViewAnchor {
  /// Returns the place, or `nil` where a popover in the window cannot use it; mistakes are reported.
  func usable(in window: UIWindow) -> ViewAnchor? {
    if isItemOfHost, self.window == nil { return self }
    guard let own = self.window else {
      UIDiagnostic.raise(
        .notInWindow,
        "Popovers cannot be presented from a view which does not have a window: "
          + UIDiagnostic.name(source))
      return nil
    }
    guard own === window else {
      UIDiagnostic.warn(
        .notInWindow, "\(UIDiagnostic.name(source)) is not in the window that presents")
      return nil
    }
    return insideWindow(window)
  }

  /// Returns the place, moved to the nearest edge if it lies wholly outside its window.
  private func insideWindow(_ window: UIWindow) -> ViewAnchor {
    guard let view = source as? UIView, !window.bounds.isEmpty else { return self }
    let bounds = window.bounds
    let place = view.convert(rectangle ?? view.bounds, to: nil)
    if bounds.insetBy(dx: -0.5, dy: -0.5).intersects(place) { return self }
    UIDiagnostic.warn(
      .anchorOutsideWindow, "The anchor in \(UIDiagnostic.name(view)) is outside of its window")
    guard origin == .rectangle else { return self }
    let width = min(place.width, bounds.width)
    let height = min(place.height, bounds.height)
    var moved = self
    moved.rectangle = window.convert(
      CGRect(
        x: min(max(place.minX, bounds.minX), bounds.maxX - width),
        y: min(max(place.minY, bounds.minY), bounds.maxY - height), width: width, height: height),
      to: view)
    return moved
  }

  /// Returns the host for an action sheet and the usable place there.
  ///
  /// A place in no window is reported, and the key window is used (row L17).
  func hosting(_ sheet: UIView) -> (host: WindowHost, place: ViewAnchor?)? {
    if let window, let host = window.host { return (host, insideWindow(window)) }
    if window == nil, !isItemOfHost {
      UIDiagnostic.raise(
        .notInWindow,
        "Sheet can not be presented because the view is not in a window: \(UIDiagnostic.name(source))"
      )
    }
    return ViewAnchor.keyHost(for: sheet).map { ($0, isItemOfHost ? self : nil) }
  }

  /// Returns the host for a sheet or alert without a place; a missing one is reported.
  static func keyHost(for sheet: UIView) -> WindowHost? {
    if let host = UIApplication.shared.presentingWindow?.host { return host }
    UIDiagnostic.warn(
      .noPresenter, "\(UIDiagnostic.name(sheet)) can not be presented: no window has a presenter")
    return nil
  }
}
