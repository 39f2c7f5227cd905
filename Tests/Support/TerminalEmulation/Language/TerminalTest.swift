#if canImport(CVTerm)
  /// A program running in an emulated terminal: keys in, screen out.
  ///
  ///     let test = try TerminalTest("/usr/bin/less", ["README.md"])
  ///     try test.waitUntil(.screen(contains: "# "))
  ///     try test.send("page-down q")
  ///     try test.waitUntil(.ended)
  ///     #expect(test.exitStatus == .code(0))
  ///
  /// The words of `send` are listed at `Stroke`. The object belongs to the thread that made it, and
  /// kills the program when it goes away.
  public final class TerminalTest {
    let emulator: Emulator
    let terminal: PseudoTerminal
    let profile: TerminalProfile
    var quietUpdates = 0
    var quietLooks = 0
    private var lateReplies: [UInt8] = []

    /// All bytes that the program has written to the terminal.
    public private(set) var transcript: [UInt8] = []

    /// Starts a program in a terminal.
    public init(_ launch: Launch, on profile: TerminalProfile = TerminalProfile()) throws {
      guard let emulator = Emulator(size: profile.size) else {
        throw SystemError(call: "vterm_new", code: 12)
      }
      self.emulator = emulator
      self.profile = profile
      terminal = try PseudoTerminal(launch, size: profile.size)
    }

    /// Starts a program in a terminal, with the wiring that `Launch` has by default.
    public convenience init(
      _ program: String, _ arguments: [String] = [], environment: [String: String] = [:],
      piped: Set<Launch.Stream> = [], on profile: TerminalProfile = TerminalProfile()
    ) throws {
      try self.init(
        Launch(program, arguments, environment: environment, piped: piped), on: profile)
    }

    /// Types a line of key notation, encoded as the modes that the program has set ask for.
    public func send(_ notation: String) throws {
      for stroke in try Stroke.parse(notation) {
        let encoder = KeyEncoder(modes: modes, speaksKitty: profile.speaksKitty)
        terminal.write(encoder.encode(stroke))
      }
      quietUpdates = 0
    }

    /// Sends bytes as they are.
    public func send(bytes: [UInt8]) {
      terminal.write(bytes)
      quietUpdates = 0
    }

    /// Changes the terminal's size, on the screen and for the program.
    public func resize(_ size: Size) throws {
      takeOutput(milliseconds: 0)
      emulator.resize(size)
      try terminal.resize(size)
      quietUpdates = 0
    }

    /// Sends a signal to the program.
    public func signal(_ number: Int32) throws {
      try terminal.signal(number)
      quietUpdates = 0
    }

    /// Continues a suspended program in the foreground.
    public func resume() throws {
      try terminal.resume()
      quietUpdates = 0
    }

    /// Takes the terminal away, as closing its window does.
    public func vanish() {
      takeOutput(milliseconds: 0)
      terminal.vanish()
    }

    /// Sends the replies that a terminal with late replies has kept back.
    public func sendLateReplies() {
      terminal.write(lateReplies)
      lateReplies = []
      quietUpdates = 0
    }

    /// Takes what the program has written and shows it.
    func takeOutput(milliseconds: Int32 = 10) {
      let limit = profile.bytesPerTick ?? 65536
      let bytes = terminal.update(limit: limit, milliseconds: milliseconds)
      if bytes.isEmpty {
        quietUpdates += 1
        return
      }
      quietUpdates = 0
      transcript += bytes
      let queriesBefore = modes.queries.count
      var replies = emulator.feed(bytes)
      if profile.speaksKitty, modes.queries.dropFirst(queriesBefore).contains("[?u") {
        replies += [UInt8]("\u{1b}[?\(modes.keyboardFlags.last ?? 0)u".utf8)
      }
      switch profile.replies {
      case .atOnce: terminal.write(replies)
      case .never: break
      case .late: lateReplies += replies
      }
      if profile.bytesPerTick != nil {
        SystemCalls.wait(reading: [], writing: [], milliseconds: 10)
      }
    }
  }
#endif
