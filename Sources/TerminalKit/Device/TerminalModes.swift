/// The modes of a terminal that is taken over, and the bytes that set and undo them.
///
/// Pastes are always marked, so that none is taken for an answer (row C10). Nothing is queried, so
/// that nothing waits for a reply (row C9). A terminal ignores a mode that it does not know.
package struct TerminalModes: Hashable, Sendable {
  /// Whether the program takes the alternate screen, for full-screen programs.
  package var usesAlternateScreen = false
  /// Whether the mouse is reported: buttons, wheel and drags.
  package var reportsMouse = false
  /// Whether keys are asked for in the kitty keyboard protocol.
  var usesKeyboardProtocol = true

  /// Makes the modes of a program among the lines of a shell: marked pastes and the keyboard protocol.
  package init() {}

  /// Makes those of these modes that a terminal understands.
  package init(for traits: TerminalTraits) {
    usesKeyboardProtocol = traits.acceptsKeyboardProtocol
  }

  /// All enhancements of the keyboard protocol.
  ///
  /// 1 tells Escape at once (row C11). 2 and 8 tell repeats and releases, so that the held Enter
  /// that started the command does not answer it (row I6). 16 gives the text that 8 would lose, 4 a
  /// key's Latin letter.
  private static let keyboardFlags = 31

  /// The bytes that set the modes.
  package var enter: [UInt8] {
    var text = ""
    // The keyboard's stack belongs to the screen, so that the screen comes first here and last below.
    if usesAlternateScreen { text += "\u{1B}[?1049h" }
    if usesKeyboardProtocol { text += "\u{1B}[>\(Self.keyboardFlags)u" }
    text += "\u{1B}[?2004h"
    if reportsMouse { text += "\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h" }
    return Array(text.utf8)
  }

  /// The bytes that undo ``enter``, in whatever state a frame was left.
  package var leave: [UInt8] {
    var text = "\u{1B}[?7h\u{1B}[0m"
    if reportsMouse { text += "\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l" }
    text += "\u{1B}[?2004l"
    if usesKeyboardProtocol { text += "\u{1B}[<u" }
    text += "\u{1B}[?25h"
    if usesAlternateScreen { text += "\u{1B}[?1049l" }
    return FrameEncoder.end + Array(text.utf8)
  }
}
