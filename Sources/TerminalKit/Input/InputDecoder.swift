/// A decoder from the bytes of a terminal to keys, mouse events and pastes.
///
/// Bytes may arrive in any pieces; the events are the same. The decoder has no clock: each call
/// tells it the time, and ``deadline`` says when to call ``flush(at:)`` if no byte comes before.
///
///     var decoder = InputDecoder()
///     decoder.decode([0x1B], at: .zero)                        // nothing yet: it may begin a sequence
///     decoder.deadline                                         // 25 ms
///     decoder.flush(at: .milliseconds(25))                     // Escape
///     decoder.decode("\u{1B}[A".utf8, at: .milliseconds(90))  // arrow up
///
/// Replies of the terminal and unknown sequences are swallowed whole, however late. Nothing inside
/// a sequence or a paste becomes a key. A terminal that breaks off in the middle locks nobody out:
///
/// - ESC always begins anew, except in a paste.
/// - A sequence that pauses for ``silence``, or goes on for ``longestSequence``, is given up.
/// - Beyond ``stringLimit`` bytes of one string, bytes are dropped until they pause for ``drainingPause``.
/// - A paste that pauses for ``silence`` has ended.
///
/// Characters come one Unicode scalar at a time, because a terminal does not say where a cluster ends.
package struct InputDecoder {
  // No terminal marks the end of its input, so each of these times is a fallback; its comment says
  // what happens when it is wrong for a slow line or a slow person.

  /// The time that a lone ESC waits for the rest of a sequence: half of the 50 ms of row C11. If it
  /// is too short, Escape is reported, and ``lateTail`` keeps the rest from being typed.
  static let escapeDelay: Duration = .milliseconds(25)
  /// The time in which `[` or `\` still belongs to the reported Escape before it. If it is too
  /// short, the rest of a torn sequence is typed; if it is too long, a `[` typed right after Escape
  /// is lost.
  static let lateTail: Duration = .milliseconds(250)
  /// The pause that ends an unfinished sequence or paste. If it is too short, the rest of it counts
  /// as typed; if it is too long, keys are lost meanwhile.
  static let silence: Duration = .seconds(2)
  /// The pause after which the introducer of a string was Alt with that key. If it is too short,
  /// the string that follows counts as typed; if it is too long, Alt with that key swallows the
  /// keys that follow.
  static let introducerSilence: Duration = .milliseconds(500)
  /// The longest time that a sequence may go on; after it, its bytes are dropped.
  static let longestSequence: Duration = .seconds(10)
  /// The pause that ends the dropping of an overlong string; keys are typed further apart than its bytes come.
  static let drainingPause: Duration = .milliseconds(100)
  /// The number of bytes of a string after which the rest is dropped.
  static let stringLimit = 65_536
  /// The number of bytes of a control sequence that are kept; a longer one means nothing.
  static let sequenceLimit = 256
  /// The number of bytes of a paste that are kept; the rest is dropped.
  static let pasteLimit = 65_536

  enum State: Equatable, Sendable {
    case ground
    /// One or two ESC have come.
    case escape(count: Int)
    /// A character has begun.
    case text
    /// After `ESC O`.
    case singleShift
    /// After `CSI`.
    case sequence
    /// After `CSI [`, the Linux console's function keys.
    case linuxFunction
    /// After `CSI M`: bytes of the X10 mouse encoding still to swallow.
    case legacyMouse(remaining: Int)
    /// In an OSC, DCS, APC, PM or SOS string; only an OSC may end with BEL.
    case string(endsAtBell: Bool)
    /// ESC inside a string: its terminator, or a new beginning.
    case stringEscape
    case paste
    /// Dropping the rest of a string that is too long.
    case draining
  }

  var state = State.ground
  var utf8 = UTF8Accumulator()
  var body: [UInt8] = []
  var paste = PasteCollector(limit: InputDecoder.pasteLimit)
  /// Whether ESC preceded the sequence, so that its key is pressed with Alt.
  var isAlt = false
  /// Whether the sequence means nothing any more.
  var isVoid = false
  var stringLength = 0
  var startedAt = Duration.zero
  var lastByteAt = Duration.zero
  /// The byte that would continue the ESC that was just taken for the Escape key, and until when.
  var tail: (byte: UInt8, until: Duration)?

  /// Creates a decoder that waits for a first byte.
  package init() {}

  /// The time at which ``flush(at:)`` is due if no byte arrives before; `nil` when nothing is unfinished.
  package var deadline: Duration? {
    switch state {
    case .escape: lastByteAt + Self.escapeDelay
    case .stringEscape: lastByteAt + Self.lateTail
    case .paste: lastByteAt + Self.silence
    default: nil
    }
  }

  /// Decodes bytes in the order they came, at a time that never runs backwards.
  ///
  /// Bytes come before time: an ESC whose deadline has passed still joins a `[` that follows, because
  /// the program was late, not the terminal.
  package mutating func decode(
    _ bytes: some Sequence<UInt8>, at now: Duration
  ) -> [TerminalEvent] {
    var events: [TerminalEvent] = []
    expireSequence(at: now)
    for byte in bytes {
      take(byte, at: now, into: &events)
      lastByteAt = now
    }
    return events
  }

  /// Reports Escape, or the end of a paste, for which no further byte has come.
  ///
  /// Before the ``deadline`` it does nothing. Call it only after finding that no byte can be read.
  package mutating func flush(at now: Duration) -> [TerminalEvent] {
    var events: [TerminalEvent] = []
    expireSequence(at: now)
    guard let deadline, now >= deadline else { return events }
    switch state {
    case .escape(let count):
      tail = (UInt8(ascii: "["), now + Self.lateTail)
      events = Array(repeating: .key(.escape), count: count)
    case .stringEscape:
      tail = (UInt8(ascii: "\\"), now + Self.lateTail)
      events = [.key(.escape)]
    default: events = [endOfPaste()]
    }
    state = .ground
    return events
  }

  /// Gives up a sequence that pauses or goes on for too long, without an event.
  private mutating func expireSequence(at now: Duration) {
    let pause = now - lastByteAt
    switch state {
    case .singleShift, .sequence, .linuxFunction, .legacyMouse:
      if pause >= Self.silence { state = .ground }
    case .string:
      if pause >= (stringLength == 0 ? Self.introducerSilence : Self.silence) {
        state = .ground
      } else if now - startedAt >= Self.longestSequence {
        state = .draining
      }
    default: break
    }
    if state == .draining, pause >= Self.drainingPause { state = .ground }
  }

  mutating func endOfPaste() -> TerminalEvent {
    .paste(paste.takeText())
  }
}
