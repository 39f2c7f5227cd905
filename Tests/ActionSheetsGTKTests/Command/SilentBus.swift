import Foundation

/// What takes connections as a message bus does, and never says a word.
final class SilentBus {
  private let path = FileManager.default.temporaryDirectory
    .appendingPathComponent("silent-bus-\(UUID().uuidString)").path
  private let listener: Int32
  private var connections: [Int32] = []

  /// Where programs find it.
  var address: String { "unix:path=\(path)" }

  /// Starts to take connections.
  init() throws {
    listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    guard SilentBus.bind(listener, path), listen(listener, 16) == 0 else {
      throw CocoaError(.fileNoSuchFile)
    }
  }

  deinit {
    for connection in connections { close(connection) }
    close(listener)
    unlink(path)
  }

  /// Waits until a program has connected and said who it is.
  func awaitProgram() {
    let connection = accept(listener, nil, nil)
    connections.append(connection)
    var byte: UInt8 = 0
    _ = read(connection, &byte, 1)
  }

  private static func bind(_ socket: Int32, _ path: String) -> Bool {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix(107)) }
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.bind(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    } == 0
  }
}
