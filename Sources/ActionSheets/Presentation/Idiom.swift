/// The family of device that the host resembles.
public enum Idiom: Hashable, Sendable {
  /// One column of content: a sheet always comes from the bottom.
  case phone
  /// Room for content beside content: a sheet may be a popover.
  case pad
}
