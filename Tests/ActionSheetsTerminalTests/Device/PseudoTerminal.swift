import CLibrary

@testable import ActionSheetsTerminal
@testable import TerminalKit

/// A real pseudo-terminal: the test is the person and the screen, the code under test has the other end.
final class PseudoTerminal {
  let path: String
  private(set) var master: Int32
  /// Held open so that settings outlive whoever opens the terminal under test.
  private let keeper: Int32

  init(columns: UInt16 = 100, rows: UInt16 = 30) throws {
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    // What unlockpt and ptsname do, which Swift does not see.
    var number: UInt32 = 0
    var isLocked: Int32 = 0
    guard master >= 0, ioctl(master, 0x4004_5431, &isLocked) == 0,
      ioctl(master, 0x8004_5430, &number) == 0
    else { throw TerminalError(.open, code: errno) }
    path = "/dev/pts/\(number)"
    keeper = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    _ = fcntl(master, F_SETFL, O_NONBLOCK)
    resize(columns: columns, rows: rows)
  }

  deinit {
    hangUp()
    close(keeper)
  }

  func device() throws -> TerminalDevice { try TerminalDevice(path: path) }

  /// Types text and returns when it has arrived at the other end, which takes the kernel a moment.
  func type(_ text: String) {
    _ = write(master, text, text.utf8.count)
    var arrival = pollfd(fd: keeper, events: Int16(POLLIN), revents: 0)
    poll(&arrival, 1, 5000)
  }

  func resize(columns: UInt16, rows: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  func hangUp() {
    guard master >= 0 else { return }
    close(master)
    master = -1
  }

  /// What has been written to the screen since the last call.
  func output() -> String {
    var all: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(master, &buffer, buffer.count)
      if count <= 0 { return String(decoding: all, as: UTF8.self) }
      all += buffer[..<count]
    }
  }

  /// The line settings, in a form that can be compared and printed.
  var settings: LineSettings { LineSettings(descriptor: keeper) }

  /// Switches off some local modes, to make the settings unlike any default.
  func makeUnusual() {
    var settings = termios()
    tcgetattr(keeper, &settings)
    settings.c_lflag &= ~tcflag_t(ECHOK)
    settings.c_iflag |= tcflag_t(IXANY)
    settings.c_cc.0 = 0x07
    tcsetattr(keeper, TCSANOW, &settings)
  }
}

struct LineSettings: Equatable {
  var flags: [UInt32]
  var characters: [UInt8]

  init(descriptor: Int32) {
    var settings = termios()
    tcgetattr(descriptor, &settings)
    flags = [
      settings.c_iflag, settings.c_oflag, settings.c_cflag, settings.c_lflag,
      cfgetispeed(&settings), cfgetospeed(&settings),
    ]
    characters = withUnsafeBytes(of: settings.c_cc) { Array($0) }
  }

  func has(_ localMode: Int32) -> Bool { flags[3] & UInt32(localMode) != 0 }
}

/// The dispositions of all signals, comparable.
func handlerAddresses() -> [Int] {
  (1...64).map { signal in
    var action = sigaction()
    return sigaction(Int32(signal), nil, &action) == 0 ? action.handlerAddress : -1
  }
}
