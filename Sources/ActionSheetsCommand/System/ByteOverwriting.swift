internal import CLibrary

extension [UInt8] {
  /// Zeroes the bytes in place, in a way that the compiler does not leave out.
  mutating func overwrite() {
    withUnsafeMutableBytes { bytes in
      if let start = bytes.baseAddress { explicit_bzero(start, bytes.count) }
    }
  }
}
