/// Reads a binary property list: objects that name one another by number, a table of their offsets, and a trailer.
struct BinaryPropertyList {
  private let bytes: [UInt8]
  private var offsetSize = 0
  private var referenceSize = 0
  private var objectCount = 0
  private var table = 0
  private var depth = 0
  /// How many values and bytes of text the members may still consist of: objects may name one another so that no memory
  /// would hold all that they stand for, and what is read once may be compared and checked for each key.
  private var budget: Int
  /// The strings that were read, by their numbers: many keys may be one string.
  private var strings: [Int: String] = [:]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    budget = 8 * bytes.count
  }

  /// Returns the members of the object at the top; those that are broken are reported, and left out.
  mutating func members(_ problems: inout ProblemList) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    do throws(JSONFailure) {
      let top = try top()
      for (key, value) in try references(ofObject: top) {
        do throws(JSONFailure) {
          members.append(try member(key, value))
        } catch {
          problems.add(error.reason + "; this entry is left out", at: nil, .unreadable)
        }
      }
    } catch {
      problems.add(error.reason, at: nil, .unreadable)
    }
    return members
  }

  private func failure(_ reason: String) -> JSONFailure { JSONFailure(reason: reason, position: 0) }

  /// Reads the trailer, and returns the number of the object at the top.
  private mutating func top() throws(JSONFailure) -> Int {
    let trailer = bytes.count - 32
    guard trailer >= 8 else { throw failure("the binary property list is too short") }
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize) else {
      throw failure("the trailer of the binary property list is broken")
    }
    objectCount = try number(at: trailer + 8, size: 8)
    table = try number(at: trailer + 24, size: 8)
    return try number(at: trailer + 16, size: 8)
  }

  private func number(at offset: Int, size: Int) throws(JSONFailure) -> Int {
    guard offset >= 0, offset <= bytes.count - size else {
      throw failure("the binary property list names a place that it does not have")
    }
    var number: UInt64 = 0
    for byte in bytes[offset..<(offset + size)] { number = number << 8 | UInt64(byte) }
    // Half of the largest number is beyond any file, and leaves room to add.
    return Int(min(number, UInt64(Int.max / 2)))
  }

  /// Returns the kind of an object, its size, and the offset of what it holds.
  private func object(
    _ reference: Int
  ) throws(JSONFailure) -> (kind: UInt8, size: Int, offset: Int) {
    guard (0..<objectCount).contains(reference), reference < bytes.count else {
      throw failure("the binary property list has no object \(reference)")
    }
    let offset = try number(at: table + reference * offsetSize, size: offsetSize)
    let marker = UInt8(try number(at: offset, size: 1))
    let size = Int(marker & 0x0F)
    guard size == 0x0F, marker >> 4 != 0 else { return (marker >> 4, size, offset + 1) }
    // A size of 15 or more is an object of its own: a whole number.
    let exponent = try number(at: offset + 1, size: 1) & 0x0F
    guard exponent <= 3 else { throw failure("a size in the binary property list is broken") }
    let large = try number(at: offset + 2, size: 1 << exponent)
    guard large <= bytes.count else {
      throw failure("an object is longer than the binary property list")
    }
    return (marker >> 4, large, offset + 2 + 1 << exponent)
  }

  private func contents(_ offset: Int, _ count: Int) throws(JSONFailure) -> ArraySlice<UInt8> {
    guard offset <= bytes.count, count <= bytes.count - offset else {
      throw failure("an object is longer than the binary property list")
    }
    return bytes[offset..<(offset + count)]
  }

  private func references(
    ofObject reference: Int
  ) throws(JSONFailure) -> [(key: Int, value: Int)] {
    let (kind, size, offset) = try object(reference)
    guard kind == 0xD else { throw failure("the property list is no dictionary") }
    let values = offset + size * referenceSize
    _ = try contents(offset, 2 * size * referenceSize)
    var references: [(key: Int, value: Int)] = []
    for index in 0..<size {
      let place = index * referenceSize
      references.append(
        (
          try number(at: offset + place, size: referenceSize),
          try number(at: values + place, size: referenceSize)
        ))
    }
    return references
  }

  private mutating func member(
    _ key: Int, _ value: Int
  ) throws(JSONFailure) -> JSONValue.Member {
    guard let name = try self.value(key).string else { throw failure("a key is no text") }
    return JSONValue.Member(key: name, position: 0, value: try self.value(value))
  }

  private mutating func value(_ reference: Int) throws(JSONFailure) -> JSONValue {
    depth += 1
    budget -= 1
    defer { depth -= 1 }
    guard depth <= PropertyList.depthLimit, budget >= 0 else {
      throw failure("too many lists and objects inside one another")
    }
    let (kind, size, offset) = try object(reference)
    let content: JSONValue.Content
    switch kind {
    case 0x0: content = size == 8 ? .flag(false) : size == 9 ? .flag(true) : .null
    case 0x1: content = .number(String(try number(at: offset, size: 1 << min(size, 3))))
    case 0x5, 0x6, 0x7: content = .string(try string(reference, kind, size, offset))
    case 0xA:
      _ = try contents(offset, size * referenceSize)
      var values: [JSONValue] = []
      for index in 0..<size {
        let place = offset + index * referenceSize
        values.append(try value(try number(at: place, size: referenceSize)))
      }
      content = .list(values)
    case 0xD:
      var members: [JSONValue.Member] = []
      for (key, value) in try references(ofObject: reference) {
        members.append(try member(key, value))
      }
      content = .object(members)
    default: content = .null
    }
    return JSONValue(content: content, position: 0)
  }

  private mutating func string(
    _ reference: Int, _ kind: UInt8, _ size: Int, _ offset: Int
  ) throws(JSONFailure) -> String {
    let stored = try contents(offset, kind == 0x6 ? 2 * size : size)
    guard stored.count <= budget else {
      throw failure("the binary property list stands for too much text")
    }
    budget -= stored.count
    if let known = strings[reference] { return known }
    let text = kind == 0x6 ? TextEncoding.utf8(utf16: stored, bigEndian: true) : Array(stored)
    guard let string = String(validating: text, as: UTF8.self) else {
      throw failure("a text is not valid UTF-8")
    }
    strings[reference] = string
    return string
  }
}
