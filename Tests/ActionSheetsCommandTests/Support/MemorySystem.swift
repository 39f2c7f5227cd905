import ActionSheetsCommand

/// A process in memory: arguments, environment, standard input and files.
struct MemorySystem: CommandSystem {
  var arguments: [[UInt8]]
  var environment: [String: String] = [:]
  var input: [UInt8]?
  var files: [String: [UInt8]] = [:]
  var hasTerminal = true
  var asksInWindow = false

  init(
    _ arguments: [String], input: String? = nil, files: [String: String] = [:],
    environment: [String: String] = [:]
  ) {
    self.arguments = arguments.map { Array($0.utf8) }
    self.input = input.map { Array($0.utf8) }
    self.files = files.mapValues { Array($0.utf8) }
    self.environment = environment
  }

  func environmentValue(_ name: String) -> String? { environment[name] }

  func standardInput() throws(CommandError) -> [UInt8] {
    guard let input else { throw CommandError(.noInput, "standard input was read") }
    return input
  }

  func contents(of path: [UInt8]) throws(CommandError) -> [UInt8] {
    let name = String(decoding: path, as: UTF8.self)
    guard let contents = files[name] else {
      throw CommandError(.noInput, "cannot read \(name): No such file or directory")
    }
    return contents
  }
}
