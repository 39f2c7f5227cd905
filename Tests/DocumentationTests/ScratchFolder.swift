import Foundation

/// A folder that goes away with the test.
final class ScratchFolder {
  private let url: URL
  private var commands: [String] = []

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("actionsheet-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  var path: String { url.path }

  /// What a shell does to run the folder's script, for which the added commands are functions.
  ///
  /// They are no programs, for a file that was just written cannot be executed while any other process, forked at
  /// the wrong moment, still holds it open.
  var running: String { commands.joined(separator: "\n") + "\n. ./script" }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: url.appendingPathComponent(name))
  }

  /// Adds a command, written in the language of the shell `sh`.
  func addCommand(_ script: String, named name: String) throws {
    try write(script, to: "\(name).command")
    commands.append("\(name)() { sh \(name).command \"$@\"; }")
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
