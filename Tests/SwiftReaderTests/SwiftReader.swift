import Foundation

/// Runs the reader over sources and says shortly what it found.
enum SwiftReader {
  /// The sheet list, as far as tests look at it.
  struct List: Decodable {
    var sheets: [Sheet]
    var skipped: [Skipped]
  }
  struct Sheet: Decodable {
    var kind: String
    var toolkit: String
    var file: String
    var line: Int
    var column: Int
    var title: Text?
    var message: Text?
    var buttons: [Button]
    var fields: [Text]
    var complete: Bool
    var disabled: [String]?
  }
  struct Button: Decodable {
    var title: Text
    var role: String
    var branches: [Branch]?
    var disabled: [String]?
  }
  struct Branch: Decodable {
    var statement: Int
    var way: Int
  }
  struct Text: Decodable {
    var key: String?
    var text: String?
    var table: String?
    var bundle: String?
    var arguments: [String]?
    var line: Int
    var column: Int
  }
  struct Skipped: Decodable {
    var file: String
    var line: Int
    var reason: String
  }

  /// Reads files with some contents; their names are `a.swift`, `b.swift` and so on.
  static func list(_ sources: [Data], options: [String] = []) throws -> List {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let names = try sources.enumerated().map { index, source in
      let name = "\(UnicodeScalar(UInt8(97 + index))).swift"
      try source.write(to: folder.appendingPathComponent(name))
      return name
    }
    return try list(names, options: options, in: folder)
  }

  /// Reads files of a folder.
  static func list(_ names: [String], options: [String] = [], in folder: URL) throws -> List {
    let process = Process()
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    process.executableURL = URL(fileURLWithPath: tests).deletingLastPathComponent()
      .appendingPathComponent("actionsheet-lint-swift")
    process.arguments = options + ["-"]
    process.currentDirectoryURL = folder
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    input.fileHandleForWriting.write(Data(names.joined(separator: "\n").utf8))
    try input.fileHandleForWriting.close()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw Ending(status: process.terminationStatus)
    }
    return try JSONDecoder().decode(List.self, from: data)
  }

  struct Ending: Error {
    var status: Int32
  }

  /// The sheets of sources, a line for each: `alert [Title] "OK" 0/1 · c:"Keep"…`.
  static func read(_ sources: String..., options: [String] = []) throws -> [String] {
    try list(sources.map { Data($0.utf8) }, options: options).sheets.map(\.summary)
  }
}

extension SwiftReader.Sheet {
  /// The sheet in a line. Keys stand in brackets, words in quotation marks, branches after a slash.
  var summary: String {
    let heading = [title, message].compactMap { $0?.summary }.joined(separator: " ")
    let rows = buttons.map(\.summary) + fields.map { "field " + $0.summary }
    return ([kind] + (heading.isEmpty ? [] : [heading])).joined(separator: " ") + ": "
      + rows.joined(separator: ", ") + (complete ? "" : " …")
  }
}

extension SwiftReader.Button {
  var summary: String {
    let role = role == "default" ? "" : role.prefix(1) + ":"
    let ways = (branches ?? []).map { " /\($0.statement).\($0.way)" }.joined()
    return role + title.summary + ways
  }
}

extension SwiftReader.Text {
  var summary: String {
    let words = text.map { "“\($0)”" } ?? (key == nil ? "?" : "")
    let key = key.map { "[\($0)]" } ?? ""
    let place = (table.map { "@" + $0 } ?? "") + (bundle.map { "@" + $0 } ?? "")
    return key + words + place + (arguments ?? []).map { "%" + $0 }.joined()
  }
}
