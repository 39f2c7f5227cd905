import CLibrary
import Testing

@testable import ActionSheetsTerminal
@testable import TerminalKit

struct TerminalDeviceTests {
  @Test func `C5: what is no terminal is refused with the step and the reason`() {
    #expect(throws: TerminalError(.open, code: ENOTTY)) { try TerminalDevice(path: "/dev/null") }
    #expect(throws: TerminalError(.open, code: ENOENT)) { try TerminalDevice(path: "/nowhere") }
    #expect(
      TerminalError(.open, code: ENXIO).description
        == "cannot open the terminal: No such device or address")
  }

  @Test func `The size is the window's, and 80 by 24 where it says nothing`() throws {
    let terminal = try PseudoTerminal(columns: 57, rows: 9)
    let device = try terminal.device()
    #expect(device.size == CellSize(columns: 57, rows: 9))
    terminal.resize(columns: 0, rows: 0)
    #expect(device.size == CellSize(columns: 80, rows: 24))
  }

  @Test func `A child does not inherit the terminal`() throws {
    let terminal = try PseudoTerminal()
    let device = try terminal.device()
    #expect(fcntl(device.descriptor, F_GETFD) & FD_CLOEXEC != 0)
  }

  @Test(arguments: [(B9600, true), (B19200, true), (B38400, false), (B115200, false), (B0, false)])
  func `A line below 38,400 bits per second is slow`(speed: Int32, isSlow: Bool) throws {
    let terminal = try PseudoTerminal()
    let device = try terminal.device()
    #expect(!device.isSlowLine)
    var settings = termios()
    tcgetattr(device.descriptor, &settings)
    cfsetospeed(&settings, speed_t(speed))
    tcsetattr(device.descriptor, TCSANOW, &settings)
    #expect(device.isSlowLine == isSlow)
  }

  @Test func `Writing gives up on a terminal that takes nothing, when told to`() throws {
    let terminal = try PseudoTerminal()
    let device = try terminal.device()
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
    defer { ends.forEach { close($0) } }
    _ = write(ends[1], "x", 1)
    #expect(throws: TerminalError(.write, code: EINTR)) {
      try device.write([UInt8](repeating: 0x61, count: 1_000_000), watching: ends[0]) { false }
    }
    #expect(device.outputQueueLength >= 0)
  }

  @Test func `Writing more than the terminal holds reaches it whole`() throws {
    let terminal = try PseudoTerminal()
    let device = try terminal.device()
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
    defer { ends.forEach { close($0) } }
    _ = write(ends[1], "x", 1)
    var received = 0
    try device.write([UInt8](repeating: 0x61, count: 300_000), watching: ends[0]) {
      received += terminal.output().utf8.count
      return true
    }
    received += terminal.output().utf8.count
    #expect(received == 300_000)
  }

  @Test func `A terminal that is gone is told from one that is quiet`() throws {
    let terminal = try PseudoTerminal()
    let device = try terminal.device()
    let bytes = SecretBytes()
    #expect(try device.read(into: bytes) == .none)
    terminal.hangUp()
    #expect(try device.read(into: bytes) == .hangup)
    #expect(throws: TerminalError(.write, code: EIO)) { try device.write([0x61]) { true } }
  }
}
