internal import CLibrary

/// The terminal's line settings: those found, and the raw ones made from them.
///
/// Raw here means: every byte comes at once, unechoed and unchanged, and goes out unchanged. Only
/// Ctrl-C, Ctrl-Z and Ctrl-\ keep their effect: the kernel signals the whole foreground process
/// group.
struct RawMode {
  /// The settings found, to be put back bit by bit.
  let saved: termios

  /// Reads the settings of a terminal.
  init(of device: TerminalDevice) throws(TerminalError) {
    var settings = termios()
    guard tcgetattr(device.descriptor, &settings) == 0 else {
      throw TerminalError(.inspect, code: errno)
    }
    saved = settings
  }

  private var raw: termios {
    var raw = saved
    raw.c_iflag &= ~tcflag_t(
      BRKINT | PARMRK | INPCK | ISTRIP | INLCR | IGNCR | ICRNL | IXON | IXOFF)
    raw.c_oflag &= ~tcflag_t(OPOST)
    raw.c_cflag &= ~tcflag_t(CSIZE | PARENB)
    raw.c_cflag |= tcflag_t(CS8)
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ECHONL | IEXTEN)
    raw.c_lflag |= tcflag_t(ISIG)
    withUnsafeMutableBytes(of: &raw.c_cc) {
      // With 1, a read of nothing is an end of input and cannot be mistaken for a quiet keyboard.
      $0[Int(VMIN)] = 1
      $0[Int(VTIME)] = 0
    }
    return raw
  }

  /// Sets the terminal raw and throws away earlier input, so that it answers nothing (row I6).
  ///
  /// In a background process this stops the process, as any use of the terminal there does.
  func enter(_ device: TerminalDevice) throws(TerminalError) {
    try Self.set(raw, device)
  }

  /// Sets a terminal and throws away earlier input.
  static func set(_ settings: termios, _ device: TerminalDevice) throws(TerminalError) {
    var settings = settings
    let result = repeatingIfInterrupted { Int(tcsetattr(device.descriptor, TCSAFLUSH, &settings)) }
    guard result == 0 else { throw TerminalError(.configure, code: errno) }
  }

  /// Puts back the settings found, from the background too. Unread input stays for the next reader.
  func leave(_ device: TerminalDevice) {
    var settings = saved
    // TCSANOW: waiting would never end on a terminal that has stopped reading.
    _ = withTerminalOutputSignalBlocked {
      repeatingIfInterrupted { Int(tcsetattr(device.descriptor, TCSANOW, &settings)) }
    }
  }

  /// Finds the signal of a control character, which a keyboard protocol may send as a sequence that
  /// the kernel does not recognize.
  func signal(forControl character: Character) -> Int32? {
    guard let ascii = character.asciiValue else { return nil }
    let code = ascii & 0x1F
    return withUnsafeBytes(of: saved.c_cc) { characters in
      let signals = [(Int(VINTR), SIGINT), (Int(VQUIT), SIGQUIT), (Int(VSUSP), SIGTSTP)]
      // 0 is _POSIX_VDISABLE: the character is switched off.
      return signals.first { code != 0 && characters[$0.0] == code }?.1
    }
  }
}
