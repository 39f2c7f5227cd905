/// A source that is cut into tokens whose brackets are paired.
struct Source {
  /// A part of a source, in numbers of tokens.
  typealias Part = Range<Int>

  /// An argument of a call.
  struct Argument {
    /// The name before it, or `nil`.
    var name: String?
    var part: Part
  }

  let bytes: [UInt8]
  let file: String
  let language: CallReader.Language
  let tokens: [SourceToken]
  let lines: LineIndex
  private(set) var disabling = Disabling()
  /// The number of the closing bracket of each opening one, or 0.
  private let partners: [UInt32]

  init(_ bytes: [UInt8], file: String, _ language: CallReader.Language) {
    self.bytes = bytes
    self.file = file
    self.language = language
    var tokenizer = SourceTokenizer(bytes, language)
    tokenizer.run()
    tokens = tokenizer.tokens
    partners = Self.pairs(tokens)
    lines = LineIndex(bytes)
    for remark in tokenizer.remarks { disabling.add(bytes[remark], in: bytes, lines) }
  }

  private static func pairs(_ tokens: [SourceToken]) -> [UInt32] {
    var partners = [UInt32](repeating: 0, count: tokens.count)
    var open: [(index: Int, kind: Int)] = []
    var counts = [0, 0, 0]
    for (index, token) in tokens.enumerated() where token.kind == .punctuation {
      let kind: Int
      switch token.first {
      case UInt8(ascii: "("), UInt8(ascii: ")"): kind = 0
      case UInt8(ascii: "["), UInt8(ascii: "]"): kind = 1
      case UInt8(ascii: "{"), UInt8(ascii: "}"): kind = 2
      default: continue
      }
      if "([{".utf8.contains(token.first) {
        open.append((index, kind))
        counts[kind] += 1
        continue
      }
      // What was opened in between and not closed has no partner.
      while counts[kind] > 0, let last = open.popLast() {
        counts[last.kind] -= 1
        guard last.kind == kind else { continue }
        partners[last.index] = UInt32(index)
        break
      }
    }
    return partners
  }

  /// Returns the number of the bracket that closes one, or `nil` if nothing does.
  func partner(of index: Int) -> Int? { partners[index] == 0 ? nil : Int(partners[index]) }

  func text(_ index: Int) -> String {
    tokens.indices.contains(index)
      ? String(decoding: bytes[tokens[index].range], as: UTF8.self) : ""
  }

  func isIdentifier(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .identifier
  }

  func `is`(_ character: Unicode.Scalar, at index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].is(character)
  }

  /// Whether a token stands between the parts of a name: `.`, `->` or `::`.
  func isJoint(_ index: Int) -> Bool {
    guard tokens.indices.contains(index) else { return false }
    let token = tokens[index]
    return token.is(".")
      || (token.first == UInt8(ascii: "-") && token.range.count == 2)
        && bytes[token.range.lowerBound + 1] == UInt8(ascii: ">")
  }

  func place(of index: Int) -> SourcePlace {
    let offset = tokens.indices.contains(index) ? tokens[index].range.lowerBound : bytes.count
    return lines.place(at: offset, in: file)
  }

  /// Returns the part within a pair of brackets, or `nil` if it is not closed.
  func inside(_ open: Int) -> Part? { partner(of: open).map { (open + 1)..<$0 } }

  /// Splits a part at commas outside of brackets. An empty part at the end is none.
  func arguments(_ part: Part) -> [Argument] {
    var arguments: [Argument] = []
    var start = part.lowerBound
    var index = start
    while index <= part.upperBound {
      if index == part.upperBound || tokens[index].is(",") {
        let content = trimmed(start..<index)
        if !content.isEmpty { arguments.append(argument(content)) }
        start = index + 1
      } else if let partner = partner(of: index) {
        index = partner
      }
      index += 1
    }
    return arguments
  }

  private func argument(_ part: Part) -> Argument {
    guard isIdentifier(part.lowerBound), part.count > 2 else { return Argument(part: part) }
    let separator: Unicode.Scalar = language == .python ? "=" : ":"
    let isNamed =
      language != .c && `is`(separator, at: part.lowerBound + 1)
      || language == .vala && `is`("=", at: part.lowerBound + 1)
    guard isNamed else { return Argument(part: part) }
    return Argument(
      name: text(part.lowerBound), part: trimmed((part.lowerBound + 2)..<part.upperBound))
  }

  /// Leaves out marks of lines, and directives, at both ends.
  func trimmed(_ part: Part) -> Part {
    var part = part
    while let first = part.first, Self.isMark(tokens[first].kind) { part.removeFirst() }
    while let last = part.last, Self.isMark(tokens[last].kind) { part.removeLast() }
    return part
  }

  private static func isMark(_ kind: SourceToken.Kind) -> Bool {
    switch kind {
    case .newline, .indent, .dedent, .directiveIf, .directiveElse, .directiveEnd: true
    default: false
    }
  }

  /// Returns the inner part of parentheses, and of macros that cast, around a whole part: `GTK_DIALOG (dialog)`.
  func unwrapped(_ part: Part) -> Part {
    var part = trimmed(part)
    // Deeper nesting has no use.
    for _ in 0..<16 where part.count > 2 {
      let first = part.lowerBound
      if self.is("(", at: first), let partner = partner(of: first) {
        // In front of something else it is a cast of C.
        if partner == part.upperBound - 1 {
          part = trimmed((first + 1)..<partner)
        } else if language != .python, partner + 1 < part.upperBound, isIdentifier(partner + 1) {
          part = (partner + 1)..<part.upperBound
        } else {
          return part
        }
      } else if isCast(first), partner(of: first + 1) == part.upperBound - 1 {
        part = trimmed((first + 2)..<(part.upperBound - 1))
      } else if language == .vala, isIdentifier(first + 1), text(first + 1) == "as" {
        part = first..<(first + 1)
      } else {
        return part
      }
    }
    return part
  }

  /// Whether a macro such as `GTK_DIALOG` stands before parentheses.
  func isCast(_ index: Int) -> Bool {
    guard language == .c, isIdentifier(index), self.is("(", at: index + 1) else { return false }
    let name = bytes[tokens[index].range]
    return name.count > 3
      && name.allSatisfy { $0 < UInt8(ascii: "a") && ($0 >= UInt8(ascii: "0")) }
  }

  /// Returns the name that a whole part consists of, such as `dialog` and `self.dialog`, or `nil`.
  func name(_ part: Part) -> String? {
    let part = unwrapped(part)
    // A longer one is no variable.
    guard !part.isEmpty, part.count <= 9, part.count % 2 == 1 else { return nil }
    for (number, index) in part.enumerated() {
      guard number % 2 == 0 ? isIdentifier(index) : isJoint(index) else { return nil }
    }
    return part.map { isJoint($0) ? "." : text($0) }.joined()
  }
}
