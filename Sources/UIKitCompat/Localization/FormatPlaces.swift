/// The places for values that Foundation finds in a format.
struct FormatPlaces {
  /// What kind of value a place takes; Foundation crashes at one of another kind.
  private enum Kind { case object, integer, fraction, pointer }

  /// The kind of each value, by its position from 1.
  private var kinds: [Int: Kind] = [:]
  /// Whether there are places beyond doubt: that of "50 % off" is none.
  private(set) var isFormat = false

  /// Reads a format; `nil` where it has a place that is never safe: `%n`, `%*d`, `%#@name@`, or one of four digits.
  init?(_ format: String) {
    var rest = format.unicodeScalars[...]
    var next = 1
    while let percent = rest.firstIndex(of: "%") {
      rest = rest[percent...].dropFirst()
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
      // A percent sign that ends the text is one.
      guard let conversion = scan.popFirst() else { break }
      guard let kind = Self.kind(of: conversion) else {
        if conversion == "n" { return nil }
        if conversion == "%", modifiers.isEmpty { rest = scan }
        continue
      }
      let isLong = modifiers.split { !("0"..."9").contains($0) }.contains { $0.count > 3 }
      let isPart = conversion == "@" && modifiers.contains("#")
      guard !isLong, !isPart, !modifiers.contains("*") else { return nil }
      kinds[position ?? next] = kind
      if position == nil { next += 1 }
      if !modifiers.contains(" ") { isFormat = true }
      rest = scan
    }
  }

  /// Whether each value that a format takes is one of these, and of its kind.
  func fit(_ format: String) -> Bool {
    FormatPlaces(format)?.kinds.allSatisfy { kinds[$0.key] == $0.value } ?? false
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
