/// How wide a sheet at the bottom edge is.
public enum BottomSheetWidth: Hashable, Sendable {
  /// As wide as the window between its margins.
  case window
  /// As wide as it would be with the window upright, so that a wide and low window leaves room on both sides.
  ///
  /// On iOS 17 a sheet keeps its width when the phone is turned, as the Flutter project has measured.
  case upright

  /// Returns the width of a sheet, which is never wider than the window leaves between the margins.
  ///
  /// - Parameters:
  ///   - window: The size of the window.
  ///   - margin: Between the sheet and each edge of the window.
  ///   - least: The width that a low window does not take away, as a phone is never lower than it is: 304 points on the
  ///     smallest one.
  public func width<Unit>(in window: Size<Unit>, margin: Unit, least: Unit) -> Unit {
    let whole = max(window.width - margin - margin, .zero)
    return switch self {
    case .window: whole
    case .upright: min(whole, max(window.height - margin - margin, least))
    }
  }
}
