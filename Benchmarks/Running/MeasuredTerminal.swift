import TerminalEmulation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  #error("The benchmarks need a C library they know.")
#endif

/// The time of the monotonic clock in nanoseconds.
func now() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return time.tv_sec * 1_000_000_000 + time.tv_nsec
}

/// Ends this program.
func exitProcess(_ code: Int32) -> Never { exit(code) }

/// Returns a variable of this program's environment as a program takes it, `NAME=value`.
func environmentEntry(_ name: String) -> String {
  name + "=" + (getenv(name).map { String(cString: $0) } ?? "")
}

/// A pseudo-terminal read with as little work as possible between a program's write and the clock.
///
/// `PseudoTerminal` of the tests does more for each read (pipes, job control, states), which would be a
/// good part of the times measured here.
final class MeasuredTerminal {
  private let master: Int32
  private let slavePath: String
  private var process: Int32?
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)

  /// Opens a terminal of that size with nothing in it.
  init(size: Size) throws {
    (master, slavePath) = try SystemCalls.openMaster()
    try SystemCalls.setSize(master, size)
  }

  deinit {
    end()
    SystemCalls.closeDescriptor(master)
  }

  /// Starts a program and returns the time just before.
  func start(_ contender: Contender) throws -> Int {
    var descriptors: [Int32: Int32] = [:]
    if let input = contender.input {
      guard let file = SystemCalls.openFile(input) else {
        throw Failure(contender, "finds no \(input)")
      }
      descriptors[0] = file
    }
    defer { descriptors.values.forEach(SystemCalls.closeDescriptor) }
    let start = now()
    process = try SystemCalls.spawn(
      contender.path, contender.arguments, environment: Launch(contender.path).environment,
      directory: nil, terminalPath: slavePath, descriptors: descriptors)
    return start
  }

  /// Reads what is there, or waits for it that long; nil where nothing came.
  func read(milliseconds: Int32) -> Chunk? {
    var entry = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&entry, 1, milliseconds) > 0 else { return nil }
    let count = buffer.withUnsafeMutableBytes { bytes in
      systemRead(master, bytes.baseAddress, bytes.count)
    }
    let time = now()
    guard count > 0 else { return nil }
    let bytes = Array(buffer[..<count])
    // smenu shows nothing until it knows where the cursor stands.
    if bytes.suffix(4) == [0x1b, 0x5b, 0x36, 0x6e] { _ = type("\u{1b}[1;1R") }
    return Chunk(bytes: bytes, time: time)
  }

  /// Types a key and returns the time just before.
  func type(_ key: String) -> Int {
    let bytes = Array(key.utf8)
    let time = now()
    _ = SystemCalls.writeBytes(master, bytes)
    return time
  }

  /// Whether the program has not ended.
  var isRunning: Bool {
    guard let process else { return false }
    guard let change = SystemCalls.reap(process) else { return true }
    if change.state.isEnded { self.process = nil }
    return !change.state.isEnded
  }

  /// The high-water mark of the program's resident set, in bytes, as the kernel keeps it.
  ///
  /// `ru_maxrss` would count what the driver held when it started the program.
  var peakMemory: Int? {
    guard let process, let file = SystemCalls.openFile("/proc/\(process)/status") else {
      return nil
    }
    defer { SystemCalls.closeDescriptor(file) }
    let text = String(
      decoding: SystemCalls.readBytes(file, limit: 1 << 16) ?? [], as: UTF8.self)
    let line = text.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    let kibibytes = line?.split { $0 == " " || $0 == "\t" }.dropFirst().first.flatMap { Int($0) }
    return kibibytes.map { $0 * 1024 }
  }

  /// Ends the program and waits until it is gone, so that the next one has the machine for itself.
  func end() {
    guard let process else { return }
    try? SystemCalls.sendSignal(SIGKILL, to: process)
    while isRunning { usleep(200) }
  }
}

private func systemRead(
  _ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int
) -> Int {
  read(descriptor, buffer, count)
}
