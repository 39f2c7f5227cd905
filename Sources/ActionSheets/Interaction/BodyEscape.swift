/// Who hears Escape in a modal view, whose body may have a use of its own for the key.
///
/// A search that it clears, an edit that it gives up: the body has the key first. Pressed again before any other key, it is
/// the way out, which no body can close (row L7).
public struct BodyEscape: Sendable {
  private let isDismissible: Bool
  private var wasUsed = false

  /// Creates the state in which a view appears.
  ///
  /// - Parameter isDismissible: Whether the person can dismiss the view; if not, each Escape is the body's.
  public init(isDismissible: Bool) {
    self.isDismissible = isDismissible
  }

  /// Returns whether a key goes to the body first; otherwise it is the view's alone.
  public mutating func leavesToBody(_ key: SheetKey?, isRepeat: Bool) -> Bool {
    guard key == .escape else {
      wasUsed = false
      return true
    }
    // A key that is held down is one press.
    guard isDismissible, wasUsed, !isRepeat else { return true }
    wasUsed = false
    return false
  }

  /// Takes note that the body has had a use for Escape.
  public mutating func bodyUsedIt() {
    wasUsed = true
  }
}
