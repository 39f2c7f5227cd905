import ActionSheetsCommand

/// A process in memory: arguments, environment, standard input and files.
struct MemorySystem: CommandSystem {
  var arguments: ByteStrings
  var environment: [String: String] = [:]
  var input: [UInt8]?
  var files: [String: [UInt8]] = [:]
  var hasTerminal = true

  init(
    _ arguments: [String], input: String? = nil, files: [String: String] = [:],
    environment: [String: String] = [:]
  ) {
    self.arguments = ByteStrings(arguments)
    self.input = input.map { Array($0.utf8) }
    self.files = files.mapValues { Array($0.utf8) }
    self.environment = environment
  }

  func environmentValue(_ name: String) -> String? { environment[name] }

  func readStandardInput(into buffer: inout [UInt8], limit: Int) throws(CommandError) {
    guard let input else { throw CommandError(.noInput, "standard input was read") }
    buffer += input
  }

  func readFile(at path: ArraySlice<UInt8>, into buffer: inout [UInt8], limit: Int)
    throws(CommandError)
  {
    let name = String(decoding: path, as: UTF8.self)
    guard let contents = files[name] else {
      throw CommandError(.noInput, "cannot read \(name): No such file or directory")
    }
    buffer += contents
  }
}
