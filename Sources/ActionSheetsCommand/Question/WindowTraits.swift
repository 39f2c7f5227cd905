/// What a window that asks is like; a terminal has no use for it.
public struct WindowTraits: Sendable, Hashable {
  /// The name of the program that asks, or `nil` when none was given.
  public internal(set) var name: String?

  /// The icon: a name from the icon theme, or a path, which has a slash in it.
  public internal(set) var icon: String?

  /// The number of the window that asks, on X11.
  public internal(set) var parent: UInt32?
}
