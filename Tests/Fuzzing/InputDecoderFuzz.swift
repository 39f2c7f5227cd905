// The first byte says how the rest is cut into pieces and how much time passes between them.
// Checked besides the absence of traps: pieces change nothing, memory stays bounded, silence always helps.

private func check(_ holds: Bool, _ what: String) {
  guard holds else { fatalError(what) }
}

/// Checks one input; libFuzzer calls it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzInputDecoder(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard let control = bytes.first else { return 0 }
  let input = bytes.dropFirst()
  let size = Int(control & 0x0F) + 1

  var whole = InputDecoder()
  let expected = whole.decode(input, at: .zero)
  var pieces = InputDecoder()
  var events: [TerminalEvent] = []
  var rest = input
  while !rest.isEmpty {
    events += pieces.decode(rest.prefix(size), at: .zero)
    rest = rest.dropFirst(size)
  }
  check(events == expected, "the pieces changed the events")

  // Once more with time passing, up to 2.3 seconds between two pieces.
  var slow = InputDecoder()
  var now = Duration.zero
  rest = input
  while !rest.isEmpty {
    _ = slow.decode(rest.prefix(size), at: now)
    check(slow.body.count <= InputDecoder.sequenceLimit, "a sequence takes too much memory")
    rest = rest.dropFirst(size)
    now = now + .milliseconds(Int64(control >> 4) * Int64(control >> 4) * 10)
    if let deadline = slow.deadline, now >= deadline {
      _ = slow.flush(at: now)
      check(slow.deadline == nil, "a flush left something waiting")
    }
  }
  now = now + InputDecoder.silence
  _ = slow.flush(at: now)
  now = now + InputDecoder.silence
  check(
    slow.decode([0x71], at: now).last == .key(.character("q")), "the keyboard is locked out")
  return 0
}
