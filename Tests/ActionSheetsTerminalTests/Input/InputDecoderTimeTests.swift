import ActionSheets
import Testing

@testable import ActionSheetsTerminal
@testable import TerminalKit

struct InputDecoderTimeTests {
  @Test func `C11: a lone ESC becomes Escape after 25 milliseconds`() {
    var decoder = InputDecoder()
    #expect(decoder.decode([0x1B], at: .milliseconds(100)) == [])
    #expect(decoder.deadline == .milliseconds(125))
    #expect(decoder.flush(at: .milliseconds(124)) == [])
    #expect(decoder.flush(at: .milliseconds(125)) == [.key(.escape)])
    #expect(decoder.deadline == nil)
    #expect(decoder.flush(at: .milliseconds(126)) == [])
  }

  @Test func `Two ESC are two presses of Escape`() {
    var decoder = InputDecoder()
    #expect(decoder.decode([0x1B, 0x1B], at: .zero) == [])
    #expect(decoder.flush(at: .milliseconds(25)) == [.key(.escape), .key(.escape)])
  }

  @Test func `A sequence that the program reads late is still a sequence`() {
    var decoder = InputDecoder()
    #expect(decoder.decode([0x1B], at: .zero) == [])
    #expect(decoder.decode("[A".utf8, at: .milliseconds(300)) == [.key(.up)])
  }

  @Test func `A key typed well after Escape is not Alt with that key`() {
    var decoder = InputDecoder()
    #expect(decoder.decode([0x1B], at: .zero) == [])
    #expect(
      decoder.decode("a".utf8, at: .milliseconds(300)) == [.key(.escape), .key(.character("a"))])
  }

  @Test(arguments: ["[A", "[?62;22c", "[13u", "[200~\r\u{1B}[201~"])
  func `C9: what follows an ESC too late does not leak`(_ tail: String) {
    var decoder = InputDecoder()
    #expect(decoder.decode([0x1B], at: .zero) == [])
    #expect(decoder.flush(at: .milliseconds(25)) == [.key(.escape)])
    let events = decoder.decode((tail + "x").utf8, at: .milliseconds(100))
    #expect(events.filter { $0 != .paste(FieldText("\r")) } == [.key(.character("x"))])
  }

  @Test func `C9: a reply whose terminator is torn apart leaks nothing`() {
    var decoder = InputDecoder()
    #expect(decoder.decode("\u{1B}]11;rgb:0/0/0\u{1B}".utf8, at: .zero) == [])
    #expect(decoder.flush(at: .milliseconds(200)) == [])
    #expect(decoder.flush(at: .milliseconds(250)) == [.key(.escape)])
    #expect(decoder.decode("\\x".utf8, at: .milliseconds(300)) == [.key(.character("x"))])
  }

  @Test func `C9: a reply in pieces a second apart leaks nothing`() {
    var decoder = InputDecoder()
    #expect(decoder.decode("\u{1B}[?6".utf8, at: .zero) == [])
    #expect(decoder.deadline == nil)
    #expect(decoder.decode("2;2".utf8, at: .milliseconds(1000)) == [])
    #expect(decoder.decode("2cx".utf8, at: .milliseconds(2000)) == [.key(.character("x"))])
  }

  @Test(arguments: ["\u{1B}[", "\u{1B}[12;", "\u{1B}O", "\u{1B}]11;", "\u{1B}P", "\u{1B}[M!"])
  func `A sequence that breaks off is given up after two seconds`(_ beginning: String) {
    var decoder = InputDecoder()
    #expect(decoder.decode(beginning.utf8, at: .zero) == [])
    #expect(decoder.decode("a".utf8, at: .milliseconds(2000)) == [.key(.character("a"))])
  }

  @Test func `C10: a paste that never ends is over after two seconds of silence`() {
    var decoder = InputDecoder()
    #expect(decoder.decode("\u{1B}[200~a\r".utf8, at: .zero) == [])
    #expect(decoder.decode("b\r\u{1B}".utf8, at: .milliseconds(1500)) == [])
    #expect(decoder.deadline == .milliseconds(3500))
    #expect(decoder.flush(at: .milliseconds(3499)) == [])
    #expect(decoder.flush(at: .milliseconds(3500)) == [.paste(FieldText("a\rb\r"))])
    #expect(decoder.decode("\r".utf8, at: .milliseconds(3501)) == [.key(.enter)])
  }

  @Test func `A string without end lets go of the keyboard while a person types`() {
    var decoder = InputDecoder()
    #expect(decoder.decode("\u{1B}]0;".utf8, at: .zero) == [])
    var now: Duration = .zero
    while now < .seconds(20) {
      now += .milliseconds(150)
      if decoder.decode("a".utf8, at: now) == [.key(.character("a"))] { break }
    }
    #expect(now == .milliseconds(10_050))
  }

  @Test func `An overlong string is dropped to its next pause`() {
    var decoder = InputDecoder()
    let flood = [UInt8](repeating: 0x61, count: 200_000)
    #expect(decoder.decode("\u{1B}]0;".utf8, at: .zero) == [])
    #expect(decoder.decode(flood, at: .milliseconds(1)) == [])
    #expect(decoder.decode("a\r".utf8, at: .milliseconds(99)) == [])
    #expect(decoder.decode("a".utf8, at: .milliseconds(199)) == [.key(.character("a"))])
  }

  @Test func `A paste arrives as text, up to its limit`() {
    var decoder = InputDecoder()
    #expect(
      decoder.decode("\u{1B}[200~é\u{1B}[A\r\u{1B}[201~".utf8, at: .zero) == [
        .paste(FieldText("é\u{1B}[A\r"))
      ])
    let long = "a" + String(repeating: "é", count: 40_000)
    let kept = "a" + String(repeating: "é", count: 32_767)
    #expect(
      decoder.decode("\u{1B}[200~\(long)\u{1B}[201~".utf8, at: .zero) == [.paste(FieldText(kept))])
  }
}
