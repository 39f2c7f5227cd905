import Foundation

extension Program {
  private static let reader = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Support/Orca/tree.py")

  /// Waits until assistive technology finds a line in a program, and returns all that it finds, or what was in the way.
  static func tree(of program: String, until line: String = "alert: ") throws -> [String] {
    // A warning ends the programs under test. The reader gets one when another program leaves the bus, and must go on.
    try run("env", ["-u", "G_DEBUG", "/usr/bin/python3", reader.path, program, line])
      .split(separator: "\n").map(String.init)
  }
}
