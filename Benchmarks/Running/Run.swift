import TerminalEmulation

/// One start of a program in a terminal of its own, 80 × 24, with a record of what it wrote and when.
///
/// While a measurement runs the driver only reads and notes the time; screens are made from the record
/// afterwards, so that the price of emulation is in no figure.
final class Run {
  /// Everything read so far.
  private(set) var chunks: [Chunk] = []

  /// When the program was started.
  private(set) var start = 0

  private let terminal: MeasuredTerminal
  private let contender: Contender

  init(_ contender: Contender) throws {
    self.contender = contender
    terminal = try MeasuredTerminal(size: Size())
    start = try terminal.start(contender)
  }

  /// Reads until the program has been quiet for that long.
  ///
  /// - Returns: Whether anything came.
  @discardableResult
  func settle(quiet milliseconds: Int32) -> Bool {
    let before = chunks.count
    while let chunk = terminal.read(milliseconds: milliseconds) { chunks.append(chunk) }
    return chunks.count > before
  }

  /// Reads until the first frame is complete and the program is quiet.
  ///
  /// - Returns: The frame, or nil where none came in time.
  func firstFrame(quiet: Int32 = 15, limit milliseconds: Int = 60_000) -> Frame? {
    let end = start + milliseconds * 1_000_000
    repeat {
      let news = settle(quiet: quiet)
      if news, let frame = Frame.first(in: chunks, of: contender, since: start) { return frame }
    } while now() < end && terminal.isRunning
    return nil
  }

  /// Types a key and reads until the program is quiet.
  ///
  /// - Returns: The frame that answers the key, or nil where the screen stayed as it was.
  func answer(to key: String, quiet: Int32 = 15) -> Frame? {
    let before = chunks.count
    let pressed = terminal.type(key)
    if let chunk = terminal.read(milliseconds: 1000) { chunks.append(chunk) }
    settle(quiet: quiet)
    return Frame.last(in: chunks, from: before, since: pressed)
  }

  /// The most memory that the program has held at once, in bytes.
  var peakMemory: Int { terminal.peakMemory ?? 0 }

  /// Ends the program.
  func end() { terminal.end() }
}
