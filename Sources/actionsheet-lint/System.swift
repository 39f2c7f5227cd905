import ActionSheetsCommand

internal import CLibrary

/// The folder of this program, with a slash at its end.
func folderOfProgram() -> String? {
  var path = [CChar](repeating: 0, count: Int(PATH_MAX))
  let length = readlink("/proc/self/exe", &path, path.count)
  guard length > 0 else { return nil }
  let bytes = path[..<length].map { UInt8(bitPattern: $0) }
  guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return nil }
  return String(validating: bytes[...slash], as: UTF8.self)
}

/// Writes a file, and returns the reason why that failed, or `nil`.
func write(_ text: String, to path: String) -> String? {
  let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
  guard descriptor >= 0 else { return String(cString: strerror(errno)) }
  defer { close(descriptor) }
  return Array(text.utf8).withUnsafeBytes { StandardStream.write($0, to: descriptor) }
}

/// Whether a stream is a terminal.
func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

/// Returns the path of a file of some name in a folder, or else in the nearest folder above it that has one.
func nearestFile(named name: String, from path: String) -> String? {
  guard let real = realpath(path, nil) else { return nil }
  defer { free(real) }
  guard var folder = String(validatingCString: real) else { return nil }
  while true {
    let file = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
    if access(file, F_OK) == 0 { return file }
    guard folder != "/", let slash = folder.lastIndex(of: "/") else { return nil }
    folder = slash == folder.startIndex ? "/" : String(folder[..<slash])
  }
}
