import CLibrary
import Testing

@testable import ActionSheetsTerminal
@testable import TerminalKit

extension ProcessWideTests {
  struct TerminalSessionTests {
    @Test func `C7: the line settings and handlers after leaving are those before`() throws {
      let terminal = try PseudoTerminal()
      terminal.makeUnusual()
      let settings = terminal.settings
      let handlers = handlerAddresses()
      let session = TerminalSession(device: try terminal.device())

      try session.enter()
      #expect(!terminal.settings.has(ICANON) && !terminal.settings.has(ECHO))
      #expect(terminal.settings.has(ISIG))
      #expect(terminal.output() == String(decoding: session.modes.enter, as: UTF8.self))
      #expect(handlerAddresses() != handlers)

      session.leave()
      session.leave()
      #expect(terminal.settings == settings)
      #expect(terminal.output() == String(decoding: session.modes.leave, as: UTF8.self))
      #expect(handlerAddresses() == handlers)
    }

    @Test func `C7: a session that is let go of leaves`() throws {
      let terminal = try PseudoTerminal()
      let settings = terminal.settings
      do {
        let session = TerminalSession(device: try terminal.device())
        try session.enter()
        #expect(terminal.settings != settings)
      }
      #expect(terminal.settings == settings)
    }

    @Test func `I6: keys typed before entering answer nothing`() throws {
      let terminal = try PseudoTerminal()
      let session = TerminalSession(device: try terminal.device(), now: { .zero })
      terminal.type("early\r")
      try session.enter()
      terminal.type("x")
      #expect(try session.nextEvents() == [.key(.character("x"))])
    }

    @Test func `C11: Escape arrives without a further byte`() throws {
      let terminal = try PseudoTerminal()
      let session = TerminalSession(device: try terminal.device())
      try session.enter()
      terminal.type("\u{1B}")
      #expect(try session.nextEvents() == [.key(.escape)])
    }

    @Test func `A deadline that has passed is reported, and keys come first`() throws {
      let terminal = try PseudoTerminal()
      let session = TerminalSession(device: try terminal.device(), now: { .milliseconds(50) })
      try session.enter()
      #expect(try session.nextEvents(deadline: .milliseconds(50)) == [])
      terminal.type("\u{1B}[B")
      #expect(try session.nextEvents(deadline: .milliseconds(50)) == [.key(.down)])
      #expect(try session.nextEvents(deadline: .zero) == [])
    }

    @Test func `C9: input that means nothing does not put a deadline off`() throws {
      let terminal = try PseudoTerminal()
      let session = TerminalSession(device: try terminal.device(), now: { .milliseconds(50) })
      try session.enter()
      terminal.type("\u{1B}[?62c")
      #expect(try session.nextEvents(deadline: .milliseconds(50)) == [])
    }

    @Test func `C12: a new size is reported once`() throws {
      let terminal = try PseudoTerminal()
      let session = TerminalSession(device: try terminal.device(), now: { .zero })
      try session.enter()
      terminal.resize(columns: 1, rows: 1)
      send(SIGWINCH)
      send(SIGWINCH)
      #expect(try session.nextEvents() == [.resized(CellSize(columns: 1, rows: 1))])
      #expect(try session.nextEvents(deadline: .zero) == [])
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGUSR1, SIGALRM, SIGPWR, 40])
    func `C7: a signal becomes an event`(_ signal: Int32) throws {
      let terminal = try PseudoTerminal()
      let session = TerminalSession(device: try terminal.device(), now: { .zero })
      try session.enter()
      send(signal)
      #expect(try session.nextEvents() == [.signal(signal)])
    }

    @Test(arguments: [
      ("\u{1B}[99;5u", SIGINT), ("\u{1B}[122;5u", SIGTSTP), ("\u{1B}[92;5u", SIGQUIT),
      ("\u{1B}[1089::99;5u", SIGINT),
    ])
    func `C7: a control key in the keyboard protocol sends the signal the kernel would`(
      _ bytes: String, _ signal: Int32
    ) throws {
      let terminal = try PseudoTerminal()
      let session = TerminalSession(device: try terminal.device(), now: { .zero })
      try session.enter()
      terminal.type(bytes)
      #expect(try session.nextEvents() == [.signal(signal)])
    }

    @Test func `C7: a signal that was ignored stays ignored`() throws {
      let previous = signal(SIGHUP, SIG_IGN)
      defer { signal(SIGHUP, previous) }
      let terminal = try PseudoTerminal()
      let session = TerminalSession(device: try terminal.device(), now: { .zero })
      try session.enter()
      send(SIGHUP)
      send(SIGUSR1)
      #expect(try session.nextEvents() == [.signal(SIGUSR1)])
    }

    @Test func `A program's own handler for a signal of no concern is left to it`() throws {
      let previous = signal(SIGUSR2) { _ in }
      defer { signal(SIGUSR2, previous) }
      let terminal = try PseudoTerminal()
      let session = TerminalSession(device: try terminal.device(), now: { .zero })
      try session.enter()
      send(SIGUSR2)
      send(SIGTERM)
      #expect(try session.nextEvents() == [.signal(SIGTERM)])
    }

    @Test func `A terminal that goes away is reported once and does not spin`() throws {
      let terminal = try PseudoTerminal()
      let session = TerminalSession(device: try terminal.device(), now: { .zero })
      try session.enter()
      terminal.type("x")
      terminal.hangUp()
      var events: [TerminalEvent] = []
      while events.last != .closed { events += try session.nextEvents() }
      #expect(try session.nextEvents(deadline: .zero) == [])
    }

    @Test func `C7: continuing after a stop takes the terminal over again`() throws {
      let terminal = try PseudoTerminal()
      let settings = terminal.settings
      let session = TerminalSession(device: try terminal.device(), now: { .zero })
      try session.enter()
      let raw = terminal.settings
      terminal.makeUnusual()
      terminal.resize(columns: 44, rows: 11)
      _ = terminal.output()
      send(SIGCONT)
      #expect(
        try session.nextEvents() == [.resumed, .resized(CellSize(columns: 44, rows: 11))])
      #expect(terminal.settings == raw)
      #expect(
        terminal.output()
          == String(decoding: session.modes.leave + session.modes.enter, as: UTF8.self))
      session.leave()
      #expect(terminal.settings == settings)
    }

    @Test func `A second session cannot take the handlers away`() throws {
      let terminal = try PseudoTerminal()
      let session = TerminalSession(device: try terminal.device())
      try session.enter()
      let other = TerminalSession(device: try terminal.device())
      #expect(throws: TerminalError(.signals, code: EBUSY)) { try other.enter() }
      other.leave()
      #expect(!terminal.settings.has(ICANON))
    }
  }
}

/// Sends this process a signal. Not `raise`: the threads that tests run on have signals blocked.
private func send(_ signal: Int32) {
  kill(getpid(), signal)
}
