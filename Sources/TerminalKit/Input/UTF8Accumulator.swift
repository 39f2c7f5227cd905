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

  private var value: UInt32 = 0
  private var remaining = 0
  private var allowed: ClosedRange<UInt8> = 0x80...0xBF

  mutating func take(_ byte: UInt8) -> Step {
    guard remaining > 0 else { return begin(byte) }
    guard allowed.contains(byte) else {
      remaining = 0
      return .cutShort
    }
    value = value << 6 | UInt32(byte & 0x3F)
    allowed = 0x80...0xBF
    remaining -= 1
    if remaining > 0 { return .more }
    return Unicode.Scalar(value).map(Step.scalar) ?? .invalid
  }

  private mutating func begin(_ byte: UInt8) -> Step {
    allowed = 0x80...0xBF
    switch byte {
    case 0x00...0x7F:
      return .scalar(Unicode.Scalar(byte))
    case 0xC2...0xDF:
      (value, remaining) = (UInt32(byte & 0x1F), 1)
    case 0xE0...0xEF:
      (value, remaining) = (UInt32(byte & 0x0F), 2)
      if byte == 0xE0 { allowed = 0xA0...0xBF }
      if byte == 0xED { allowed = 0x80...0x9F }
    case 0xF0...0xF4:
      (value, remaining) = (UInt32(byte & 0x07), 3)
      if byte == 0xF0 { allowed = 0x90...0xBF }
      if byte == 0xF4 { allowed = 0x80...0x8F }
    default:
      return .invalid
    }
    return .more
  }
}
