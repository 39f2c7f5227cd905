extension ViewAnchor {
  /// Returns the place if a popover in a window can use it, or `nil`; mistakes are reported.
  ///
  /// A place outside the window moves to its nearest edge.
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

  /// Returns the place, moved to the nearest edge if it lies wholly outside the window.
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

// MARK: Sheets that are not popovers of a controller

extension ViewAnchor {
  /// Returns the window for a sheet from this place, or `nil`; mistakes are reported.
  ///
  /// A place in no window is reported, and the key window is used (row L17).
  func hosting(_ sheet: UIView) -> (UIWindow, WindowHost)? {
    if let window, let host = window.host { return (window, host) }
    if window == nil, !isOfHost {
      UIDiagnostic.raise(
        .notInWindow,
        "Sheet can not be presented because the view is not in a window: \(UIDiagnostic.name(source))"
      )
    }
    return ViewAnchor.keyWindow(for: sheet)
  }

  /// Returns the window for a sheet without a place; a missing one is reported.
  static func keyWindow(for sheet: UIView) -> (UIWindow, WindowHost)? {
    guard let window = UIApplication.shared.presentingWindow, let host = window.host else {
      UIDiagnostic.warn(
        .noPresenter,
        "\(UIDiagnostic.name(sheet)) can not be presented: no window has a presenter")
      return nil
    }
    return (window, host)
  }

  /// The place for use in a window that does not contain it: only an element of the host.
  var afterMistake: ViewAnchor? { isOfHost ? self : nil }

  /// Whether the place is a bar item with an element of the host, which needs no bar.
  private var isOfHost: Bool {
    if case .barButtonItem(let item) = thing { return item.element != nil }
    return false
  }
}
