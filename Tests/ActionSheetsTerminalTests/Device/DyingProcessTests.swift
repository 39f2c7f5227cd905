import CLibrary
import Testing

@testable import ActionSheetsTerminal
@testable import TerminalKit

extension ProcessWideTests {
  /// A child process takes the terminal over and ends; the terminal is looked at afterwards.
  struct DyingProcessTests {
    private func expectRestored(_ terminal: PseudoTerminal, _ settings: LineSettings) {
      #expect(terminal.settings == settings)
      let modes = TerminalModes()
      #expect(terminal.output() == String(decoding: modes.enter + modes.leave, as: UTF8.self))
    }

    @Test func `C7: re-raising ends the process by that signal`() async {
      await #expect(processExitsWith: .signal(SIGTERM)) {
        TerminalSession.reRaise(SIGTERM)
      }
    }

    @Test func `C7: an abort restores the terminal`() async throws {
      let terminal = try PseudoTerminal()
      let settings = terminal.settings
      await #expect(processExitsWith: .signal(SIGABRT)) { [path = terminal.path as String] in
        let session = TerminalSession(device: try TerminalDevice(path: path))
        try session.enter()
        abort()
      }
      expectRestored(terminal, settings)
    }

    @Test func `C7: a fault restores the terminal`() async throws {
      let terminal = try PseudoTerminal()
      let settings = terminal.settings
      await #expect(processExitsWith: .failure) { [path = terminal.path as String] in
        let session = TerminalSession(device: try TerminalDevice(path: path))
        try session.enter()
        UnsafeMutablePointer<UInt8>(bitPattern: 8)?.pointee = 1
      }
      expectRestored(terminal, settings)
    }

    @Test func `C7: an exit in the middle restores the terminal`() async throws {
      let terminal = try PseudoTerminal()
      let settings = terminal.settings
      await #expect(processExitsWith: .exitCode(3)) { [path = terminal.path as String] in
        let session = TerminalSession(device: try TerminalDevice(path: path))
        try session.enter()
        exit(3)
      }
      expectRestored(terminal, settings)
    }

    @Test func `C7: while suspended the terminal is the shell's, and afterwards ours again`()
      async throws
    {
      let terminal = try PseudoTerminal()
      terminal.makeUnusual()
      let settings = terminal.settings
      await #expect(processExitsWith: .exitCode(0)) { [path = terminal.path as String] in
        // A group of its own, whose parent can continue it, so that SIGTSTP really stops it.
        setpgid(0, 0)
        let session = TerminalSession(device: try TerminalDevice(path: path), now: { .zero })
        try session.enter()
        // Waits until this process is stopped; continues it if the terminal is in its usual state by then.
        let script = """
          until grep -q '^State:.T' /proc/\(getpid())/status; do sleep 0.02; done
          stty -F \(path) | grep -q -- -icanon && kill -KILL \(getpid())
          kill -CONT \(getpid())
          """
        var arguments = [strdup("sh"), strdup("-c"), strdup(script), nil]
        var child: pid_t = 0
        posix_spawn(&child, "/bin/sh", nil, nil, &arguments, environ)
        try session.suspend()
        waitpid(child, nil, 0)
        let events = try session.nextEvents(deadline: .zero)
        let isRaw = !LineSettings(descriptor: session.device.descriptor).has(ICANON)
        session.leave()
        exit(events.first == .resumed && isRaw ? 0 : 1)
      }
      #expect(terminal.settings == settings)
    }
  }
}
