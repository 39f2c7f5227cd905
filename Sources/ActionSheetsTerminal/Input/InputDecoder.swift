/// A decoder from the bytes a terminal sends to what the person did.
///
/// Bytes may arrive in any pieces; the events are the same. It holds no clock and does no I/O: every call
/// says what time it is, and ``deadline`` says when to call ``flush(at:)`` if no byte comes before.
///
///     var decoder = InputDecoder()
///     decoder.decode([0x1B], at: 0)         // nothing yet: it may begin a sequence
///     decoder.deadline                      // 25
///     decoder.flush(at: 25)                 // Escape
///     decoder.decode("\u{1B}[A".utf8, at: 90)  // arrow up
///
/// Replies of the terminal and unknown sequences are swallowed whole, however late and in whatever pieces.
/// Nothing inside a sequence or a paste ever becomes a character or Enter. Four rules keep a terminal that
/// breaks off in the middle from locking a person out:
///
/// - ESC always begins anew, except in a paste.
/// - A sequence that falls silent for two seconds, or goes on for ten, is given up.
/// - Past 64 KiB of one string, bytes are dropped until they pause for a tenth of a second.
/// - A paste that falls silent for two seconds has ended.
///
/// Characters come one Unicode scalar at a time, since a terminal does not say where a cluster ends.
/// Memory stays bounded: 256 bytes for a sequence, ``pasteLimit`` for a paste that is kept.
struct InputDecoder: Sendable {
  /// How long a lone ESC waits for the rest of a sequence. Row C11 allows 50 ms in all.
  static let escapeDelay: Milliseconds = 25
  /// How long a piece that belongs to an ESC may lag behind it without being taken for typing.
  static let lateTail: Milliseconds = 250
  /// The silence that ends a sequence or a paste that was never finished.
  static let silence: Milliseconds = 2000
  /// The silence that ends a string of which only the introducer came: it was Alt with that key.
  static let introducerSilence: Milliseconds = 500
  /// The longest a sequence may go on.
  static let longestSequence: Milliseconds = 10_000
  /// The pause that ends the dropping of an overlong string.
  static let drainingPause: Milliseconds = 100
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

  let keepsPastes: Bool
  var state = State.ground
  var utf8 = UTF8Accumulator()
  var body: [UInt8] = []
  var paste = PasteCollector(limit: 0)
  /// Whether ESC preceded what is being assembled, so that it is pressed with Alt.
  var isAlt = false
  /// Whether what is being assembled means nothing any more.
  var isVoid = false
  var stringLength = 0
  var startedAt = Milliseconds.zero
  var lastByteAt = Milliseconds.zero
  /// The byte that would continue the ESC that was just taken for the Escape key, and until when.
  var tail: (byte: UInt8, until: Milliseconds)?

  /// Makes a decoder.
  /// - Parameter keepsPastes: True reports pastes as ``InputEvent/paste(_:)`` with their text; false
  ///   swallows the text and reports ``InputEvent/pasted``.
  init(keepsPastes: Bool = false) {
    self.keepsPastes = keepsPastes
  }

  /// The time at which ``flush(at:)`` is due if no byte arrives before; nil when nothing waits.
  var deadline: Milliseconds? {
    switch state {
    case .escape: lastByteAt + Self.escapeDelay
    case .stringEscape: lastByteAt + Self.lateTail
    case .paste: lastByteAt + Self.silence
    default: nil
    }
  }

  /// Decodes bytes in the order they came and returns the events they complete.
  ///
  /// Bytes decide before time does: an ESC whose deadline has passed unnoticed still joins a `[` that follows,
  /// because it is the program that was late, not the terminal.
  /// - Parameters:
  ///   - bytes: What was read, in pieces of any size.
  ///   - now: The time of reading; it must not run backwards.
  mutating func decode(
    _ bytes: some Sequence<UInt8>, at now: Milliseconds
  ) -> [InputEvent] {
    var events: [InputEvent] = []
    expireSequence(at: now)
    for byte in bytes {
      take(byte, at: now, into: &events)
      lastByteAt = now
    }
    return events
  }

  /// Settles what was waiting for a byte that has not come: Escape, or the end of a paste.
  ///
  /// Before the ``deadline`` it does nothing. Call it only after finding that no byte can be read.
  mutating func flush(at now: Milliseconds) -> [InputEvent] {
    var events: [InputEvent] = []
    expireSequence(at: now)
    guard let deadline, now >= deadline else { return events }
    switch state {
    case .escape(let count):
      tail = (UInt8(ascii: "["), now + Self.lateTail)
      events = Array(repeating: .key(.escape), count: count)
    case .stringEscape:
      tail = (UInt8(ascii: "\\"), now + Self.lateTail)
      events = [.key(.escape)]
    default:
      events = [endOfPaste()]
    }
    state = .ground
    return events
  }

  /// Gives up what fell silent or goes on for too long; no event comes of it.
  private mutating func expireSequence(at now: Milliseconds) {
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
    default:
      break
    }
    if state == .draining, pause >= Self.drainingPause { state = .ground }
  }

  mutating func endOfPaste() -> InputEvent {
    defer {
      paste.erase()
      paste = PasteCollector(limit: 0)
    }
    return keepsPastes ? .paste(paste.text) : .pasted
  }
}
