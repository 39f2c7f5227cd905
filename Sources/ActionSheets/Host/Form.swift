extension Presentation {
  /// The shape that a sheet takes on screen.
  public enum Form: Hashable, Sendable, CaseIterable {
    /// Slides up from the bottom edge and covers the width of the window.
    case bottomSheet
    /// Floats with an arrow that points at the control it came from.
    case popover
    /// Floats in the middle, without an arrow.
    case centered
    /// Replaces the contents of a popover that was already open.
    case insidePopover
    /// Covers the window: a modal view where there is little room.
    case fullScreen
    /// Floats in the middle, of a size of its own: a modal view.
    case formSheet

    /// Whether the sheet stands in a popover, of its own or one that was there before.
    public var isInPopover: Bool { self == .popover || self == .insidePopover }

    /// Decides the form from the host, the origin, and whether a popover is already open there.
    ///
    /// - Parameters:
    ///   - kind: The modal element. Alerts are always centered, modal views never popovers.
    ///   - origin: The kind of place that the sheet came from, or `nil` when none was given.
    ///   - environment: The host as it is now.
    ///   - isInsidePopover: Whether what presents the sheet is itself in an open popover.
    public static func resolve(
      _ kind: Content.Kind = .actionSheet, origin: Origin?,
      environment: Environment,
      isInsidePopover: Bool = false
    ) -> Form {
      let isSmall = environment.idiom == .phone || environment.sizeClass == .compact
      switch kind {
      case .alert: return .centered
      case .modal: return isSmall ? .fullScreen : .formSheet
      case .actionSheet: break
      }
      if isSmall { return .bottomSheet }
      if isInsidePopover { return .insidePopover }
      return switch origin {
      case .barButtonItem, .rectangle: .popover
      case .view, .toolbar, .tabBar, nil: .centered
      }
    }
  }
}
