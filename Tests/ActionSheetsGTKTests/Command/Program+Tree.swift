import Foundation

extension Program {
  private static let reader = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Support/Orca/tree.py")

  /// Waits until assistive technology finds a line in a program, and returns all that it finds.
  static func tree(of program: String, until line: String = "alert: ") throws -> [String] {
    try run("/usr/bin/python3", [reader.path, program, line])
      .split(separator: "\n").map(String.init)
  }
}
