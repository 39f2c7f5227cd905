/// One key press, with what a sheet needs to know of it.
public struct KeyStroke: Hashable, Sendable {
  /// The key.
  public var key: SheetKey
  /// Whether the key is being held down; a held key moves the focus but activates nothing.
  public var isRepeat: Bool
  /// The time since the presentation began.
  public var time: Duration

  /// Creates a key press.
  public init(_ key: SheetKey, isRepeat: Bool = false, at time: Duration = .zero) {
    self.key = key
    self.isRepeat = isRepeat
    self.time = time
  }
}
