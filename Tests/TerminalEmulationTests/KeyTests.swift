import Testing

@testable import TerminalEmulation

struct KeyTests {
  private func encode(
    _ notation: String, modes: String = "", kitty: Bool = false
  ) throws -> String {
    var scanner = SequenceScanner()
    scanner.feed([UInt8](modes.utf8))
    let encoder = KeyEncoder(modes: scanner.modes, speaksKitty: kitty)
    return String(decoding: try Stroke.parse(notation).flatMap(encoder.encode), as: UTF8.self)
  }

  @Test(arguments: [
    ("up down enter esc tab", "\u{1b}[A\u{1b}[B\r\u{1b}\t"),
    ("a é : ctrl-c alt-x shift-tab", "aé:\u{3}\u{1b}x\u{1b}[Z"),
    ("page-up delete ctrl-right shift-delete", "\u{1b}[5~\u{1b}[3~\u{1b}[1;5C\u{1b}[3;2~"),
    (#"text:a\sb raw:\e[Z\x41 paste:1\n2"#, "a b\u{1b}[ZA1\r2"),
    ("repeat:down release:down click:3,4", "\u{1b}[B"),
  ])
  func `a plain terminal sends the legacy bytes`(notation: String, bytes: String) throws {
    #expect(try encode(notation) == bytes)
  }

  @Test(arguments: [
    ("up", "\u{1b}[?1h", "\u{1b}OA"),
    (#"paste:1\n2"#, "\u{1b}[?2004h", "\u{1b}[200~1\n2\u{1b}[201~"),
    (
      "click:3,4 move:1,1 wheel-up:0,0", "\u{1b}[?1000;1006h",
      "\u{1b}[<0;4;5M\u{1b}[<0;4;5m\u{1b}[<64;1;1M"
    ),
    ("click:3,4", "\u{1b}[?1000h", "\u{1b}[M $%\u{1b}[M#$%"),
    ("drag:0,0 move:0,0", "\u{1b}[?1003;1006h", "\u{1b}[<32;1;1M\u{1b}[<35;1;1M"),
    ("esc ctrl-c", "\u{1b}[>1u", "\u{1b}\u{3}"),
  ])
  func `modes change the bytes`(notation: String, modes: String, bytes: String) throws {
    #expect(try encode(notation, modes: modes) == bytes)
  }

  @Test(arguments: [
    ("esc ctrl-c enter a shift-tab", "\u{1b}[>1u", "\u{1b}[27u\u{1b}[99;5u\ra\u{1b}[9;2u"),
    ("repeat:down release:down", "\u{1b}[>3u", "\u{1b}[1;1:2B\u{1b}[1;1:3B"),
    ("enter release:enter", "\u{1b}[>11u", "\u{1b}[13u\u{1b}[13;1:3u"),
    ("esc", "\u{1b}[>1u\u{1b}[<u", "\u{1b}"),
  ])
  func `a kitty terminal honors the pushed flags`(
    notation: String, modes: String, bytes: String
  ) throws {
    #expect(try encode(notation, modes: modes, kitty: true) == bytes)
  }

  @Test(arguments: ["enterr", "click:3", #"raw:\q"#, "hyper-x", "wheel:1,2"])
  func `a word that is no key is named`(word: String) {
    #expect { try Stroke.parse("down \(word)") } throws: {
      "\($0)" == "not a key: \(word)"
    }
  }
}
