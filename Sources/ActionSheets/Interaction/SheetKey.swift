extension Presentation {
  /// A key that means something to a sheet.
  public enum Key: Hashable, Sendable {
    /// To the row above.
    case up
    /// To the row below.
    case down
    /// To the button on the left, where two stand side by side.
    case left
    /// To the button on the right, where two stand side by side.
    case right
    /// To the first row.
    case home
    /// To the last row.
    case end
    /// Up by as many rows as are in view, and back in a text that is cut.
    case pageUp
    /// On in a text that is cut, and down by as many rows as are in view.
    case pageDown
    /// To the next control.
    case tab
    /// To the previous control.
    case backTab
    /// Activates the focused button.
    case enter
    /// Activates the focused button, or continues a title that is being typed.
    case space
    /// Cancels.
    case escape
    /// Jumps to the next title that begins with what was typed.
    case character(Character)

    /// Whether a text field that has the focus keeps the key, to edit with; the presenter then reports the text.
    public var editsText: Bool {
      switch self {
      case .space, .character, .left, .right, .home, .end, .pageUp, .pageDown: true
      case .up, .down, .tab, .backTab, .enter, .escape: false
      }
    }
  }
}

/// One key press. A held key moves the focus but activates nothing.
struct KeyStroke: Hashable {
  let key: Presentation.Key
  let isRepeat: Bool
  /// The time since the presentation began.
  let time: Duration
}
