/// What a program has asked of its terminal beside text, as far as its byte stream tells.
///
/// libvterm models only a part of this, and the faint attribute not at all.
public struct TerminalModes: Sendable, Equatable {
  /// The DEC private modes that are set now, by number: 25 is the cursor, 1049 the other screen.
  ///
  /// A terminal starts with the cursor shown (25) and lines that wrap (7).
  public internal(set) var enabled: Set<Int> = [7, 25]

  /// The DEC private modes that were set at any time.
  public internal(set) var everEnabled: Set<Int> = []

  /// The flags of the kitty keyboard protocol that are pushed now, outermost first.
  public internal(set) var keyboardFlags: [Int] = []

  /// The number of times that keyboard flags were pushed.
  public internal(set) var keyboardPushes = 0

  /// The number of frames sent as a synchronized update.
  public internal(set) var synchronizedUpdates = 0

  /// The sequences that ask the terminal for a reply, without their escape character.
  public internal(set) var queries: [String] = []

  /// The SGR attributes that were used at any time; 2 is faint. Colors' arguments are left out.
  public internal(set) var attributes: Set<Int> = []

  /// The SGR codes that would end what is switched on now; empty for plain text.
  public internal(set) var pen: Set<Int> = []

  /// The scrolling margins that are set, as sent; nil for the whole screen.
  public internal(set) var scrollRegion: String?

  /// The cursor's shape (DECSCUSR); 0 is the user's own.
  public internal(set) var cursorStyle = 0

  /// Whether the keypad sends application codes.
  public internal(set) var hasApplicationKeypad = false

  /// The operating system commands sent (titles, links, clipboard), without their introducer.
  public internal(set) var systemCommands: [String] = []

  /// The number of bells rung.
  public internal(set) var bells = 0

  /// Creates the modes of a terminal that was just opened.
  public init() {}

  /// Whether pasted text arrives between marks.
  public var hasBracketedPaste: Bool { enabled.contains(2004) }

  /// Whether a synchronized update is open, so that the terminal holds back what it shows.
  public var isSynchronizing: Bool { enabled.contains(2026) }

  /// Whether mouse buttons are reported.
  public var reportsMouse: Bool { !enabled.isDisjoint(with: [1000, 1002, 1003]) }

  /// Whether the alternate screen is shown.
  public var isAlternateScreen: Bool { !enabled.isDisjoint(with: [47, 1047, 1049]) }

  /// Whether all that can be switched on is as it was when the terminal was opened.
  public var isRestored: Bool {
    let new = TerminalModes()
    return enabled == new.enabled && keyboardFlags.isEmpty && pen.isEmpty && scrollRegion == nil
      && cursorStyle == new.cursorStyle && !hasApplicationKeypad
  }
}
