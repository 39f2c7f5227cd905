import Foundation
import Testing

/// A run of `actionsheet-gtk`, or of another program that was built with the tests.
final class Program {
  private let process = Process()
  private let output = Pipe()
  private let error = Pipe()

  /// How a run ended.
  struct End: Equatable {
    var status: Int32
    var output: String
  }

  /// The name of the tests' display.
  static var display: String? { ProcessInfo.processInfo.environment["ACTIONSHEETS_TEST_DISPLAY"] }

  /// Starts the program on the tests' display, on another one, or on none.
  ///
  /// - Parameter script: What a shell is to do; the program is its `$0`.
  init(
    _ arguments: [String], of name: String = "actionsheet-gtk", script: String? = nil,
    display: String? = Program.display, variables: [String: String] = [:],
    closesOutput: Bool = false
  ) throws {
    // What runs the tests may ignore signals, and its children would do so too.
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["--default-signal=INT,TERM,HUP,QUIT"]
      + (closesOutput ? ["sh", "-c", "exec \"$@\" >&-", "sh"] : [])
      + (script.map { ["sh", "-c", $0] } ?? [])
      + [Program.file(name).path] + arguments
    var environment = ProcessInfo.processInfo.environment
    environment["G_DEBUG"] = "fatal-warnings"
    // With a backtrace Swift's runtime would go on after the warning.
    environment["SWIFT_BACKTRACE"] = "enable=no"
    environment["WAYLAND_DISPLAY"] = nil
    environment["GSETTINGS_BACKEND"] = "memory"
    environment["DISPLAY"] = display
    environment["DBUS_SESSION_BUS_ADDRESS"] = environment["ACTIONSHEETS_TEST_BUS"]
    environment.merge(variables) { $1 }
    process.environment = environment
    process.standardOutput = output
    process.standardError = error
    try process.run()
  }

  deinit {
    if process.isRunning { process.terminate() }
  }

  /// Waits until a window with a title has the focus, and returns its number.
  func window(titled title: String = "actionsheet") throws -> String {
    for _ in 0..<200 {
      let found = try Program.run(
        "xdotool",
        ["getwindowfocus", "getwindowpid", "getwindowname", "getwindowfocus"])
      let lines = found.split(separator: "\n")
      // The window of a program that has just ended may be there still, and the window manager calls a window active
      // before the window takes the keys.
      if lines.count == 3, lines[0] == "\(process.processIdentifier)", lines[1] == title {
        return String(lines[2])
      }
      usleep(20_000)
    }
    Issue.record("No window \(title) came up")
    return ""
  }

  /// Presses keys.
  func keys(_ names: String...) throws {
    for name in names { _ = try Program.run("xdotool", ["key", name]) }
  }

  /// Sends the command a signal.
  func signal(_ number: Int32) {
    kill(process.processIdentifier, number)
  }

  /// Waits for the next line of the output, and returns it.
  func line() -> String {
    var bytes: [UInt8] = []
    while let byte = output.fileHandleForReading.readData(ofLength: 1).first, byte != 0x0A {
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Waits for the end, and returns the output as it is.
  func outputBytes() -> [UInt8] {
    defer { process.waitUntilExit() }
    return Array(output.fileHandleForReading.readDataToEndOfFile())
  }

  /// Waits for the end.
  func end() -> End {
    let text = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return End(status: process.terminationStatus, output: text)
  }

  /// What was said on standard error; after the end.
  var messages: String {
    String(decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }

  /// Runs another program on the display and returns what it prints.
  static func run(
    _ name: String, _ arguments: [String], display: String? = Program.display
  ) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [name] + arguments
    var environment = ProcessInfo.processInfo.environment
    environment["DISPLAY"] = display
    environment["DBUS_SESSION_BUS_ADDRESS"] = environment["ACTIONSHEETS_TEST_BUS"]
    process.environment = environment
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  /// A program that was built with the tests.
  static func file(_ name: String) -> URL {
    Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
      .deletingLastPathComponent().appendingPathComponent(name)
      ?? URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent(name)
  }
}
