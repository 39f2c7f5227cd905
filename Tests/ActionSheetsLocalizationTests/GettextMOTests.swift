import ActionSheets
import Testing

@testable import ActionSheetsLocalization

/// Writes a compiled catalog.
private struct MOFile {
  var entries: [(key: String, text: String)]
  var isBigEndian = false
  var revision: UInt32 = 0
  var systemStrings: UInt32 = 0

  var bytes: [UInt8] {
    let header = 48
    let texts = header + 8 * entries.count
    var strings: [UInt8] = []
    var tables: [[UInt32]] = [[], []]
    for (column, keyPath) in [\(key: String, text: String).key, \.text].enumerated() {
      for entry in entries {
        let string = Array(entry[keyPath: keyPath].utf8)
        tables[column] += [
          UInt32(string.count), UInt32(header + 16 * entries.count + strings.count),
        ]
        strings += string + [0]
      }
    }
    let words: [UInt32] = [
      0x9504_12DE, revision, UInt32(entries.count), UInt32(header), UInt32(texts), 0, 0, 0, 0,
      systemStrings, 0, 0,
    ]
    return (words + tables[0] + tables[1]).flatMap { bytes(of: $0) } + strings
  }

  private func bytes(of word: UInt32) -> [UInt8] {
    withUnsafeBytes(of: isBigEndian ? word.bigEndian : word.littleEndian) { Array($0) }
  }
}

@Suite struct GettextMOTests {
  private static let entries = [
    (key: "", text: "Language: de\nPlural-Forms: nplurals=2; plural=n != 1;\n"),
    (key: "Open", text: "Öffnen"), (key: "menu\u{4}Open", text: "Auf"),
    (key: "%d note\0%d notes", text: "%d Notiz\0%d Notizen"),
  ]

  private func read(_ file: MOFile) -> GettextFile {
    GettextReader.mo(file.bytes, file: "de.mo")
  }

  @Test("T6: a compiled catalog is read in either byte order", arguments: [false, true])
  func byteOrder(isBigEndian: Bool) {
    let read = read(MOFile(entries: Self.entries, isBigEndian: isBigEndian))
    let forms = Translation.Value.forms(["%d Notiz", "%d Notizen"])
    #expect(
      read.entries.mapValues { $0.value } == [
        "Open": .text("Öffnen"), "menu\u{4}Open": .text("Auf"), "%d note": forms,
        "%d notes": forms,
      ])
    #expect(read.language == Language("de"))
    #expect(read.problems == [])
  }

  @Test("T6: texts that depend on the system are left out, and reported", arguments: [1, 0x1_0001])
  func systemStrings(revision: UInt32) {
    let read = read(MOFile(entries: Self.entries, revision: revision, systemStrings: 2))
    #expect(read.entries["Open"]?.value == .text("Öffnen"))
    #expect(read.problems.map { $0.reason } == ["texts that depend on the system are not used"])
  }

  @Test("T6: entries need no order, and the last of repeated keys wins")
  func order() {
    let read = read(
      MOFile(entries: [("b", "1"), ("a", "2"), ("b", "3")]))
    #expect(read.entries.mapValues { $0.value } == ["a": .text("2"), "b": .text("3")])
    #expect(
      read.problems.map { $0.reason } == ["'b' stands in the file twice; the last one is used"])
  }

  @Test("T7: a file cut anywhere, or with any word changed, is read without harm")
  func damaged() {
    let bytes = MOFile(entries: Self.entries, revision: 1).bytes
    for count in bytes.indices {
      let read = GettextReader.mo(Array(bytes.prefix(count)), file: "de.mo")
      #expect(read.problems.count > 0 || count > bytes.count - 2)
    }
    for index in stride(from: 0, to: bytes.count - 4, by: 4) {
      for word: [UInt8] in [
        [255, 255, 255, 255], [0, 0, 0, 0], [255, 255, 255, 127], [9, 0, 0, 0],
      ] {
        var changed = bytes
        changed.replaceSubrange(index..<index + 4, with: word)
        #expect(GettextReader.mo(changed, file: "de.mo").entries.count <= 12)
      }
    }
  }

  @Test("T7: texts that overlap do not multiply the file")
  func overlapping() {
    var file = MOFile(entries: Array(repeating: ("a", "b"), count: 1_000))
    file.entries[0].text = String(repeating: "x", count: 10_000)
    var bytes = file.bytes
    let texts = 48 + 8_000
    for index in 1..<1_000 {
      bytes.replaceSubrange(
        texts + 8 * index..<texts + 8 * index + 8, with: bytes[texts..<texts + 8])
    }
    let read = GettextReader.mo(bytes, file: "de.mo")
    #expect(read.entries.count == 1)
    #expect(read.problems.last?.reason == "the file is damaged: 997 texts are lost")
  }

  @Test("T7: what is no compiled catalog is reported", arguments: ["", "msgid \"a\"", "\u{0}"])
  func other(text: String) {
    let read = GettextReader.mo(Array(text.utf8), file: "de.mo")
    #expect(read.problems.map { $0.reason } == ["this is no compiled catalog of gettext"])
  }
}
