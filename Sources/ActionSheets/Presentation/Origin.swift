/// The kinds of place that a sheet can originate from.
public enum Origin: Hashable, Sendable, CaseIterable {
  /// A toolbar as a whole.
  case toolbar
  /// A tab bar as a whole.
  case tabBar
  /// One button of a bar.
  case barButtonItem
  /// A view as a whole.
  case view
  /// A rectangle within a view.
  case rectangle
}
