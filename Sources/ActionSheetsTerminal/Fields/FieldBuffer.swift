internal import CLibrary

/// Bytes that are overwritten wherever they are no longer needed: after a removal, a move, and at the end.
final class FieldBuffer {
  private var storage: UnsafeMutableBufferPointer<UInt8>
  private(set) var count = 0

  init() {
    storage = .allocate(capacity: 64)
    storage.initialize(repeating: 0)
  }

  deinit {
    Self.discard(storage)
  }

  /// The bytes; the view must not outlive the next change.
  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: storage[..<count]) }

  /// Replaces a range of bytes by others.
  func replace(_ range: Range<Int>, with bytes: some Collection<UInt8>) {
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
    // A plain loop could be left out by the compiler, for nobody reads the zeros.
    explicit_bzero(start, bytes.count)
  }
}
