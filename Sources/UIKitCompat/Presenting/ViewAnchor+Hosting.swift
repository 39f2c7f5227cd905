extension ViewAnchor {
  /// Returns where a sheet from this place is shown, or `nil` where that is nowhere; mistakes are reported.
  ///
  /// A place in no window is reported, and the key window takes its part (row L17).
  func hosting(_ sheet: UIView) -> (UIWindow, any WindowHost)? {
    if let window, let host = window.host { return (window, host) }
    if window == nil, !isOfHost {
      UIDiagnostic.raise(
        .notInWindow,
        "Sheet can not be presented because the view is not in a window: \(UIDiagnostic.name(source))"
      )
    }
    return ViewAnchor.keyWindow(for: sheet)
  }

  /// Returns the window that shows what has no place of its own, or `nil` where there is none, which is reported.
  static func keyWindow(for sheet: UIView) -> (UIWindow, any WindowHost)? {
    guard let window = UIApplication.shared.presentingWindow, let host = window.host else {
      UIDiagnostic.warn(
        .noPresenter,
        "\(UIDiagnostic.name(sheet)) can not be presented: no window has a presenter")
      return nil
    }
    return (window, host)
  }

  /// The place as far as it can be used in a window that it is not in: only as a thing of the host.
  var afterMistake: ViewAnchor? { isOfHost ? self : nil }

  /// Whether it is a bar item of the host's own, which needs no bar of ours around it.
  private var isOfHost: Bool {
    if case .barButtonItem(let item) = thing { return item.element != nil }
    return false
  }
}
