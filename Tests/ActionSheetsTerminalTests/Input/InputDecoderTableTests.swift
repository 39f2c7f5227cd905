import ActionSheets
import Testing

@testable import ActionSheetsTerminal
@testable import TerminalKit

/// Bytes and the events they stand for. `\e` is written as U+001B.
struct DecodingExample: CustomTestStringConvertible, Sendable {
  var bytes: [UInt8]
  var events: [TerminalEvent]
  var testDescription: String { String(decoding: bytes, as: UTF8.self).debugDescription }

  init(_ text: String, _ events: TerminalEvent...) {
    self.bytes = Array(text.utf8)
    self.events = events
  }

  init(raw bytes: [UInt8], _ events: TerminalEvent...) {
    self.bytes = bytes
    self.events = events
  }
}

private let replacement = TerminalEvent.key(.character("\u{FFFD}"))

private let text: [DecodingExample] = [
  DecodingExample("a Z", .key(.character("a")), .key(.character(" ")), .key(.character("Z"))),
  DecodingExample("é漢🙂", .key(.character("é")), .key(.character("漢")), .key(.character("🙂"))),
  DecodingExample("e\u{301}", .key(.character("e")), .key(.character("\u{301}"))),
  DecodingExample("\r\n", .key(.enter), .key(.enter)),
  DecodingExample("\t\u{8}\u{7F}", .key(.tab), .key(.backspace), .key(.backspace)),
  DecodingExample(
    "\u{1}\u{1A}\0\u{1C}", .key(.character("a"), .control), .key(.character("z"), .control),
    .key(.character(" "), .control), .key(.character("\\"), .control)),
  DecodingExample("\u{85}x", .key(.character("x"))),
  DecodingExample(raw: [0xC3, 0x61], replacement, .key(.character("a"))),
  DecodingExample(raw: [0xE6, 0xBC, 0x61], replacement, .key(.character("a"))),
  DecodingExample(raw: [0xC0, 0xAF], replacement, replacement),
  DecodingExample(raw: [0xED, 0xA0, 0x80], replacement, replacement, replacement),
  DecodingExample(raw: [0xE2, 0x82, 0x1B, 0x5B, 0x41], replacement, .key(.up)),
  DecodingExample(raw: [0xF0, 0x9F, 0x98, 0xC3, 0xA9], replacement, .key(.character("é"))),
  DecodingExample(raw: [0xFF], replacement),
]

private let legacyKeys: [DecodingExample] = [
  DecodingExample(
    "\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", .key(.up), .key(.down), .key(.right), .key(.left)),
  DecodingExample("\u{1B}OA\u{1B}OD", .key(.up), .key(.left)),
  DecodingExample("\u{1B}[H\u{1B}OF", .key(.home), .key(.end)),
  DecodingExample(
    "\u{1B}[1~\u{1B}[7~\u{1B}[4~\u{1B}[8~", .key(.home), .key(.home), .key(.end), .key(.end)),
  DecodingExample(
    "\u{1B}[2~\u{1B}[3~\u{1B}[5~\u{1B}[6~", .key(.insert), .key(.delete), .key(.pageUp),
    .key(.pageDown)),
  DecodingExample(
    "\u{1B}OP\u{1B}OR\u{1B}OS", .key(.function(1)), .key(.function(3)), .key(.function(4))),
  DecodingExample(
    "\u{1B}[11~\u{1B}[15~\u{1B}[17~\u{1B}[24~\u{1B}[34~", .key(.function(1)), .key(.function(5)),
    .key(.function(6)), .key(.function(12)), .key(.function(20))),
  DecodingExample("\u{1B}[[A\u{1B}[[E", .key(.function(1)), .key(.function(5))),
  DecodingExample("\u{1B}[Z\u{1B}[1;2Z", .key(.backTab), .key(.backTab)),
  DecodingExample("\u{1B}[1;5A", .key(.up, .control)),
  DecodingExample("\u{1B}[1;8D", .key(.left, [.shift, .alt, .control])),
  DecodingExample("\u{1B}[5A\u{1B}O5B", .key(.up, .control), .key(.down, .control)),
  DecodingExample("\u{1B}[3;3~", .key(.delete, .alt)),
  DecodingExample("\u{1B}[1;2P", .key(.function(1), .shift)),
  DecodingExample("\u{1B}[a\u{1B}Ob", .key(.up, .shift), .key(.down, .control)),
  DecodingExample(
    "\u{1B}[5$\u{1B}[5^\u{1B}[5@", .key(.pageUp, .shift), .key(.pageUp, .control),
    .key(.pageUp, [.control, .shift])),
  DecodingExample("\u{1B}OM\u{1B}Oq", .key(.enter), .key(.character("1"))),
  DecodingExample(
    "\u{1B}a\u{1B}\r\u{1B}\u{7F}", .key(.character("a"), .alt), .key(.enter, .alt),
    .key(.backspace, .alt)),
  DecodingExample("\u{1B}\u{1}", .key(.character("a"), [.alt, .control])),
  DecodingExample("\u{1B}éx", .key(.character("é"), .alt), .key(.character("x"))),
  DecodingExample("\u{1B}\u{1B}[A", .key(.up, .alt)),
  DecodingExample("\u{1B}\u{1B}a", .key(.escape), .key(.character("a"), .alt)),
  DecodingExample("\u{1B}[I\u{1B}[Ox", .key(.character("x"))),
]

