import ActionSheets

/// A text with places for values, taken to pieces.
struct FormatString {
  /// How places are written.
  enum Style {
    /// `%@`, `%1$lld`, `%(name)s`, `%#@name@`
    case percent
    /// `{name}`
    case braces

    /// The bytes that may begin something else than words.
    var signs: [UInt8] {
      switch self {
      case .percent: [UInt8(ascii: "%")]
      case .braces: [UInt8(ascii: "{"), UInt8(ascii: "}")]
      }
    }
  }

  /// A piece of a text.
  enum Piece {
    /// Words.
    case text(String)
    /// A place for a value.
    case place(Position, ValueFormat)
    /// The number of the substitution in whose text it stands: `%arg`.
    case argument
    /// A part with a number of its own: `%#@name@`.
    case substitution(Position, name: String)
  }

  /// Which value belongs into a place.
  enum Position: Hashable {
    /// The one after that of the place before.
    case next
    /// The one with an index, counted from 0.
    case index(Int)
    /// The one that the key has under a name.
    case named(String)
  }

  private(set) var pieces: [Piece] = []

  /// Takes a text to pieces; fails where a percent sign begins something that is no place, as in `%*d`.
  ///
  /// Before white space and punctuation it is a percent sign, because "100 %" is common.
  init(_ text: String, _ style: Style) throws(Misfit) {
    var rest = Substring(text).utf8
    var words = ""
    while !rest.isEmpty {
      let plain = rest.prefix { !style.signs.contains($0) }
      words += Substring(plain)
      rest = rest[plain.endIndex...]
      guard let sign = rest.popFirst() else { break }
      let piece: Piece? =
        switch sign {
        case UInt8(ascii: "%"): try Self.place(&rest)
        case UInt8(ascii: "{"):
          Self.name(&rest, from: "", to: "}").map { .place(.named($0), .plain) }
        default: nil
        }
      if let piece {
        if !words.isEmpty { pieces.append(.text(words)) }
        words = ""
        pieces.append(piece)
      } else {
        // A doubled sign is one.
        if rest.first == sign { rest.removeFirst() }
        words.unicodeScalars.append(Unicode.Scalar(sign))
      }
    }
    if !words.isEmpty { pieces.append(.text(words)) }
  }

  /// Reads a place behind its percent sign; `nil` where that is one.
  private static func place(_ rest: inout Substring.UTF8View) throws(Misfit) -> Piece? {
    var text = rest
    var position = Position.next
    let digits = text.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    if !digits.isEmpty, text.dropFirst(digits.count).first == UInt8(ascii: "$") {
      text.removeFirst(digits.count + 1)
      // Zero and numbers that are too large are those of no value.
      position = .index((Int(Substring(digits)) ?? 0) - 1)
    } else if let name = name(&text, from: "(", to: ")") {
      position = .named(name)
    }
    let piece: Piece? =
      if let name = name(&text, from: "#@", to: "@") {
        .substitution(position, name: name)
      } else if text.starts(with: "arg".utf8) {
        .argument
      } else {
        ValueFormat(&text).map { .place(position, $0) }
      }
    guard let piece else {
      let sign = rest.drop { "-+0123456789.#'$".utf8.contains($0) }.first ?? 0
      let isLetter = Character(Unicode.Scalar(sign)).isLetter && sign < 0x80
      guard isLetter || sign == UInt8(ascii: "*") || sign == UInt8(ascii: "(") else { return nil }
      let place = Catalog.Problem.quoted("%\(Substring(rest).prefix(8))")
      throw Misfit(reason: "\(place) is no place for a value")
    }
    if case .argument = piece { text.removeFirst(3) }
    rest = text
    return piece
  }

  /// Reads a name between its signs; `nil`, and nothing read, where there is none.
  private static func name(
    _ rest: inout Substring.UTF8View, from start: String, to end: String
  ) -> String? {
    guard rest.starts(with: start.utf8) else { return nil }
    let name = rest.dropFirst(start.utf8.count).prefix {
      $0 >= 0x80 || $0 == UInt8(ascii: "_") || Character(Unicode.Scalar($0)).isLetter
        || Character(Unicode.Scalar($0)).isNumber
    }
    let tail = rest[name.endIndex...]
    guard !name.isEmpty, tail.starts(with: end.utf8) else { return nil }
    rest = tail.dropFirst(end.utf8.count)
    return String(Substring(name))
  }
}

extension FormatString {
  /// Returns the key that a literal has for a text with the same places, or `nil` where it is no other one.
  static func literalKey(_ key: String) -> String? {
    guard let format = try? FormatString(key, .percent) else { return nil }
    var literal = ""
    for piece in format.pieces {
      switch piece {
      case .text(let words): literal += escaped(words)
      case .place(.next, let format):
        guard let place = format.literalPlace else { return nil }
        literal += place
      case .place, .argument, .substitution: return nil
      }
    }
    return literal == key ? nil : literal
  }

  /// Returns words as they are written in a format: a percent sign is doubled.
  static func escaped(_ words: String) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in words.unicodeScalars {
      if scalar == "%" { escaped.append(scalar) }
      escaped.append(scalar)
    }
    return String(escaped)
  }
}

/// Why a text is not used.
struct Misfit: Error {
  /// What is wrong with it, as a part of a sentence.
  let reason: String
}

extension String {
  /// Returns the text with the same stand-ins in all places of values; one that is no format stays as it is.
  ///
  /// - Parameters:
  ///   - number: Stands in for each number, and for each part with a number of its own.
  ///   - text: Stands in for every other value.
  package func filled(number: String, text: String) -> String {
    guard utf8.contains(UInt8(ascii: "%")), let format = try? FormatString(self, .percent) else {
      return self
    }
    return format.pieces.reduce(into: "") { filled, piece in
      switch piece {
      case .text(let words): filled += words
      case .place(_, let format): filled += format.kind == .text ? text : number
      case .argument, .substitution: filled += number
      }
    }
  }
}
