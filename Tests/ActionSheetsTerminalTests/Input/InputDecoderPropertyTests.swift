import RandomTesting
import Testing

@testable import ActionSheetsTerminal
@testable import TerminalKit

/// Bytes of which most mean something to the decoder.
private func randomBytes(_ count: Int, _ generator: inout SplitMix64) -> [UInt8] {
  let telling = Array("\u{1B}\u{1B}\u{1B}[[O]P_\\;:<?$~uMm0123456789ABRZ\r\n\u{7}\u{18}é漢".utf8)
  return (0..<count).map { _ in
    Bool.random(using: &generator)
      ? telling.randomElement(using: &generator) ?? 0 : UInt8.random(in: 0...255, using: &generator)
  }
}

struct InputDecoderPropertyTests {
  @Test(arguments: 0..<200 as Range<UInt64>)
  func `Random bytes give the same events in any pieces`(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let bytes = randomBytes(400, &generator)
    var whole = InputDecoder()
    let expected = whole.decode(bytes, at: .zero)

    var pieces = InputDecoder()
    var events: [TerminalEvent] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let piece = rest.prefix(Int.random(in: 1...9, using: &generator))
      events += pieces.decode(piece, at: .zero)
      rest = rest.dropFirst(piece.count)
    }
    #expect(events == expected)
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `After any bytes and two seconds of silence the decoder answers`(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var decoder = InputDecoder()
    _ = decoder.decode(randomBytes(300, &generator), at: .zero)
    _ = decoder.flush(at: .milliseconds(2000))
    #expect(decoder.body.count <= InputDecoder.sequenceLimit)
    // A character cut short just before is still answered for first.
    #expect(decoder.decode("q".utf8, at: .milliseconds(4000)).last == .key(.character("q")))
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `After any bytes outside a paste, steady typing is answered within eleven seconds`(
    _ seed: UInt64
  ) {
    var generator = SplitMix64(seed: seed)
    var decoder = InputDecoder()
    _ = decoder.decode(randomBytes(300, &generator), at: .zero)
    if decoder.state == .paste { _ = decoder.decode("\u{1B}[201~".utf8, at: .zero) }
    var answered = false
    for step in 1...110 where !answered {
      let events = decoder.decode("q".utf8, at: .milliseconds(step * 100))
      answered = events.last == .key(.character("q"))
    }
    #expect(answered)
  }
}