private let keyboardProtocol: [DecodingExample] = [
  DecodingExample("\u{1B}[27u", .key(.escape)),
  DecodingExample("\u{1B}[27;1:3u", .key(.escape, [], .release)),
  DecodingExample(
    "\u{1B}[13u\u{1B}[13;1:2u\u{1B}[13;1:3u", .key(.enter), .key(.enter, [], .repeat),
    .key(.enter, [], .release)),
  DecodingExample("\u{1B}[1;1:2B", .key(.down, [], .repeat)),
  DecodingExample("\u{1B}[5;1:3~", .key(.pageUp, [], .release)),
  DecodingExample("\u{1B}[9;2u\u{1B}[9u\u{1B}[127u", .key(.backTab), .key(.tab), .key(.backspace)),
  DecodingExample("\u{1B}[97;5u", .key(.character("a"), .control)),
  DecodingExample("\u{1B}[97;6u", .key(.character("a"), [.control, .shift])),
  DecodingExample("\u{1B}[97;;97u", .key(.character("a"))),
  DecodingExample("\u{1B}[97;65;65u", .key(.character("A"))),
  DecodingExample(
    "\u{1B}[97:65;2;65u\u{1B}[97:65;2:3u", .key(.character("A")),
    .key(.character("A"), [], .release)),
  DecodingExample("\u{1B}[50:64;2u", .key(.character("@"))),
  DecodingExample("\u{1B}[97;2u", .key(.character("A"))),
  DecodingExample("\u{1B}[1089::99;5u", .key(.character("c"), .control)),
  DecodingExample("\u{1B}[0;;233:231u", .key(.character("é")), .key(.character("ç"))),
  DecodingExample("\u{1B}[97;;7:27u", .key(.character("a"))),
  DecodingExample(
    "\u{1B}[57414u\u{1B}[57400u\u{1B}[57420u", .key(.enter), .key(.character("1")), .key(.down)),
  DecodingExample("\u{1B}[57376u", .key(.function(13))),
  DecodingExample("\u{1B}[57441;2u"),
  DecodingExample(
    "\u{1B}[27;5;13~\u{1B}[27;5;99~", .key(.enter, .control), .key(.character("c"), .control)),
]

private let mouse: [DecodingExample] = [
  DecodingExample("\u{1B}[<0;1;1M", .mouse(MouseEvent(.press, .left, column: 0, row: 0))),
  DecodingExample("\u{1B}[<0;12;7m", .mouse(MouseEvent(.release, .left, column: 11, row: 6))),
  DecodingExample("\u{1B}[<1;300;200M", .mouse(MouseEvent(.press, .middle, column: 299, row: 199))),
  DecodingExample(
    "\u{1B}[<30;3;4M",
    .mouse(MouseEvent(.press, .right, column: 2, row: 3, modifiers: [.shift, .alt, .control]))),
  DecodingExample("\u{1B}[<32;3;4M", .mouse(MouseEvent(.drag, .left, column: 2, row: 3))),
  DecodingExample("\u{1B}[<35;3;4M", .mouse(MouseEvent(.move, column: 2, row: 3))),
  DecodingExample(
    "\u{1B}[<64;1;1M\u{1B}[<65;1;1M", .mouse(MouseEvent(.press, .wheelUp, column: 0, row: 0)),
    .mouse(MouseEvent(.press, .wheelDown, column: 0, row: 0))),
  DecodingExample("\u{1B}[<128;1;1M", .mouse(MouseEvent(.press, .other(8), column: 0, row: 0))),
  DecodingExample("\u{1B}[<0;0;1M"),
  DecodingExample("\u{1B}[<0;1M"),
  DecodingExample("\u{1B}[M !!x", .key(.character("x"))),
  DecodingExample("\u{1B}[32;5;6Mx", .key(.character("x"))),
]

