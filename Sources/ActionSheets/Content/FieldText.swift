/// The text of a field, overwritten in memory when nobody holds it any longer.
///
/// Make a `String` of it only where it is needed: strings cannot be overwritten.
public struct FieldText: Sendable {
  /// The bytes, which nothing changes between creation and destruction.
  private final class Storage: Sendable {
    nonisolated(unsafe) let bytes: UnsafeMutableBufferPointer<UInt8>

    init(_ bytes: UnsafeMutableBufferPointer<UInt8>) {
      self.bytes = bytes
    }

    deinit {
      FieldText.overwrite(bytes)
      bytes.deallocate()
    }
  }

  private let storage: Storage

  /// Takes the text of a string; the string's own memory is not overwritten.
  public init(_ text: String) {
    self.init(utf8: text.utf8)
  }

  /// Takes UTF-8. Invalid bytes are repaired when a string is made.
  public init(utf8 bytes: some Collection<UInt8>) {
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = copy.initialize(from: bytes)
    storage = Storage(copy)
  }

  /// Whether nothing has been entered.
  public var isEmpty: Bool { storage.bytes.isEmpty }

  /// The text as a string, whose memory is not overwritten.
  public var string: String { String(decoding: storage.bytes, as: UTF8.self) }

  /// Lends the bytes to a function that must not keep them.
  public func withUTF8<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    body(UnsafeBufferPointer(storage.bytes))
  }

  /// Zeroes some bytes; apart, so that the compiler cannot know that nobody reads them again.
  @inline(never)
  private static func overwrite(_ bytes: UnsafeMutableBufferPointer<UInt8>) {
    for index in bytes.indices { bytes[index] = 0 }
  }
}

extension FieldText: Hashable {
  /// Returns whether both hold the same bytes.
  public static func == (left: FieldText, right: FieldText) -> Bool {
    left.storage.bytes.elementsEqual(right.storage.bytes)
  }

  /// Feeds the length, and nothing of the text, into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(storage.bytes.count)
  }
}

extension FieldText {
  /// The text as the one line that a field holds: without line ends and other control characters.
  var line: FieldText {
    guard !isLine else { return self }
    return withUTF8 { bytes in
      let kept = bytes.indices.lazy.filter { !FieldText.isControl(bytes, $0) }
      return FieldText(utf8: kept.map { bytes[$0] })
    }
  }

  /// Whether it is one line, as every text of a field is: without line ends and other control characters.
  public var isLine: Bool {
    withUTF8 { bytes in !bytes.indices.contains { FieldText.isControl(bytes, $0) } }
  }

  /// Returns whether a scalar can be part of the one line that a field holds.
  public static func canHold(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x2028...0x2029: false
    default: true
    }
  }

  /// Whether a byte belongs to a control character, or to a separator of lines or paragraphs.
  private static func isControl(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    func byte(_ distance: Int) -> UInt8 {
      let index = index + distance
      return bytes.indices.contains(index) ? bytes[index] : 0
    }
    switch byte(0) {
    case 0x00...0x1F, 0x7F: return true
    // U+0080 to U+009F are C2 80 to C2 9F; U+2028 and U+2029 are E2 80 A8 and E2 80 A9.
    case 0xC2: return (0x80...0x9F).contains(byte(1))
    case 0x80...0x9F where byte(-1) == 0xC2: return true
    case 0xE2: return byte(1) == 0x80 && (0xA8...0xA9).contains(byte(2))
    case 0x80: return byte(-1) == 0xE2 && (0xA8...0xA9).contains(byte(1))
    case 0xA8...0xA9: return byte(-1) == 0x80 && byte(-2) == 0xE2
    default: return false
    }
  }
}
