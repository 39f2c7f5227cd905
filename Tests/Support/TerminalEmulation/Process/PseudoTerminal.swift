/// A pseudo-terminal with one program running in it.
///
/// The object belongs to the thread that made it. Nothing here blocks for longer than asked.
public final class PseudoTerminal {
  /// What the program is doing, as last seen by `update()`.
  public private(set) var state: ProgramState = .running

  /// What the program used; nil until it has ended. With job control it counts the shell too.
  public private(set) var usage: ResourceUsage?

  /// The settings that the terminal had before the program started.
  public let initialSettings: TerminalSettings

  /// The bytes that the program has written to its piped standard output.
  public private(set) var standardOutput: [UInt8] = []

  /// The bytes that the program has written to its piped standard error.
  public private(set) var standardError: [UInt8] = []

  private var master: Int32?
  private var slave: Int32?
  private var outputPipe: Int32?
  private var errorPipe: Int32?
  private var inputPipe: Int32?
  private var pendingInput: [UInt8]
  private var pendingKeys: [UInt8] = []
  private var job: JobControl?
  private var leaderHasEnded = false
  private let leader: Int32

  /// Opens a terminal of that size and starts the program in it.
  ///
  /// - Throws: `SystemError` where the terminal cannot be had or the program cannot be started.
  public init(_ launch: Launch, size: Size) throws {
    let (master, path) = try SystemCalls.openMaster()
    self.master = master
    try SystemCalls.setSize(master, size)
    // Held open so that the terminal outlives a program that closes it, or never opens it.
    slave = try SystemCalls.openTerminal(path)
    initialSettings = try SystemCalls.settings(master)

    var theirs: [Int32: Int32] = [:]
    var ours: [Launch.Stream: Int32] = [:]
    for stream in launch.piped {
      let pipe = try SystemCalls.makePipe()
      let (own, other) = stream == .input ? (pipe.writing, pipe.reading) : pipe
      try SystemCalls.makeNonblocking(own)
      ours[stream] = own
      theirs[stream.rawValue] = other
    }
    (inputPipe, outputPipe, errorPipe) = (ours[.input], ours[.output], ours[.error])
    pendingInput = launch.input

    let job = launch.hasJobControl ? try JobControl() : nil
    self.job = job
    theirs = job?.shellDescriptors(theirs) ?? theirs
    defer { theirs.values.forEach(SystemCalls.closeDescriptor) }
    leader = try SystemCalls.spawn(
      job == nil ? launch.program : JobControl.shell,
      job == nil ? launch.arguments : JobControl.arguments(for: launch),
      environment: launch.environment, directory: launch.directory, terminalPath: path,
      descriptors: theirs)
  }

  deinit {
    // An abandoned program must not outlive its test. Hanging up reaches a job behind the shell too.
    if !leaderHasEnded {
      if let program = job?.program { try? SystemCalls.sendSignal(9, to: program) }
      try? SystemCalls.sendSignal(9, to: leader)
      for _ in 0..<5000 {
        if let change = SystemCalls.reap(leader), change.state.isEnded { break }
        SystemCalls.wait(reading: [], writing: [], milliseconds: 1)
      }
    }
    [master, slave, outputPipe, errorPipe, inputPipe].forEach {
      $0.map(SystemCalls.closeDescriptor)
    }
    job?.close()
  }

  /// The program's process identifier; with job control, nil until the shell has started it.
  public var process: Int32? { job == nil ? leader : job?.program }

  /// Reads the terminal's settings as they are now; nil once the terminal has vanished.
  public var settings: TerminalSettings? {
    master.flatMap { try? SystemCalls.settings($0) }
  }

  /// Changes the terminal's size, of which the kernel tells the program with `SIGWINCH`.
  public func resize(_ size: Size) throws {
    if let master { try SystemCalls.setSize(master, size) }
  }

  /// Sends a signal to the program alone.
  public func signal(_ number: Int32) throws {
    if let process { try SystemCalls.sendSignal(number, to: process) }
  }

  /// Continues a suspended program in the foreground, as the shell's `fg` does.
  public func resume() throws {
    if let job {
      job.continueInForeground()
      state = .running
    } else {
      try SystemCalls.sendSignal(18, to: leader)
    }
  }

  /// Queues bytes as if they were typed.
  public func write(_ bytes: [UInt8]) {
    pendingKeys += bytes
    flush()
  }

  /// Takes the terminal away, as closing its window does.
  public func vanish() {
    [slave, master].forEach { $0.map(SystemCalls.closeDescriptor) }
    (slave, master) = (nil, nil)
  }

  /// Waits a little for the program, moves bytes both ways and notes how it is.
  ///
  /// - Parameters:
  ///   - limit: The largest number of bytes to take from the terminal.
  ///   - milliseconds: The longest wait for the first of them.
  /// - Returns: The bytes that the program wrote to the terminal.
  public func update(limit: Int = 65536, milliseconds: Int32 = 10) -> [UInt8] {
    flush()
    let reading = [master, outputPipe, errorPipe, job?.reports].compactMap(\.self)
    let writing = [
      pendingKeys.isEmpty ? nil : master, pendingInput.isEmpty ? nil : inputPipe,
    ].compactMap(\.self)
    SystemCalls.wait(reading: reading, writing: writing, milliseconds: milliseconds)
    observe()
    readPipes()
    guard let master else { return [] }
    let bytes = SystemCalls.readBytes(master, limit: limit)
    if state.isEnded {
      if bytes == [] { quietUpdatesAfterEnd = .max }
      if bytes == nil, quietUpdatesAfterEnd < .max { quietUpdatesAfterEnd += 1 }
    }
    return bytes ?? []
  }

  /// Whether the program has ended and all it wrote has been read.
  ///
  /// The terminal reports an end only when nobody holds it; a child that the program left behind
  /// may, and is not waited for.
  public var isDrained: Bool {
    state.isEnded && (master == nil || quietUpdatesAfterEnd >= 20)
  }

  private var quietUpdatesAfterEnd = 0

  private func flush() {
    if let master, !pendingKeys.isEmpty {
      pendingKeys.removeFirst(SystemCalls.writeBytes(master, pendingKeys) ?? pendingKeys.count)
    }
    guard let inputPipe else { return }
    if !pendingInput.isEmpty {
      let written = SystemCalls.writeBytes(inputPipe, pendingInput) ?? pendingInput.count
      pendingInput.removeFirst(written)
    }
    if pendingInput.isEmpty {
      SystemCalls.closeDescriptor(inputPipe)
      self.inputPipe = nil
    }
  }

  private func observe() {
    if let reported = job?.update(), !state.isEnded { state = reported }
    guard !leaderHasEnded, let change = SystemCalls.reap(leader) else { return }
    if job == nil || change.state.isEnded { state = change.state }
    guard change.state.isEnded else { return }
    leaderHasEnded = true
    usage = change.usage
    // Without our own hold on it, the terminal reports its end exactly when all has been read.
    slave.map(SystemCalls.closeDescriptor)
    slave = nil
  }

  private func readPipes() {
    while let pipe = outputPipe, let bytes = SystemCalls.readBytes(pipe, limit: 65536) {
      standardOutput += bytes
      if bytes.isEmpty { closePipe(&outputPipe) }
    }
    while let pipe = errorPipe, let bytes = SystemCalls.readBytes(pipe, limit: 65536) {
      standardError += bytes
      if bytes.isEmpty { closePipe(&errorPipe) }
    }
  }

  private func closePipe(_ pipe: inout Int32?) {
    pipe.map(SystemCalls.closeDescriptor)
    pipe = nil
  }
}
