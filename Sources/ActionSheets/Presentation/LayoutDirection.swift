/// The direction in which the host's language is laid out.
public enum LayoutDirection: Hashable, Sendable {
  /// From left to right, as in German or Japanese.
  case leftToRight
  /// From right to left, as in Arabic or Hebrew: the layout is mirrored.
  case rightToLeft
}
