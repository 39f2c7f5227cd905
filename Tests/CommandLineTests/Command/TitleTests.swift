import TerminalEmulation
import Testing

struct TitleTests {
  /// Titles on whose width terminals disagree, or that have none.
  private static let wide = [
    "買い物リスト", "👩‍👩‍👧‍👦 Family", "🇩🇪🇯🇵 Flags", "e\u{301}t\u{e9} n\u{303}", "שלום עולם", "مرحبا بالعالم",
    "Z\u{300}\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}\u{307}a\u{308}lgo", "한국어 각",
    "Ⅷ ① ± ※ “quotes” …",
    "👍🏽 ❤️ ☎︎ ✔️", "ไทยแลนด์ ที่", "\u{200B}zero\u{200D}\u{FEFF}width", "a\u{2028}b", "𒈙 ﷽",
  ]

  /// Titles that would do something to a terminal that took them for more than text.
  private static let hostile = [
    "\u{1b}[31mred", "\u{1b}[2J\u{1b}[Hgone", "\u{9b}31mred", "\u{1b}]52;c;aGk=\u{7}clip",
    "\u{1b}]0;title\u{1b}\\x", "\u{9d}0;title\u{9c}", "bell\u{7}\u{7}", "one\ntwo\rthree", "a\tb",
    "back\u{8}\u{8}space", "\u{7f}\u{0e}\u{0f}", "\u{1b}Pq\u{1b}\\x", "\u{202e}right\u{2066}left",
    "[31mplain",
    "\u{1b}[?1049h\u{1b}[?1000h", "\u{1b}c", "$(touch x) `id` %s \\e[0m", "nul is left to others",
  ]

  private func checkEdges(_ test: TerminalTest, columns: Int) {
    for row in 0..<test.size.rows {
      let left = test.cell(column: 0, row: row).text
      let right = test.cell(column: columns - 1, row: row).text
      guard !left.isEmpty, left != " " else { continue }
      #expect("╭│├╰".contains(left) && "╮│┤╯".contains(right), "row \(row): \(test.lines[row])")
    }
  }

  @Test(arguments: wide, [80, 24])
  func `C14: no title moves a border, and the answer is its own`(title: String, columns: Int) throws
  {
    let test = try Asking("-t", title, "-m", title, "-d", title, "--", title, "plain")
      .on(Size(columns: columns, rows: 30)).shown()
    checkEdges(test, columns: columns)
    try test.send("down")
    try test.waitUntil(.cursorRow(contains: "plain"))
    checkEdges(test, columns: columns)
    try test.send("up enter")
    try test.waitUntil(.ended)
    #expect(test.answered == .chose(title))
    #expect(test.screen == "")
  }

  @Test func `C14, T9: a right-to-left title is sent without marks of direction`() throws {
    let title = "מחק את file.txt (3)!"
    let test = try Asking("-t", "5 קבצים", "--", title, "plain").shown()
    let blank = "\u{2800}"
    #expect(test.screen.contains(["", "!file.txt (3)", "מחק את", ""].joined(separator: blank)))
    #expect(test.screen.contains([blank, "קבצים", blank, "5", blank].joined()))
    checkEdges(test, columns: 80)
    let marks: [ClosedRange<Unicode.Scalar>] = [
      "\u{200e}"..."\u{200f}", "\u{202a}"..."\u{202e}", "\u{2066}"..."\u{2069}",
    ]
    #expect(
      !test.transcriptText.unicodeScalars.contains { scalar in
        marks.contains { $0.contains(scalar) }
      })
    try test.send("enter")
    try test.waitUntil(.ended)
    #expect(test.answered == .chose(title))
  }

  @Test(arguments: hostile)
  func `C17: nothing in a title is more than text to the terminal`(title: String) throws {
    let plain = try Asking("-t", "title", "-m", "message", "title").shown()
    let test = try Asking("-t", title, "-m", title, "--", title).shown()
    #expect(test.modes.enabled == plain.modes.enabled)
    #expect(test.modes.systemCommands == [])
    #expect(test.modes.bells == 0)
    #expect(test.modes.attributes == plain.modes.attributes)
    #expect(
      !test.screen.unicodeScalars.contains {
        $0.properties.generalCategory == .control && $0 != "\n"
      })
    checkEdges(test, columns: 80)
    try test.send("enter")
    try test.waitUntil(.ended)
    #expect(test.answered == .chose(title))
    #expect(test.screen == "")
    #expect(test.isRestored)
  }

  @Test func `C17: an escape character is shown as a symbol`() throws {
    let test = try Asking("\u{1b}[31mred").shown()
    #expect(test.screen.contains("␛[31mred"))
    #expect(test.cell(of: "red")?.foreground == .standard)
  }

  @Test(
    arguments: [
      [0xff, 0xfe, 0x61], [0xc3], [0xed, 0xa0, 0x80], [0xf4, 0x90, 0x80, 0x80],
      [0x1b, 0x9b, 0x0a, 0x09],
    ] as [[UInt8]])
  func `C17: bytes that are no text are answered as they came`(title: [UInt8]) throws {
    let test = try Asking("-0", "--null", "-").with { $0.input = title + [0] + [0x62, 0] }.shown()
    checkEdges(test, columns: 80)
    try test.send("enter")
    try test.waitUntil(.ended)
    #expect(test.exitStatus == .code(0))
    #expect(test.standardOutputBytes == title + [0])
  }

  @Test func `A13: a title of 100,000 characters is shown and answered`() throws {
    let title = String(repeating: "lang ", count: 20_000)
    let test = try Asking(title, "short").shown()
    checkEdges(test, columns: 80)
    try test.send("enter")
    try test.waitUntil(.ended)
    #expect(test.answered == .chose(title))
  }

  @Test func `I9: 100,000 rows are scrolled, searched and answered`() throws {
    let titles = (1...100_000).map { "row \($0)" }.joined(separator: "\n")
    let test = try Asking("-").with { $0.input = [UInt8](titles.utf8) }.shown()
    #expect(test.screen.contains("▼ 99982 more"))
    try test.send("end up")
    try test.waitUntil(.cursorRow(contains: "row 100000"))
    #expect(test.screen.contains("▲ 99982 more"))
    try test.send("home down text:row\\s77777")
    try test.waitUntil(.cursorRow(contains: "row 77777 "))
    try test.send("enter")
    try test.waitUntil(.ended)
    #expect(test.answered == .chose("row 77777"))
    #expect(test.screen == "")
  }
}
