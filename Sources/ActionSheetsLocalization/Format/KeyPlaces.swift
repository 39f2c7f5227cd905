import ActionSheets

/// The places that a key has for values: they say what the arguments are called, and of which kind they are.
struct KeyPlaces {
  /// How the names are written, in the key and so in its translations: braces count where the key has no percent sign.
  private(set) var style = FormatString.Style.percent
  /// The index of the argument for each name; a name that stands in the key twice is one argument.
  private(set) var names: [String: Int] = [:]
  /// An argument of each kind that the key asks for, to try translations with.
  private(set) var samples: [LocalizedText.Argument] = []

  /// Takes the places from a key; one that is no format has none.
  init(_ key: String) {
    add((try? FormatString(key, .percent))?.pieces ?? [])
    guard samples.isEmpty, key.utf8.contains(UInt8(ascii: "{")) else { return }
    add((try? FormatString(key, .braces))?.pieces ?? [])
    if !samples.isEmpty { style = .braces }
  }

  private mutating func add(_ pieces: [FormatString.Piece]) {
    var next = 0
    for case .place(let position, let format) in pieces {
      let index: Int
      switch position {
      case .next:
        index = next
        next += 1
      case .index(let given): index = given
      case .named(let name):
        index = names[name] ?? names.count
        names[name] = index
      }
      // Places out of every reason are those of no value.
      guard (0..<100).contains(index) else { continue }
      while samples.count <= index { samples.append(.text("")) }
      switch format.kind {
      case .integer: samples[index] = .integer(1)
      case .decimal: samples[index] = .decimal(1)
      case .text: break
      }
    }
  }
}
