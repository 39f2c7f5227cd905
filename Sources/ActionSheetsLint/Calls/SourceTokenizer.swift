/// Cuts a source in C, Vala or Python into tokens, in one pass.
struct SourceTokenizer {
  /// The most bytes of a source that is read.
  static let sizeLimit = 16 << 20

  let bytes: [UInt8]
  let language: CallReader.Language
  var position = 0
  private(set) var tokens: [SourceToken] = []
  /// The offsets of the comments that speak to the check.
  private(set) var remarks: [Range<Int>] = []
  /// Whether nothing but space stands before the position in its line.
  private var isAtLineStart = true
  /// The open parentheses of Python, in which lines do not count.
  private var depth = 0
  private var indents = [0]

  init(_ bytes: [UInt8], _ language: CallReader.Language) {
    self.bytes = bytes
    self.language = language
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  func peek(_ offset: Int = 0) -> UInt8 {
    position + offset < bytes.endIndex ? bytes[position + offset] : 0
  }

  mutating func append(_ kind: SourceToken.Kind, from start: Int) {
    tokens.append(SourceToken(kind, start..<position, first: bytes[start]))
    isAtLineStart = false
  }

  /// Reads all of the source.
  mutating func run() {
    while position < bytes.endIndex {
      if language == .python, isAtLineStart, depth == 0 { readIndentation() }
      if position < bytes.endIndex { step() }
    }
    guard language == .python else { return }
    if tokens.last?.kind != .newline { addMark(.newline) }
    for _ in indents.dropFirst() { addMark(.dedent) }
  }

  private mutating func step() {
    let byte = bytes[position]
    switch byte {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      position += 1
      if language == .python, depth == 0, let last = tokens.last, !Self.isMark(last.kind) {
        addMark(.newline)
      }
      isAtLineStart = true
    case 0...32: position += 1
    case UInt8(ascii: "\\"): skipEscapedByte()
    case UInt8(ascii: "#"):
      if language == .python { skipLineComment() } else { readDirective() }
    case UInt8(ascii: "/") where language != .python && peek(1) == UInt8(ascii: "/"):
      skipLineComment()
    case UInt8(ascii: "/") where language != .python && peek(1) == UInt8(ascii: "*"):
      skipBlockComment()
    case UInt8(ascii: "\""), UInt8(ascii: "'"): readLiteral(from: position)
    case UInt8(ascii: "@") where language == .vala && peek(1) == UInt8(ascii: "\""):
      position += 1
      readLiteral(from: position - 1)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): readWord(.number)
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "_"), 128...:
      readWord(.identifier)
    default: readPunctuation(byte)
    }
  }

  private static func isMark(_ kind: SourceToken.Kind) -> Bool {
    kind == .newline || kind == .indent || kind == .dedent
  }

  /// Adds a token without text.
  private mutating func addMark(_ kind: SourceToken.Kind) {
    tokens.append(SourceToken(kind, position..<position, first: 0))
  }

  private mutating func readPunctuation(_ byte: UInt8) {
    let start = position
    position += 1
    let isArrow = byte == UInt8(ascii: "-") || byte == UInt8(ascii: "=")
    if isArrow && peek() == UInt8(ascii: ">") {
      position += 1
    } else if peek() == UInt8(ascii: "="), "=!<>+-*/%&|^:".utf8.contains(byte) {
      position += 1
    }
    if language == .python {
      if "([{".utf8.contains(byte) { depth += 1 }
      if ")]}".utf8.contains(byte) { depth = max(0, depth - 1) }
    }
    append(.punctuation, from: start)
  }

  private mutating func readWord(_ kind: SourceToken.Kind) {
    let start = position
    while Self.isWordByte(peek()) { position += 1 }
    let quote = peek()
    let isQuote = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    // What stands right before a literal is its prefix, such as `rb`, `f` and `u8`.
    if isQuote, kind == .identifier, position - start <= 3, language != .vala {
      readLiteral(from: start)
    } else {
      append(kind, from: start)
    }
  }

  static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 128...:
      true
    default: false
    }
  }

  /// Skips a backslash outside of literals; in front of the end of a line it joins two lines.
  private mutating func skipEscapedByte() {
    position += 1
    if peek() == UInt8(ascii: "\r"), peek(1) == UInt8(ascii: "\n") { position += 1 }
    position = min(position + 1, bytes.endIndex)
  }

  // MARK: - Comments and directives

  mutating func skipLine() {
    while position < bytes.endIndex, bytes[position] != UInt8(ascii: "\n") { position += 1 }
  }

  private mutating func skipLineComment() {
    let start = position
    skipLine()
    addRemark(start..<position)
  }

  private mutating func skipBlockComment() {
    let start = position
    position += 2
    while position < bytes.endIndex,
      !(bytes[position] == UInt8(ascii: "*") && peek(1) == UInt8(ascii: "/"))
    { position += 1 }
    position = min(position + 2, bytes.endIndex)
    addRemark(start..<position)
  }

  /// Keeps a comment that speaks to the check.
  private mutating func addRemark(_ range: Range<Int>) {
    if Disabling.isNamed(in: bytes[range]) { remarks.append(range) }
  }

  private mutating func readDirective() {
    guard isAtLineStart else {
      position += 1
      return
    }
    let start = position
    position += 1
    while peek() == 32 || peek() == 9 { position += 1 }
    let word = bytes[position...].prefix(8).prefix { Self.isWordByte($0) }
    switch String(decoding: word, as: UTF8.self) {
    case "if", "ifdef", "ifndef": append(.directiveIf, from: start)
    case "else", "elif", "elifdef", "elifndef": append(.directiveElse, from: start)
    case "endif": append(.directiveEnd, from: start)
    default: break
    }
    // A backslash at the end of a line joins the next one, and a comment may go on there.
    while position < bytes.endIndex, bytes[position] != UInt8(ascii: "\n") {
      if bytes[position] == UInt8(ascii: "\\") {
        skipEscapedByte()
      } else if bytes[position] == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        skipBlockComment()
      } else {
        position += 1
      }
    }
  }

  // MARK: - Lines of Python

  /// Compares the indentation of a line with that of the lines before, unless the line is empty.
  private mutating func readIndentation() {
    var column = 0
    while position < bytes.endIndex {
      switch bytes[position] {
      case 32: column += 1
      case 9: column = (column / 8 + 1) * 8
      case 12: column = 0
      case UInt8(ascii: "#"):
        return skipLineComment()
      case 10, 13: return
      default: return setIndentation(column)
      }
      position += 1
    }
  }

  private mutating func setIndentation(_ column: Int) {
    isAtLineStart = false
    if column > indents[indents.endIndex - 1] {
      indents.append(column)
      addMark(.indent)
    }
    while indents.count > 1, column < indents[indents.endIndex - 1] {
      indents.removeLast()
      addMark(.dedent)
    }
  }
}
