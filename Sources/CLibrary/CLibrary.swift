// The only import of the C library. Other modules take it from here with an `internal import`, so that its names
// do not reach the programs that use them.

#if canImport(Glibc)
  @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#else
  #error("This platform's C library is unknown; add its import here.")
#endif

/// Returns a variable of this process's environment, or `nil` when it is not set.
package func environmentVariable(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}
