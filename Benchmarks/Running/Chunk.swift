/// Bytes that a program wrote, with the time at which they were read.
struct Chunk {
  var bytes: [UInt8]

  /// Nanoseconds since the clock's own start.
  var time: Int
}
