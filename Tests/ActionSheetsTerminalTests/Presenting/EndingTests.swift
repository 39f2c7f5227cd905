import ActionSheets
import CLibrary
import Testing

@testable import ActionSheetsTerminal
@testable import TerminalKit

extension ProcessWideTests {
  /// How sheets end that nobody answers.
  @MainActor struct EndingTests {
    private static let content = ActionSheet<Int> {
      Button("One", 1)
      Cancel("Cancel")
    }.content

    private static let request = Presentation.Request(
      content, options: Presentation.Options(isAnimated: false))

    /// Makes a presenter on the rows below the cursor of a terminal.
    private static func presenter(on path: String) throws -> TerminalPresenter {
      let configuration = TerminalConfiguration(
        traits: TerminalTraits { _ in nil }, colorDepth: ColorDepth.none, isAnimated: false)
      let session = TerminalSession(device: try TerminalDevice(path: path))
      let canvas = InlineCanvas(
        session: session, traits: configuration.traits, depth: configuration.colorDepth)
      let presenter = TerminalPresenter(
        loop: TerminalLoop(session: session), canvas: canvas, configuration)
      presenter.turns.startByTask()
      return presenter
    }

    @Test func `Rule 1: closing a screen ends what is shown and what waits`() throws {
      let presenter = TerminalPresenter(
        loop: TerminalLoop(session: nil), canvas: FixedCanvas(80, 24), TerminalConfiguration())
      var endings: [Outcome<ButtonID>] = []
      for _ in 0..<3 {
        presenter.present(Presentation.Request(Self.content), from: nil) { report in
          if case .ended(let outcome) = report { endings.append(outcome) }
        }
      }
      try presenter.drawIfNeeded()
      presenter.close()
      #expect(endings == Array(repeating: .cancelled(.hostGone), count: 3))
      #expect(!presenter.isPresenting)
    }

    @Test func `L14: a presenter that is let go of while it waits ends its sheets and gives back`()
      async throws
    {
      let terminal = try PseudoTerminal()
      let settings = terminal.settings
      var presenter: TerminalPresenter? = try Self.presenter(on: terminal.path)
      weak let remains = presenter
      var endings: [Outcome<ButtonID>] = []
      presenter?.present(Self.request, from: nil) { report in
        if case .ended(let outcome) = report { endings.append(outcome) }
      }
      var shown = ""
      while !shown.contains("One") {
        await Task.yield()
        shown += terminal.output()
      }
      presenter = nil
      #expect(remains == nil)
      #expect(endings == [.cancelled(.hostGone)])
      #expect(terminal.settings == settings)
    }

    @Test func `C8: a timeout of any length is waited for or over at once`() throws {
      for timeout in [Duration.seconds(Int64.min), .seconds(-1), .zero, .seconds(Int64.max)] {
        let presenter = TerminalPresenter(
          loop: TerminalLoop(session: nil), canvas: FixedCanvas(80, 24), TerminalConfiguration())
        var endings: [Outcome<ButtonID>] = []
        let options = Presentation.Options(isAnimated: false, timeout: timeout)
        presenter.present(Presentation.Request(Self.content, options: options), from: nil) {
          if case .ended(let outcome) = $0 { endings.append(outcome) }
        }
        #expect(presenter.deadline != nil)
        presenter.advance()
        #expect(endings == (timeout > .zero ? [] : [.cancelled(.timedOut)]))
      }
    }

    @Test func `C7: a signal cancels the sheets, and the program's own handler hears of it`()
      async throws
    {
      let terminal = try PseudoTerminal()
      let settings = terminal.settings
      await #expect(processExitsWith: .exitCode(7)) { [path = terminal.path as String] in
        try await MainActor.run {
          signal(SIGTERM) { _ in SignalPipe.put(77) }
          let presenter = try Self.presenter(on: path)
          var outcome: Outcome<ButtonID>?
          presenter.present(Self.request, from: nil) { report in
            switch report {
            case .call(.didPresent): kill(getpid(), SIGTERM)
            case .ended(let ended): outcome = ended
            default: break
            }
          }
          while outcome == nil { presenter.loop.runOnce() }
          var byte: UInt8 = 0
          let heard = read(SignalPipe.shared?.reader ?? -1, &byte, 1) == 1 && byte == 77
          let isRight =
            outcome == .cancelled(.interrupted) && presenter.lastSignal == SIGTERM && heard
          exit(isRight ? 7 : 1)
        }
      }
      #expect(terminal.settings == settings)
    }

    @Test
    func `C7: a sheet that is asked for when a signal cancels another keeps no process alive`()
      async throws
    {
      let terminal = try PseudoTerminal()
      let settings = terminal.settings
      await #expect(processExitsWith: .signal(SIGTERM)) { [path = terminal.path as String] in
        try await MainActor.run {
          let presenter = try Self.presenter(on: path)
          presenter.present(Self.request, from: nil) { report in
            switch report {
            case .call(.didPresent): kill(getpid(), SIGTERM)
            case .ended:
              presenter.present(Self.request, from: nil) { if case .ended = $0 { exit(1) } }
            default: break
            }
          }
          // Another signal than the expected one ends a process that is kept alive.
          alarm(60)
          while true { presenter.loop.runOnce() }
        }
      }
      #expect(terminal.settings == settings)
    }
  }
}
