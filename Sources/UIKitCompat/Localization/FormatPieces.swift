/// A format of Foundation's, cut into its text and the places of values.
struct FormatPieces: Sendable {
  /// What kind of value a place takes.
  enum Kind: Hashable, Sendable { case object, integer, fraction, pointer }

  enum Piece: Sendable {
    /// Words, with doubled percent signs as they were.
    case text(String)
    /// A place for a value: its position from 1 where the format says it, and all that stands after that.
    case place(Int?, String, Kind)
    /// A place `%#@name@` of a `.stringsdict`.
    case variable(Int?, String)
  }

  let pieces: [Piece]

  /// Cuts a format; `nil` where it has a place that is never safe: `%n`, `%*d`, or one of four digits.
  init?(_ format: String) {
    var pieces: [Piece] = []
    var rest = format.unicodeScalars[...]
    while let percent = rest.firstIndex(of: "%") {
      if percent > rest.startIndex { pieces.append(.text(String(rest[..<percent]))) }
      rest = rest[percent...].dropFirst()
      guard let piece = Self.piece(of: &rest) else { return nil }
      pieces.append(piece)
    }
    pieces.append(.text(String(rest)))
    self.pieces = pieces
  }

  /// The kind of each value that the format takes, by its position.
  var kinds: [Int: Kind] {
    var kinds: [Int: Kind] = [:]
    var next = 1
    for case .place(let position, _, let kind) in pieces {
      kinds[position ?? next] = kind
      if position == nil { next += 1 }
    }
    return kinds
  }

  /// Whether the format has places beyond doubt: that of "50 % off" is none.
  var hasPlaces: Bool {
    pieces.contains { if case .place(_, let rest, _) = $0 { !rest.contains(" ") } else { false } }
  }

  /// The names of the places `%#@name@`.
  var variables: [String] {
    pieces.compactMap { if case .variable(_, let name) = $0 { name } else { nil } }
  }

  /// Reads what stands after a percent sign.
  private static func piece(of rest: inout Substring.UnicodeScalarView) -> Piece? {
    var scan = rest
    var position: Int?
    let digits = scan.prefix { ("0"..."9").contains($0) }
    if !digits.isEmpty, scan.dropFirst(digits.count).first == "$" {
      guard digits.count <= 3, let number = Int(String(digits)), number > 0 else { return nil }
      position = number
      scan = scan.dropFirst(digits.count + 1)
    }
    let modifiers = scan.prefix { "#0123456789-+' .*hlqLztj".unicodeScalars.contains($0) }
    scan = scan.dropFirst(modifiers.count)
    guard let conversion = scan.popFirst() else {
      // A percent sign that ends the text is one.
      return .text("%")
    }
    if conversion == "@", modifiers.contains("#") {
      guard let end = scan.firstIndex(of: "@") else { return nil }
      defer { rest = scan[end...].dropFirst() }
      return .variable(position, String(scan[..<end]))
    }
    guard let kind = kind(of: conversion) else {
      if conversion == "n" { return nil }
      // Not a place: "50 % Rabatt", or a doubled percent sign.
      defer { if conversion == "%", modifiers.isEmpty { rest = rest.dropFirst() } }
      return .text(conversion == "%" && modifiers.isEmpty ? "%%" : "%")
    }
    let isLong = modifiers.split { !("0"..."9").contains($0) }.contains { $0.count > 3 }
    guard !isLong, !modifiers.contains("*") else { return nil }
    rest = scan
    return .place(position, String(modifiers) + String(conversion), kind)
  }

  private static func kind(of conversion: Unicode.Scalar) -> Kind? {
    switch conversion {
    case "@": .object
    case "d", "D", "i", "u", "U", "x", "X", "o", "O", "c", "C": .integer
    case "f", "F", "e", "E", "g", "G", "a", "A": .fraction
    case "s", "S", "p": .pointer
    default: nil
    }
  }
}
