import Foundation

extension Program {
  private static let reader = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Support/Orca/tree.py")

  /// Reads a tree; a crash of the library that reads, as another program leaves the bus, says nothing of this one.
  private static let script =
    "for look in 1 2 3; do /usr/bin/python3 \"$@\" 2>&1; (($? < 128)) && break; done"

  /// Waits until assistive technology finds a line in a program, and returns all that it finds, or what was in the way.
  static func tree(of program: String, until line: String = "alert: ") throws -> [String] {
    try run("bash", ["-c", script, "tree", reader.path, program, line])
      .split(separator: "\n").map(String.init)
  }
}
