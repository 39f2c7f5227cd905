extension ViewAnchor {
  /// Returns the place as it can be used in a window, or `nil` where it cannot; mistakes are reported.
  ///
  /// A place outside the window is taken to be at its nearest edge.
  func usable(in window: UIWindow) -> ViewAnchor? {
    if case .barButtonItem(let item) = thing, item.window == nil, item.element != nil {
      return self
    }
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

  /// Returns the same place, moved to the nearest edge if it lies wholly outside the window.
  func insideWindow(_ window: UIWindow) -> ViewAnchor {
    guard isOutsideWindow, case .view(let view) = thing else { return self }
    UIDiagnostic.warn(
      .anchorOutsideWindow, "The anchor in \(UIDiagnostic.name(view)) is outside of its window")
    guard origin == .rectangle else { return self }
    let bounds = window.bounds
    let place = view.convert(rectangle ?? view.bounds, to: nil)
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
}
