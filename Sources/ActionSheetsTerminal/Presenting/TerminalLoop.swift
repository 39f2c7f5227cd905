internal import CLibrary

import ActionSheets

/// Waits for what a terminal reports and hands it on, blocking or not.
///
/// There is one loop for each session. A program that blocks runs it step by step; for one that awaits, a
/// thread of its own does the waiting and the main actor does everything else.
@MainActor
final class TerminalLoop {
  let session: TerminalSession?
  weak var presenter: TerminalPresenter?
  /// Hears what was not meant for a sheet.
  var onEvent: (TerminalEvent) -> Void = { _ in }
  /// Whether the loop goes on while no sheet is shown, for a full-screen program that awaits its events.
  var isNeeded = false

  /// The turns that the loop takes by itself.
  let turns = Turns()
  private let clock: () -> Duration

  init(session: TerminalSession?, clock: @escaping () -> Duration = MonotonicClock.now) {
    self.session = session
    self.clock = clock
    // Neither the loop nor the presenter is held while it waits, so that they can go and their sheets end.
    turns.prepare = { [weak self] in self?.prepareWait() }
    turns.take = { [weak self] in self?.runReady() }
  }

  deinit { turns.wake() }

  var now: Duration { clock() }

  /// Draws what has changed, waits for something to happen, and deals with it.
  func runOnce() {
    guard let session, let presenter else { return }
    do {
      try presenter.drawIfNeeded()
      let events = try session.nextEvents(deadline: presenter.deadline)
      deal(with: events)
    } catch {
      fail()
    }
  }

  /// Has the loop go on by itself, on the main actor, for as long as it is needed.
  func keepRunning() {
    guard session != nil, let presenter, isNeeded || presenter.isPresenting else { return }
    turns.keepRunning()
  }

  /// Draws what has changed, and returns what to wait for; `nil` when the loop is no longer needed.
  private func prepareWait() -> Turns.Wait? {
    guard let session, let presenter else { return nil }
    do {
      try presenter.drawIfNeeded()
    } catch {
      fail()
    }
    guard isNeeded || presenter.isPresenting else { return nil }
    return (
      session.readinessDescriptors, session.readinessTimeout(presenter.deadline, now)
    )
  }

  private func runReady() {
    guard let session, presenter != nil, session.isEntered else { return }
    do {
      deal(with: try session.nextEvents(deadline: now))
    } catch {
      fail()
    }
  }

  private func deal(with events: [TerminalEvent]) {
    for event in events {
      if event == .signal(SIGTSTP) {
        suspend()
      } else if presenter?.handle(event) == false {
        onEvent(event)
      }
    }
    presenter?.advance()
    presenter?.raiseFatalSignal()
  }

  private func suspend() {
    presenter?.canvas.screenWillBeLost()
    do {
      try session?.suspend()
    } catch {
      fail()
    }
  }

  /// Goes on after an error: by the signals for which something was given up, or without the terminal.
  private func fail() {
    let signals = session?.takeEndingSignals() ?? []
    deal(with: signals.isEmpty ? [.closed] : signals.map { .signal($0) })
  }
}
