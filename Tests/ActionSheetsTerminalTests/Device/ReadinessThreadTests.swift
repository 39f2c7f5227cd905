import CLibrary
import Testing

@testable import ActionSheetsTerminal
@testable import TerminalKit

struct ReadinessThreadTests {
  @Test func `A wait ends when a descriptor can be read`() async throws {
    let terminal = try PseudoTerminal()
    let device = try terminal.device()
    let thread = ReadinessThread()
    terminal.type("x\n")
    for _ in 0..<3 { await thread.wait(for: [device.descriptor], timeout: nil) }
  }

  @Test func `A wait ends after its time`() async {
    await ReadinessThread().wait(for: [], timeout: .zero)
  }

  @Test func `Another thread ends the wait, or the next one`() async throws {
    let terminal = try PseudoTerminal()
    let device = try terminal.device()
    let thread = ReadinessThread()
    for _ in 0..<100 {
      Task.detached { thread.wake() }
      await thread.wait(for: [device.descriptor], timeout: nil)
    }
  }

  @Test func `A wait ends when nobody holds the thread any longer`() async throws {
    let terminal = try PseudoTerminal()
    let device = try terminal.device()
    await withCheckedContinuation { continuation in
      ReadinessThread().wait(for: [device.descriptor], timeout: nil) { continuation.resume() }
    }
  }
}
