import Foundation
import Testing

/// A display of one test's own, which may die.
final class OwnDisplay {
  private let process = Process()
  /// The name under which programs find it.
  let name: String

  /// Starts the display.
  init() throws {
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // Otherwise the end of the last client, which may be the one that looks for a window, throws out the next one.
    process.arguments = [
      "Xvfb", "-displayfd", "1", "-screen", "0", "800x600x24", "-nolisten", "tcp", "-noreset",
    ]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let number = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    name = ":" + number.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  deinit { die() }

  /// Waits until a window with a title is there.
  func awaitWindow(titled title: String) throws {
    for _ in 0..<200 {
      let arguments = ["search", "--onlyvisible", "--name", "^\(title)$"]
      if try !Program.run("xdotool", arguments, display: name).isEmpty { return }
      usleep(20_000)
    }
    Issue.record("No window \(title) came up")
  }

  /// Goes on or no longer does anything, as a machine does that is out of reach.
  var isMute = false {
    didSet { kill(process.processIdentifier, isMute ? SIGSTOP : SIGCONT) }
  }

  /// Dies as a display does whose machine is switched off.
  func die() {
    guard process.isRunning else { return }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}
