import CTerminalCalls

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  #error("The test harness needs a C library it knows.")
#endif

/// The system calls that the harness makes, with Swift types on the outside.
///
/// All unsafe pointers of the process side live in this file and in `SystemCalls+Spawn`.
package enum SystemCalls {
  static let canonicalFlag = UInt32(ICANON)
  static let echoFlag = UInt32(ECHO)

  static func message(_ code: Int32) -> String {
    guard let text = strerror(code) else { return "error \(code)" }
    return String(cString: text)
  }

  static func environmentVariable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  static func linkTarget(_ path: String) -> String? {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = buffer.withUnsafeMutableBytes { bytes in
      guard let start = bytes.baseAddress else { return 0 }
      return readlink(path, start.assumingMemoryBound(to: CChar.self), bytes.count)
    }
    return count > 0 ? String(decoding: buffer.prefix(count), as: UTF8.self) : nil
  }

  static func check(_ result: Int32, _ call: String) throws -> Int32 {
    guard result >= 0 else { throw SystemError(call: call, code: errno) }
    return result
  }

  /// Opens a new pseudo-terminal and returns its master side and the path of the other.
  package static func openMaster() throws -> (master: Int32, slavePath: String) {
    let master = try check(posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC), "posix_openpt")
    _ = try check(grantpt(master), "grantpt")
    _ = try check(unlockpt(master), "unlockpt")
    var name = [CChar](repeating: 0, count: 128)
    guard ptsname_r(master, &name, name.count) == 0 else {
      throw SystemError(call: "ptsname_r", code: errno)
    }
    try makeNonblocking(master)
    let path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    return (master, path)
  }

  static func openTerminal(_ path: String) throws -> Int32 {
    try check(open(path, O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK), "open \(path)")
  }

  package static func openFile(_ path: String) -> Int32? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    return descriptor >= 0 ? descriptor : nil
  }

  static func makePipe() throws -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [0, 0]
    _ = try check(pipe2(&ends, O_CLOEXEC), "pipe2")
    return (ends[0], ends[1])
  }

  static func makeNonblocking(_ descriptor: Int32) throws {
    let flags = try check(fcntl(descriptor, F_GETFL), "fcntl")
    _ = try check(fcntl(descriptor, F_SETFL, flags | O_NONBLOCK), "fcntl")
  }

  /// Returns the names in a folder; none where it cannot be read.
  static func entries(of path: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names
  }

  package static func closeDescriptor(_ descriptor: Int32) {
    _ = close(descriptor)
  }

  static func settings(_ descriptor: Int32) throws -> TerminalSettings {
    var raw = termios()
    _ = try check(tcgetattr(descriptor, &raw), "tcgetattr")
    let characters = withUnsafeBytes(of: &raw.c_cc) { [UInt8]($0) }
    return TerminalSettings(
      inputFlags: raw.c_iflag, outputFlags: raw.c_oflag, controlFlags: raw.c_cflag,
      localFlags: raw.c_lflag, controlCharacters: characters)
  }

  package static func setSize(_ descriptor: Int32, _ size: Size) throws {
    var raw = winsize()
    raw.ws_col = UInt16(clamping: size.columns)
    raw.ws_row = UInt16(clamping: size.rows)
    _ = try check(ioctl(descriptor, UInt(TIOCSWINSZ), &raw), "ioctl TIOCSWINSZ")
  }

  /// Reads at most `limit` bytes: nil where there are none yet, empty at the end or a hang-up.
  package static func readBytes(_ descriptor: Int32, limit: Int) -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: limit)
    let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
    if count >= 0 { return [UInt8](buffer.prefix(count)) }
    return errno == EAGAIN || errno == EINTR ? nil : []
  }

  /// Writes what fits now and returns its length, or nil where nobody will ever read it.
  package static func writeBytes(_ descriptor: Int32, _ bytes: [UInt8]) -> Int? {
    let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    if count >= 0 { return count }
    return errno == EAGAIN || errno == EINTR ? 0 : nil
  }

  /// Waits until a descriptor can be read, or one written, for at most that many milliseconds.
  static func wait(reading: [Int32], writing: [Int32], milliseconds: Int32) {
    var entries =
      reading.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      + writing.map { pollfd(fd: $0, events: Int16(POLLOUT), revents: 0) }
    _ = poll(&entries, nfds_t(entries.count), milliseconds)
  }

  package static func sendSignal(_ signal: Int32, to process: Int32) throws {
    _ = try check(kill(process, signal), "kill \(process)")
  }
}
