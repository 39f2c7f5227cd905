/// What a person has entered in a text field, overwritten in memory when nobody holds it any longer.
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

  /// Takes UTF-8; bytes that are none are repaired where a string is made.
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
