/// Bytes that may be a secret: they are zeroed where they are no longer needed.
///
/// That is so after a removal, after a move to a larger place, and when the last reference goes. One thread
/// at a time may use them.
package final class SecretBytes {
  private var storage: UnsafeMutableBufferPointer<UInt8>
  /// The number of bytes.
  package private(set) var count = 0

  /// Creates an empty buffer with room for so many bytes; it grows when needed.
  package init(capacity: Int = 64) {
    storage = .allocate(capacity: max(1, capacity))
    storage.initialize(repeating: 0)
  }

  deinit {
    Self.discard(storage)
  }

  /// Lends the bytes to a function that must not keep them.
  package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    body(UnsafeBufferPointer(rebasing: storage[..<count]))
  }

  /// Adds a byte at the end.
  package func append(_ byte: UInt8) {
    replace(count..<count, with: CollectionOfOne(byte))
  }

  /// Removes all bytes.
  package func removeAll() {
    replace(0..<count, with: EmptyCollection())
  }

  /// Replaces a range of the bytes by others.
  package func replace(_ range: Range<Int>, with bytes: some Collection<UInt8>) {
    let added = bytes.count
    let total = count - range.count + added
    if total > storage.count { grow(to: total * 2) }
    move(from: range.upperBound, to: range.lowerBound + added)
    for (offset, byte) in bytes.enumerated() { storage[range.lowerBound + offset] = byte }
    if total < count {
      Self.overwrite(UnsafeMutableBufferPointer(rebasing: storage[total..<count]))
    }
    count = total
  }

  /// Replaces all bytes by those that a function writes; it returns how many, or a negative number for none.
  package func fill(_ body: (UnsafeMutableRawBufferPointer) -> Int) -> Int {
    removeAll()
    let result = body(UnsafeMutableRawBufferPointer(storage))
    count = max(0, result)
    return result
  }

  /// Moves the end of the bytes, from one position on, to another.
  private func move(from source: Int, to target: Int) {
    guard let start = storage.baseAddress, source != target else { return }
    memmove(start + target, start + source, count - source)
  }

  private func grow(to capacity: Int) {
    let larger = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: capacity)
    larger.initialize(repeating: 0)
    for index in 0..<count { larger[index] = storage[index] }
    Self.discard(storage)
    storage = larger
  }

  private static func discard(_ bytes: UnsafeMutableBufferPointer<UInt8>) {
    overwrite(bytes)
    bytes.deallocate()
  }

  private static func overwrite(_ bytes: UnsafeMutableBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    // The compiler could leave out a plain loop, because nobody reads the zeros.
    explicit_bzero(start, bytes.count)
  }
}