private let swallowed: [DecodingExample] = [
  DecodingExample("\u{1B}[?62;22cx", .key(.character("x"))),
  DecodingExample("\u{1B}[>41;380;0cx", .key(.character("x"))),
  DecodingExample("\u{1B}[0n\u{1B}[12;40Rx", .key(.character("x"))),
  DecodingExample("\u{1B}[?2026;2$y\u{1B}[4;2$yx", .key(.character("x"))),
  DecodingExample("\u{1B}[?1u\u{1B}[8;24;80tx", .key(.character("x"))),
  DecodingExample("\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\x", .key(.character("x"))),
  DecodingExample("\u{1B}]11;rgb:0/0/0\u{7}x", .key(.character("x"))),
  DecodingExample("\u{1B}]Lan\rev\nil title\u{1B}\\x", .key(.character("x"))),
  DecodingExample("\u{1B}P>|XTerm(380)\u{7}\r\u{1B}\\x", .key(.character("x"))),
  DecodingExample("\u{1B}P1+r524742=38\u{1B}\\\u{1B}_Gi=1;OK\u{1B}\\x", .key(.character("x"))),
  DecodingExample("\u{1B}^a\u{1B}\\\u{1B}Xb\u{1B}\\x", .key(.character("x"))),
  DecodingExample("\u{1B}]11;unfinished\u{1B}[A", .key(.up)),
  DecodingExample("\u{1B}]11;unfinished\u{18}x", .key(.character("x"))),
  DecodingExample("\u{1B}[12;\u{1B}[Bx", .key(.down), .key(.character("x"))),
  DecodingExample("\u{1B}[1;\rx", .key(.character("x"))),
  DecodingExample("\u{1B}[1é;2Ax", .key(.character("x"))),
  DecodingExample("\u{1B}[99~\u{1B}[=5q\u{1B}[1!p\u{1B}Ozx", .key(.character("x"))),
  DecodingExample("\u{1B}O\rx", .key(.character("x"))),
  DecodingExample("\u{1B}\\x", .key(.character("x"))),
  DecodingExample("\u{1B}[99999999999999999999;99999999999999999999ux", .key(.character("x"))),
  DecodingExample("\u{1B}[" + String(repeating: "1;", count: 400) + "Ax", .key(.character("x"))),
]

private let pastes: [DecodingExample] = [
  DecodingExample(
    "\u{1B}[200~rm\r\n\u{1B}[201~x", .paste(FieldText("rm\r\n")), .key(.character("x"))),
  DecodingExample(
    "\u{1B}[200~\u{1B}[A\u{1B}]0;\u{1B}\u{1B}[201\u{1B}[201~x",
    .paste(FieldText("\u{1B}[A\u{1B}]0;\u{1B}\u{1B}[201")), .key(.character("x"))),
  DecodingExample(
    "\u{1B}[200~\u{1B}[200~a\u{1B}[201~\r", .paste(FieldText("\u{1B}[200~a")), .key(.enter)),
  DecodingExample("\u{1B}[201~x", .key(.character("x"))),
]

struct InputDecoderTableTests {
  @Test(arguments: text + legacyKeys + keyboardProtocol + mouse)
  func `Bytes become the events they stand for, however they are split`(_ example: DecodingExample)
  {
    expectSameEventsInAllPieces(example)
  }

  @Test(arguments: swallowed)
  func `C9: replies are swallowed whole, in whatever pieces they come`(_ example: DecodingExample) {
    expectSameEventsInAllPieces(example)
  }

  @Test(arguments: pastes)
  func `C10: a paste is text and no key, in whatever pieces it comes`(_ example: DecodingExample) {
    expectSameEventsInAllPieces(example)
  }

  private func expectSameEventsInAllPieces(_ example: DecodingExample) {
    for split in 0...example.bytes.count {
      var decoder = InputDecoder()
      var events = decoder.decode(example.bytes[..<split], at: .zero)
      events += decoder.decode(example.bytes[split...], at: .milliseconds(10))
      #expect(events == example.events, "split after \(split) bytes")
      #expect(decoder.deadline == nil)
    }
    var decoder = InputDecoder()
    let one = example.bytes.flatMap { decoder.decode(CollectionOfOne($0), at: .zero) }
    #expect(one == example.events, "byte by byte")
  }
}
