internal import CLibrary

extension [UInt8] {
  /// Zeroes the bytes where they are, for everybody who shares them: what was read may have been a secret.
  ///
  /// Only for arrays that were made at run time, and that nobody reads afterwards. Writing through a variable
  /// would zero a copy where the bytes are shared, as they are while an enumeration carries them.
  func overwrite() {
    withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      explicit_bzero(UnsafeMutableRawPointer(mutating: start), bytes.count)
    }
  }
}
