import Testing

struct SwiftBlockTests {
  /// What is compiled with the package, line for line without indentation.
  private static let compiled: [[Substring]] = {
    let files = Repository.files(below: "Examples", "Tests", suffix: ".swift")
    return files.compactMap { try? trimmedLines(Repository.text($0)) }
  }()

  @Test(arguments: try CodeBlock.all(in: "swift"))
  func `each block of Swift in the documents is part of a file that is compiled`(
    block: CodeBlock
  ) {
    let wanted = Self.trimmedLines(block.text)
    #expect(!wanted.isEmpty)
    #expect(
      Self.compiled.contains { Self.contains($0, wanted) },
      "put this block into a file below Examples or Tests")
  }

  private static func trimmedLines(_ text: String) -> [Substring] {
    text.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }
  }

  private static func contains(_ lines: [Substring], _ wanted: [Substring]) -> Bool {
    guard lines.count >= wanted.count else { return false }
    return (0...lines.count - wanted.count).contains { start in
      lines[start..<start + wanted.count].elementsEqual(wanted)
    }
  }
}
