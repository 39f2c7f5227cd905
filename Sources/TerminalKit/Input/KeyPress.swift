/// One key going down, staying down, or coming up.
///
/// Most terminals report presses only, and a held key as further presses. Where the kitty keyboard protocol
/// is offered, a held key arrives as ``Kind-swift.enum/repeat`` and so can be told from a second press.
public struct KeyPress: Hashable, Sendable {
  /// The change of the key.
  public enum Kind: Hashable, Sendable {
    /// The key went down.
    case press
    /// The key is held, and the keyboard repeats it.
    case `repeat`
    /// The key came up.
    case release
  }

  /// The key.
  public var key: Key
  /// The modifiers held meanwhile, without a Shift that only chose the character.
  public var modifiers: Modifiers
  /// The change of the key.
  public var kind: Kind

  /// Makes a key press; without further arguments a plain one.
  public init(_ key: Key, modifiers: Modifiers = [], kind: Kind = .press) {
    self.key = key
    self.modifiers = modifiers
    self.kind = kind
  }
}
