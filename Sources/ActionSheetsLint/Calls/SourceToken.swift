/// A piece of a source in C, Vala or Python.
struct SourceToken {
  enum Kind: UInt8 {
    case identifier
    /// A literal whose text stands in the source.
    case string
    /// A literal into which values are put where it stands: an f-string, or `@"…"` of Vala.
    case template
    case number
    /// One byte, or one of the pairs `->` and `=>`.
    case punctuation
    /// The end of a line of Python outside of parentheses.
    case newline
    case indent
    case dedent
    /// `#if` and its like.
    case directiveIf
    /// `#else` and `#elif`.
    case directiveElse
    case directiveEnd
  }

  let kind: Kind
  /// The first byte of it in the source; 0 where it has none.
  let first: UInt8
  private let begin: UInt32
  private let length: UInt32

  init(_ kind: Kind, _ range: Range<Int>, first: UInt8) {
    self.kind = kind
    self.first = first
    // A source has at most `SourceTokenizer.sizeLimit` bytes.
    begin = UInt32(range.lowerBound)
    length = UInt32(range.count)
  }

  var range: Range<Int> { Int(begin)..<(Int(begin) + Int(length)) }

  /// Whether it is this one byte.
  func `is`(_ character: Unicode.Scalar) -> Bool {
    kind == .punctuation && length == 1 && first == UInt8(ascii: character)
  }
}
