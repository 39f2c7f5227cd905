/// A small shell that leads the session, so that its one job can be suspended and continued.
///
/// It speaks over two pipes of its own, at numbers that the job does not inherit: it reports the
/// job's identifier, each stop and the end, and takes one line for each `fg`.
struct JobControl {
  static let shell = "/bin/bash"

  /// The pipe on which the shell reports; it becomes readable when there is something to know.
  let reports: Int32

  /// The job's process identifier, once known.
  private(set) var program: Int32?

  private let orders: Int32
  private let theirs: (reports: Int32, orders: Int32)
  private var unfinishedLine: [UInt8] = []

  init() throws {
    let up = try SystemCalls.makePipe()
    let down = try SystemCalls.makePipe()
    (reports, theirs.reports) = (up.reading, up.writing)
    (theirs.orders, orders) = (down.reading, down.writing)
    try SystemCalls.makeNonblocking(reports)
  }

  /// Returns the shell's descriptors for a job with those: its pipes, and the job's errors apart.
  func shellDescriptors(_ job: [Int32: Int32]) -> [Int32: Int32] {
    var descriptors = job
    descriptors[7] = descriptors.removeValue(forKey: 2)
    descriptors[8] = theirs.reports
    descriptors[9] = theirs.orders
    return descriptors
  }

  static func arguments(for launch: Launch) -> [String] {
    // A shell cannot tell whether it was given a descriptor or came to it by chance.
    let errors = launch.piped.contains(.error) ? "" : "exec 7>&2\n"
    return ["--norc", "--noprofile", "-m", "-c", errors + script, "job", launch.program]
      + launch.arguments
  }

  // Bash controls the terminal that is its error stream when it starts with `-m`. After that the
  // stream is silenced: remarks about the job would land on the screen. Bash leaves a loop when a
  // job stops in it, hence the function that calls itself.
  private static let script = """
    exec 2>/dev/null
    run() {
      sh -c 'echo "started $$" >&8; exec "$@" 2>&7 7>&- 8>&- 9<&-' job "$@"
    }
    run "$@"
    code=$?
    watch() {
      [ -n "$(jobs -ps)" ] || return
      echo stopped >&8
      read -r order <&9 || return
      fg %% >/dev/null
      code=$?
      watch
    }
    watch
    exit "$code"
    """

  func continueInForeground() {
    _ = SystemCalls.writeBytes(orders, [UInt8]("fg\n".utf8))
  }

  func close() {
    SystemCalls.closeDescriptor(reports)
    SystemCalls.closeDescriptor(orders)
  }

  /// Reads the reports that have come and returns the state that the last of them tells.
  mutating func update() -> ProgramState? {
    while let bytes = SystemCalls.readBytes(reports, limit: 4096), !bytes.isEmpty {
      unfinishedLine += bytes
    }
    let lines = String(decoding: unfinishedLine, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    unfinishedLine = [UInt8]((lines.last ?? "").utf8)
    var state: ProgramState?
    for line in lines.dropLast() {
      let words = line.split(separator: " ")
      if words.first == "started" { program = words.last.flatMap { Int32($0) } }
      if words.first == "stopped" { state = .stopped }
    }
    return state
  }
}
