/// The modifier keys held down during a key press or a mouse event, without Caps Lock and Num Lock.
public struct Modifiers: OptionSet, Hashable, Sendable {
  /// The bits, in the order that xterm and the kitty keyboard protocol use.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The Shift key.
  public static let shift = Modifiers(rawValue: 1)
  /// The Alt key, on some keyboards called Option.
  public static let alt = Modifiers(rawValue: 2)
  /// The Control key.
  public static let control = Modifiers(rawValue: 4)
  /// The Super key, on some keyboards called Windows or Command; xterm's Meta arrives as this one.
  public static let `super` = Modifiers(rawValue: 8)
  /// The Hyper key.
  public static let hyper = Modifiers(rawValue: 16)
  /// The Meta key.
  public static let meta = Modifiers(rawValue: 32)
}

extension Modifiers {
  /// Reads the parameter of a control sequence: one plus the bits; absent or zero means none.
  init(parameter: Int?) {
    let bits = max((parameter ?? 1) - 1, 0) & 0x3F
    self.init(rawValue: UInt8(bits))
  }
}
