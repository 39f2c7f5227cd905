import ActionSheetsCommand

internal import CLibrary

/// Ends the process.
func exitProcess(_ code: ExitCode) -> Never {
  exit(code.rawValue)
}

/// Replaces the process by a helper command, found beside this program or on `PATH`.
///
/// - Returns: Only when the helper could not be started: why.
func run(_ helper: HelperCommand, _ arguments: ByteStrings) -> CommandResult {
  let name = helper.program
  var beside = [CChar](repeating: 0, count: Int(PATH_MAX))
  let length = readlink("/proc/self/exe", &beside, beside.count)
  if length > 0, let slash = beside[..<length].lastIndex(of: CChar(UInt8(ascii: "/"))) {
    let folder = beside[...slash].map { UInt8(bitPattern: $0) }
    execute(folder + Array(name.utf8), arguments)
  }
  execute(Array(name.utf8), arguments)
  let reason =
    errno == ENOENT
    ? "it is neither beside actionsheet nor on PATH" : String(cString: strerror(errno))
  return CommandResult(CommandError(.unavailable, "cannot run \(name): \(reason)"))
}

/// Starts a program in place of this one; returns if that fails.
private func execute(_ program: [UInt8], _ arguments: ByteStrings) {
  guard let path = duplicate(program[...]) else { return }
  var vector: [UnsafeMutablePointer<CChar>?] = [path]
  for position in 0..<arguments.count { vector.append(duplicate(arguments[position])) }
  vector.append(nil)
  execvp(path, vector)
  for pointer in vector { free(pointer) }
}

private func duplicate(_ bytes: ArraySlice<UInt8>) -> UnsafeMutablePointer<CChar>? {
  (bytes + [0]).withUnsafeBytes { $0.bindMemory(to: CChar.self).baseAddress.flatMap { strdup($0) } }
}
