/// An assembler of Unicode scalars from bytes that may arrive one at a time.
///
/// Overlong forms, surrogates and values beyond U+10FFFF are refused at the first byte that makes them so,
/// which yields one replacement for each maximal subpart (the Unicode Standard, section 3.9).
struct UTF8Accumulator: Sendable {
  enum Step: Equatable {
    /// The byte was taken and more must follow.
    case more
    /// The byte completes a scalar.
    case scalar(Unicode.Scalar)
    /// The byte cannot stand here, and was taken.
    case invalid
    /// The sequence was cut short; the byte was not taken and begins another.
    case cutShort
  }

  private var bytes: [UInt8] = []

  mutating func take(_ byte: UInt8) -> Step {
    bytes.append(byte)
    var parser = UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    let result = parser.parseScalar(from: &iterator)
    // A sequence that only lacks its end is an error that takes in all of it.
    if case .error(bytes.count) = result, (0xC2...0xF4).contains(bytes[0]) { return .more }
    defer { bytes.removeAll(keepingCapacity: true) }
    switch result {
    case .valid(let encoded): return .scalar(UTF8.decode(encoded))
    case .error, .emptyInput: return bytes.count > 1 ? .cutShort : .invalid
    }
  }
}
