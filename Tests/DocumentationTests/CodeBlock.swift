/// A block of code between ``` marks in a document.
struct CodeBlock: CustomStringConvertible {
  let document: String
  let language: String
  let lines: [String]

  /// The first line, to find the block by.
  var description: String { "\(document): \(lines.first ?? "")" }

  /// The code as it stands in a file.
  var text: String { lines.joined(separator: "\n") + "\n" }

  /// Returns the blocks of all documents that are in a language.
  static func all(in language: String) throws -> [CodeBlock] {
    try Repository.documents.flatMap { document in
      try blocks(of: document).filter { $0.language == language }
    }
  }

  private static func blocks(of document: String) throws -> [CodeBlock] {
    var blocks: [CodeBlock] = []
    var open: CodeBlock?
    let lines = try Repository.text(document).split(
      separator: "\n", omittingEmptySubsequences: false)
    for line in lines {
      switch open {
      case nil where line.hasPrefix("```"):
        open = CodeBlock(document: document, language: String(line.dropFirst(3)), lines: [])
      case let block? where line == "```":
        blocks.append(block)
        open = nil
      case let block?:
        open = CodeBlock(
          document: document, language: block.language, lines: block.lines + [String(line)])
      case nil: break
      }
    }
    return blocks
  }
}
