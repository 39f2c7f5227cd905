/// A list of byte strings that share one buffer.
///
/// Arguments and titles are bytes: they need not be valid UTF-8, and an answer must give them back exactly
/// as they came. A million of them cost one buffer and eight bytes each, and no object of their own.
public struct ByteStrings: Sendable, Hashable {
  /// The place of one string in the buffer.
  struct Bounds: Sendable, Hashable {
    var start: UInt32
    var end: UInt32

    var range: Range<Int> { Int(start)..<Int(end) }
  }

  /// The most bytes that are read into one list: offsets have 32 bits, and a title may still be added.
  static let capacity = Int(UInt32.max) - (1 << 16)

  /// All bytes, those between and outside the strings included.
  var buffer: [UInt8]

  /// The place of each string, in the order of the list.
  var bounds: [Bounds]

  init(buffer: [UInt8] = [], bounds: [Bounds] = []) {
    self.buffer = buffer
    self.bounds = bounds
  }

  /// Creates a list from strings, in their order.
  public init(_ strings: some Sequence<String>) {
    self.init()
    for string in strings { append(string.utf8) }
  }

  /// The number of strings.
  public var count: Int { bounds.count }

  /// The bytes of one string.
  public subscript(position: Int) -> ArraySlice<UInt8> { buffer[bounds[position].range] }

  /// The text of one string, with each invalid UTF-8 sequence replaced by U+FFFD.
  public func text(at position: Int) -> String {
    String(decoding: self[position], as: UTF8.self)
  }

  /// Adds a string to the end of the list.
  mutating func append(_ bytes: some Collection<UInt8>) {
    bounds.append(store(bytes))
  }

  /// Copies bytes into the buffer and returns their place, without making them a member of the list.
  mutating func store(_ bytes: some Collection<UInt8>) -> Bounds {
    let start = buffer.count
    buffer.append(contentsOf: bytes)
    return Bounds(start: UInt32(start), end: UInt32(buffer.count))
  }
}

extension ByteStrings {
  /// Returns the list without its first string.
  func dropFirst() -> ByteStrings {
    ByteStrings(buffer: buffer, bounds: Array(bounds.dropFirst()))
  }
}
