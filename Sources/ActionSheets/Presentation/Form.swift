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

  /// Decides the form from the host, the origin, and whether a popover is already open there.
  ///
  /// - Parameters:
  ///   - origin: The kind of place that the sheet came from, or `nil` when none was given.
  ///   - environment: The host as it is now.
  ///   - isInsidePopover: Whether what presents the sheet is itself in an open popover.
  public static func resolve(
    origin: Origin?, environment: Environment, isInsidePopover: Bool = false
  ) -> Form {
    if environment.idiom == .phone || environment.sizeClass == .compact { return .bottomSheet }
    if isInsidePopover { return .insidePopover }
    return switch origin {
    case .barButtonItem, .rectangle: .popover
    case .view, .toolbar, .tabBar, nil: .centered
    }
  }
}
