/// How the terminal under a test behaves.
public struct TerminalProfile: Sendable {
  /// When the terminal answers the queries that a program sends.
  public enum Replies: Sendable {
    case atOnce
    case never

    /// Kept back until the test calls `sendLateReplies()`.
    case late
  }

  /// The size of the screen when the program starts.
  public var size: Size

  /// When queries are answered.
  public var replies: Replies

  /// Whether the terminal knows the kitty keyboard protocol.
  public var speaksKitty: Bool

  /// The bytes that the terminal takes in each hundredth of a second, or nil for all there are.
  public var bytesPerTick: Int?

  /// Creates a profile; the default is a fast 80 × 24 terminal with legacy keys.
  public init(
    size: Size = Size(), replies: Replies = .atOnce, speaksKitty: Bool = false,
    bytesPerTick: Int? = nil
  ) {
    self.size = size
    self.replies = replies
    self.speaksKitty = speaksKitty
    self.bytesPerTick = bytesPerTick
  }
}
