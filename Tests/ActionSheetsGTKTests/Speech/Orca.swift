import Foundation
import Testing

/// Runs a program under a headless Orca.
enum Orca {
  private static let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Support/Orca/listen")

  /// Whether there is an Orca that can be run in namespaces of its own.
  static var isThere: Bool {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/orca") && getuid() == 0
  }

  /// Until when Orca is stopped, as if the machine were slow.
  enum Pause: String, CaseIterable {
    case none = ""
    /// Until the program has an active window.
    case window
    /// Until assistive technology knows the program.
    case registered
  }

  /// Returns what Orca says after each key, and under the empty key what it says before the first.
  static func listen(
    to program: String, window: String, keys: [String], isFirst: Bool = false,
    pause: Pause = .none, until last: String? = nil, arguments: [String] = []
  ) throws -> [String: [String]] {
    let process = Process()
    let output = Pipe()
    process.executableURL = script
    process.arguments =
      [Program.file(program).path, window] + keys + ["--"] + arguments
    var environment = ProcessInfo.processInfo.environment
    environment["ORCA_FIRST"] = isFirst ? "1" : nil
    environment["ORCA_STOPPED"] = pause.rawValue
    environment["ORCA_UNTIL"] = last
    environment["DBUS_SESSION_BUS_ADDRESS"] = nil
    environment["DISPLAY"] = nil
    environment["NO_AT_BRIDGE"] = nil
    // Orca's own warnings are no failures.
    environment["G_DEBUG"] = nil
    process.environment = environment
    process.standardOutput = output
    let messages = Pipe()
    process.standardError = messages
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    if process.terminationStatus != 0 {
      let data = messages.fileHandleForReading.readDataToEndOfFile()
      Issue.record("\(String(decoding: data.suffix(2000), as: UTF8.self))")
    }
    var said: [String: [String]] = [:]
    var key = ""
    for line in text.split(separator: "\n") {
      if line.hasPrefix("> ") {
        key = String(line.dropFirst(2))
        said[key] = []
      } else {
        said[key, default: []].append(String(line))
      }
    }
    return said
  }
}
