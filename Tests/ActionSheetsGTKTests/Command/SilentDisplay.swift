import Foundation

/// What takes connections as a display does, and never says a word.
final class SilentDisplay {
  /// The port of display 0.
  private static let firstPort: UInt16 = 6000

  private let listener: Int32
  private var connection: Int32 = -1
  /// The name under which programs find it.
  let name: String

  /// Starts to take connections.
  init() throws {
    listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var number: UInt16 = 200
    while !SilentDisplay.bind(listener, SilentDisplay.firstPort + number), number < 300 {
      number += 1
    }
    guard listen(listener, 1) == 0 else { throw CocoaError(.fileNoSuchFile) }
    name = "127.0.0.1:\(number)"
  }

  deinit {
    if connection >= 0 { close(connection) }
    close(listener)
  }

  /// Waits until a program has connected and said who it is.
  func awaitProgram() {
    connection = accept(listener, nil, nil)
    var byte: UInt8 = 0
    _ = read(connection, &byte, 1)
  }

  private static func bind(_ socket: Int32, _ port: UInt16) -> Bool {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.bind(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    } == 0
  }
}
