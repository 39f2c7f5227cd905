/// A thing that a full-screen program draws and that a sheet can originate from: a button, a bar, a list.
///
/// The program keeps the element and sets its frame whenever it lays out its screen; a popover finds it again
/// (row P7). The identity of the element is what makes asking twice from the same one dismiss.
@MainActor
public final class TerminalElement {
  /// Where the thing is on the screen now.
  public var frame: CellRectangle

  /// The bar that the thing is part of, which can stay live (``/ActionSheets/Presentation/Options/keepsBarLive``).
  public let bar: TerminalElement?

  /// Creates an element, which may be part of a bar.
  public init(frame: CellRectangle, in bar: TerminalElement? = nil) {
    self.frame = frame
    self.bar = bar
  }
}
