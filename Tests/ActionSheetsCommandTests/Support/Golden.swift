import Foundation
import Testing

/// Recorded texts beside the tests.
///
/// `RECORD_GOLDEN=1 swift test --filter HelpTests` writes them anew.
enum Golden {
  static func expect(
    _ bytes: [UInt8], equals name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Golden/\(name)")
    if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] != nil {
      try Data(bytes).write(to: file)
      return
    }
    let recorded = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    #expect(String(decoding: bytes, as: UTF8.self) == recorded, sourceLocation: sourceLocation)
  }
}
