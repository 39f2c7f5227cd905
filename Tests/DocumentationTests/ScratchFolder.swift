import Foundation

/// A folder that goes away with the test.
final class ScratchFolder {
  private let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("actionsheet-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: url.appendingPathComponent("bin"), withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  var path: String { url.path }

  /// The folder's own programs, then the system's.
  var searchPath: String {
    url.appendingPathComponent("bin").path + ":"
      + (Foundation.ProcessInfo.processInfo.environment["PATH"] ?? "")
  }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: url.appendingPathComponent(name))
  }

  /// Adds a program, written in the language of the shell `sh`, to the search path.
  func addProgram(_ script: String, named name: String) throws {
    let file = url.appendingPathComponent("bin/\(name)")
    try Data("#!/bin/sh\n\(script)\n".utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
  }

  func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: url.appendingPathComponent(name).path)
  }

  /// The lines of a file; none where there is no file.
  func lines(of name: String) -> [String] {
    let data = (try? Data(contentsOf: url.appendingPathComponent(name))) ?? Data()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
