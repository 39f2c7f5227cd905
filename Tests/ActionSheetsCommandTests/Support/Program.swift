import Foundation

/// Runs programs and tells how they ended.
struct Program {
  var status: Int32
  var output: String
  var messages: String

  /// The `actionsheet` that was built together with these tests.
  static var actionsheet: String {
    get throws {
      let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
      return URL(fileURLWithPath: tests).deletingLastPathComponent()
        .appendingPathComponent("actionsheet").path
    }
  }

  /// Runs a command line of the shell `sh`, with positional parameters and standard input.
  static func run(
    _ script: String, _ parameters: String..., input: String = ""
  ) throws -> Program {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script, "sh"] + parameters
    let (inputPipe, output, messages) = (Pipe(), Pipe(), Pipe())
    process.standardInput = inputPipe
    process.standardOutput = output
    process.standardError = messages
    try process.run()
    inputPipe.fileHandleForWriting.write(Data(input.utf8))
    try inputPipe.fileHandleForWriting.close()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let errors = String(
      decoding: messages.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return Program(status: process.terminationStatus, output: text, messages: errors)
  }
}
