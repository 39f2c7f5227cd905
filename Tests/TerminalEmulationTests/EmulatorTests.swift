import Testing

@testable import TerminalEmulation

struct EmulatorTests {
  private func emulator(_ text: String, size: Size = Size(columns: 20, rows: 4)) throws -> Emulator
  {
    let emulator = try #require(Emulator(size: size))
    _ = emulator.feed([UInt8](text.utf8))
    return emulator
  }

  @Test func `text and attributes land in cells`() throws {
    let emulator = try emulator("\u{1b}[1;31;7mA\u{1b}[0;4;48;2;1;2;3mB\u{1b}[m")
    var first = Cell()
    (first.text, first.isBold, first.isReversed, first.foreground) = ("A", true, true, .palette(1))
    var second = Cell()
    (second.text, second.isUnderlined, second.background) = ("B", true, .rgb(1, 2, 3))
    #expect(emulator.cells(row: 0).prefix(3) == [first, second, Cell()])
  }

  @Test func `wide and combined characters keep their columns`() throws {
    let emulator = try emulator("漢e\u{301}x")
    #expect(emulator.cells(row: 0).prefix(4).map(\.width) == [2, 0, 1, 1])
    #expect(emulator.cells(row: 0).prefix(4).map(\.text) == ["漢", "", "e\u{301}", "x"])
    #expect(emulator.lines == ["漢e\u{301}x", "", "", ""])
  }

  @Test func `characters that a read has cut are whole`() throws {
    let text = "a│b漢🙂 │"
    let whole = try emulator(text)
    let pieces = try emulator("")
    for byte in text.utf8 { _ = pieces.feed([byte]) }
    #expect(pieces.cells(row: 0) == whole.cells(row: 0))
  }

  @Test func `the alternate screen leaves the main one as it was`() throws {
    let emulator = try emulator("main\u{1b}[?1049h\u{1b}[Hother")
    #expect(emulator.lines[0] == "other")
    #expect(emulator.modes.isAlternateScreen)
    _ = emulator.feed([UInt8]("\u{1b}[?1049l".utf8))
    #expect(emulator.lines[0] == "main")
    #expect(emulator.modes.isRestored)
  }

  @Test func `the cursor is followed, hidden and shown`() throws {
    let emulator = try emulator("\u{1b}[3;5H\u{1b}[?25l")
    #expect(emulator.cursor == Cursor(column: 4, row: 2, isVisible: false))
    _ = emulator.feed([UInt8]("\u{1b}[?25h".utf8))
    #expect(emulator.cursor == Cursor(column: 4, row: 2))
  }

  @Test func `modes that libvterm does not model are read from the stream`() throws {
    let modes = try emulator(
      "\u{1b}[?2004;1006h\u{1b}[>1u\u{1b}[>3u\u{1b}[<u\u{1b}[?2026hx\u{1b}[?2026l\u{1b}[2;38;5;9m\u{7}"
        + "\u{1b}]0;title\u{7}\u{1b}]11;?\u{1b}\\\u{1b}[c\u{1b}[?u"
    ).modes
    #expect(modes.enabled == [7, 25, 2004, 1006])
    #expect(modes.everEnabled == [2004, 1006, 2026])
    #expect(modes.keyboardFlags == [1])
    #expect(modes.keyboardPushes == 2)
    #expect(modes.synchronizedUpdates == 1)
    #expect(modes.attributes == [2, 38])
    #expect(modes.pen == [22, 39])
    #expect(modes.systemCommands == ["0;title", "11;?"])
    #expect(modes.queries == ["]11;?", "[c", "[?u"])
    #expect(modes.bells == 1)
    #expect(!modes.isRestored)
  }

  @Test(arguments: [
    ("\u{1b}[?25l", "\u{1b}[?25h"), ("\u{1b}[?7l", "\u{1b}[?7h"), ("\u{1b}[>1u", "\u{1b}[<u"),
    ("\u{1b}[1;2;4;38;2;1;2;3;44m", "\u{1b}[m"), ("\u{1b}[1;4;91m", "\u{1b}[22;24;39m"),
    ("\u{1b}[2;3r", "\u{1b}[r"), ("\u{1b}[5 q", "\u{1b}[ q"), ("\u{1b}=", "\u{1b}>"),
    ("\u{1b}[?1049;1000;1006;2004h\u{1b}[7m", "\u{1b}c"),
  ])
  func `a mode is restored only by what ends it`(change: String, restoration: String) throws {
    #expect(try !emulator(change).modes.isRestored)
    #expect(try emulator(change + restoration).modes.isRestored)
  }

  @Test func `a sequence is understood wherever the stream is cut`() throws {
    let bytes = [UInt8]("a\u{1b}[?2004h\u{1b}]0;t\u{1b}\\\u{1b}[>1u漢".utf8)
    let whole = try #require(Emulator(size: Size()))
    _ = whole.feed(bytes)
    let bytewise = try #require(Emulator(size: Size()))
    for byte in bytes { _ = bytewise.feed([byte]) }
    #expect(bytewise.modes == whole.modes)
    #expect(bytewise.lines == whole.lines)
  }

  @Test func `a smaller and a larger size are taken`() throws {
    let emulator = try emulator("one\r\ntwo")
    for size in [Size(columns: 1, rows: 1), Size(columns: 100, rows: 50)] {
      emulator.resize(size)
      #expect(emulator.size == size)
      #expect(emulator.lines.count == size.rows)
    }
  }
}
