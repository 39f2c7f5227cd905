import ActionSheetsCommand

internal import CLibrary

/// Replaces the process by a helper command, found beside this program or on `PATH`.
///
/// - Returns: The failure; the function returns only when the helper could not be started.
func run(_ helper: HelperCommand, _ arguments: [[UInt8]]) -> CommandResult {
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
private func execute(_ program: [UInt8], _ arguments: [[UInt8]]) {
  var vector = ([program] + arguments).map { bytes in
    strdup((bytes + [0]).map(CChar.init(bitPattern:)))
  }
  vector.append(nil)
  if let path = vector[0] { execvp(path, vector) }
  for pointer in vector { free(pointer) }
}
