#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  #error("ByteOverwriting needs a C library that it knows")
#endif

extension [UInt8] {
  /// Zeroes the bytes in place, in a way that the compiler does not leave out.
  mutating func overwrite() {
    withUnsafeMutableBytes { bytes in
      if let start = bytes.baseAddress { explicit_bzero(start, bytes.count) }
    }
  }
}
