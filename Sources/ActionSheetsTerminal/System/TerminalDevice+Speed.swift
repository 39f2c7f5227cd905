internal import CLibrary

extension TerminalDevice {
  /// The speed of the line in bits per second; nil where the terminal names none this knows.
  ///
  /// A pseudo-terminal usually says 38,400 whatever its real speed.
  var outputSpeed: Int? {
    var settings = termios()
    guard tcgetattr(descriptor, &settings) == 0 else { return nil }
    let speed = cfgetospeed(&settings)
    return Self.speeds.first { $0.code == speed }?.bitsPerSecond
  }

  private static let speeds: [(code: speed_t, bitsPerSecond: Int)] = [
    (speed_t(B50), 50), (speed_t(B75), 75), (speed_t(B110), 110), (speed_t(B134), 134),
    (speed_t(B150), 150), (speed_t(B200), 200), (speed_t(B300), 300), (speed_t(B600), 600),
    (speed_t(B1200), 1200), (speed_t(B1800), 1800), (speed_t(B2400), 2400),
    (speed_t(B4800), 4800), (speed_t(B9600), 9600), (speed_t(B19200), 19_200),
    (speed_t(B38400), 38_400), (speed_t(B57600), 57_600), (speed_t(B115200), 115_200),
    (speed_t(B230400), 230_400), (speed_t(B460800), 460_800), (speed_t(B921600), 921_600),
  ]
}
