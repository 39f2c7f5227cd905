/// Reads property lists, of which an object is at the top.
///
/// Foundation's decoder is not used: it names no lines, and nested lists make it overflow the stack.
enum PropertyList {
  /// The most lists and objects inside one another.
  static let depthLimit = 64

  /// Whether a file, as ``TextEncoding/utf8(_:)`` returns it, is a property list in XML or binary.
  static func isPropertyList(_ bytes: [UInt8]) -> Bool {
    isBinary(bytes) || bytes.first { !(9...13).contains($0) && $0 != 32 } == UInt8(ascii: "<")
  }

  /// Returns the members of the object in a file, as ``TextEncoding/utf8(_:)`` returns it.
  ///
  /// What is broken is reported, and left out.
  static func members(
    of bytes: [UInt8], file: String
  ) -> (members: [JSONValue.Member], problems: ProblemList) {
    let bytes = TextEncoding.declaresLatin1(bytes) ? Array(TextEncoding.latin1(bytes).utf8) : bytes
    var problems = ProblemList(file: file, bytes: bytes, hasLines: !isBinary(bytes))
    if isBinary(bytes) {
      var reader = BinaryPropertyList(bytes)
      return (reader.members(&problems), problems)
    }
    var reader = XMLPropertyList(bytes)
    return (reader.members(&problems), problems)
  }

  /// Whether a file is a binary property list.
  static func isBinary(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "bplist".utf8) }
}
