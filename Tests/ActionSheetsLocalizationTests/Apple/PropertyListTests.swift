import Foundation
import Testing

@testable import ActionSheetsLocalization

/// Property lists in XML and binary, in which entries may stand too.
@Suite struct PropertyListTests {
  private func read(_ bytes: [UInt8]) -> (texts: [String: String], problems: [String]) {
    let read = StringsReader.read(bytes, file: "t.strings")
    return (texts(read.entries), lines(read.problems))
  }

  private func read(xml: String) -> (texts: [String: String], problems: [String]) {
    read(Array(("<?xml version=\"1.0\"?>\n<plist version=\"1.0\">\n" + xml).utf8))
  }

  private func binary(_ value: Any) throws -> [UInt8] {
    Array(try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0))
  }

  @Test("T6: a property list in XML")
  func xml() {
    let (texts, problems) = read(
      xml: """
        <!-- <key>no</key> --><dict>
        <key>a &lt;&amp;&#228;&#x1F600;&quot;</key><string>b<![CDATA[ <c> ]]>&unknown;</string>
        <key/><string/>
        </dict></plist>
        """)
    #expect(texts == ["a <&ä😀\"": "b <c> &unknown;", "": ""])
    #expect(problems == [])
  }

  @Test("T6: the last of repeated keys wins in a property list too")
  func repeated() {
    let (texts, problems) = read(
      xml: """
        <dict><key>k</key><string>a</string>
        <key>k</key><string>b</string></dict></plist>
        """)
    #expect(texts == ["k": "b"])
    #expect(problems == ["4: 'k' stands in line 3 too; the last one is used"])
  }

  @Test("T7: a value of another type is reported, and the other entries stay")
  func otherType() {
    let (texts, problems) = read(
      xml: """
        <dict>
        <key>k</key><array><integer>1</integer></array>
        <key>a</key><string>b</string></dict></plist>
        """)
    #expect(texts == ["a": "b"])
    #expect(problems == ["4: 'k' is no text"])
  }

  @Test(
    "T7: what stands before broken XML is used",
    arguments: [
      ("<key>k<string>b", "expected </key>"), ("<key>k</key>", "the file ends too early"),
      ("<key>k</key><string>b", "the text does not end"), ("x", "expected '<'"),
      ("<string>b</string>", "expected <key>"), ("<key>k</key><str", "the tag does not end"),
      ("<!-- ", "this does not end"),
    ])
  func broken(rest: String, reason: String) {
    let (texts, problems) = read(xml: "<dict>\n<key>a</key><string>1</string>\n" + rest)
    #expect(texts == ["a": "1"])
    #expect(problems == ["5: \(reason); what follows is not read"])
  }

  @Test(
    "T7: a broken entry in XML loses no other",
    arguments: [
      ("<key>k</key><string>a <b>c</b></string>", "expected </string>"),
      ("<key>k</key><b/>", "unknown element 'b'"),
      ("<key>k</key><b><b>x</b><!-- </b> --><![CDATA[</b>]]></b>", "unknown element 'b'"),
      ("<key>k <b>c</b></key><string>b</string>", "expected </key>"),
      ("<key>k</key>", "unknown element 'key'"), ("<string>b</string>", "expected <key>"),
      ("</string>", "expected <key>"),
      ("<key>k</key><dict><key>a</key><dict><x/></dict></dict>", "expected <key>"),
      ("<key>k</key><string>\u{7F}</string>", "the text is not valid UTF-8"),
    ])
  func brokenEntry(entry: String, reason: String) {
    let xml =
      "<dict><key>a</key><string>1</string>\n\(entry)\n<key>z</key><string>2</string></dict>"
    // U+007F stands for a byte that is not UTF-8.
    let (texts, problems) = read(xml.utf8.map { $0 == 0x7F ? 0xFF : $0 })
    #expect(texts == ["a": "1", "z": "2"])
    #expect(problems.count == 1)
    #expect(problems[0].hasPrefix("2: ") || problems[0].hasPrefix("3: "))
    #expect(problems[0].hasSuffix(": \(reason); this entry is left out"))
  }

  @Test("T6: a property list in XML may declare Latin-1")
  func latin1() {
    let xml =
      #"<?xml version="1.0" encoding="ISO-8859-1"?><dict><key>k</key><string>ä</string></dict>"#
    let (texts, problems) = read(xml.unicodeScalars.map { UInt8($0.value) })
    #expect(texts == ["k": "ä"])
    #expect(problems == [])
  }

  @Test("T7: deep nesting is refused")
  func deep() {
    for open in ["<array>", "<dict><key>k</key>"] {
      let nested = String(repeating: open, count: 200_000)
      let (_, problems) = read(xml: "<dict><key>k</key>" + nested)
      #expect(problems.count == 1)
      #expect(problems[0].contains("more than 64 lists and objects inside one another"))
    }
  }

  @Test("T6: a binary property list")
  func binary() throws {
    let long = String(repeating: "ö", count: 300)
    let bytes = try binary(["a": "b", "ö": "日本😀", "long": long])
    #expect(read(bytes).texts == ["a": "b", "ö": "日本😀", "long": long])
    #expect(read(bytes).problems == [])
  }

  @Test("T7: a broken value in a binary property list loses no other")
  func binaryOtherType() throws {
    let (texts, problems) = read(try binary(["a": "b", "k": [1, 2]] as [String: Any]))
    #expect(texts == ["a": "b"])
    #expect(problems == ["-: 'k' is no text"])
  }

  @Test("T7: a binary property list that is cut or changed anywhere is no danger")
  func binaryDamage() throws {
    let bytes = try binary(["a": "b", "k": ["c": ["d", "e"]]] as [String: Any])
    for index in bytes.indices {
      _ = read(Array(bytes[..<index]))
      for value in [0, 0x0F, 0x7F, 0xA1, 0xDF, 0xFF] as [UInt8] {
        var changed = bytes
        changed[index] = value
        _ = read(changed)
      }
    }
  }

  @Test("T7: lists that hold one another are refused")
  func binaryBomb() {
    // Object 0 is a dictionary of object 1 (a key) and object 2; each list from there on holds the next one 15 times.
    var objects: [[UInt8]] = [[0xD1, 1, 2], [0x51, 0x6B]]
    for next in 3..<40 { objects.append([0xAE] + Array(repeating: UInt8(next), count: 14)) }
    objects.append([0xA1, 2])
    #expect(
      read(binary(objects: objects)).problems
        == ["-: too many lists and objects inside one another; this entry is left out"])
  }

  /// A binary property list of these objects, the first of which is at the top.
  private func binary(objects: [[UInt8]]) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var table: [UInt8] = []
    for object in objects {
      table += [UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF)]
      bytes += object
    }
    let start = bytes.count
    bytes += table + [0, 0, 0, 0, 0, 0, 2, 1]
    for number in [objects.count, 0, start] {
      bytes += [0, 0, 0, 0, 0, 0, UInt8(number >> 8), UInt8(number & 0xFF)]
    }
    return bytes
  }

  @Test("T7: keys and texts that are one string do not multiply the file")
  func sharedText() throws {
    // 2,000 keys, all of them object 1, a string of 4,000 bytes, which is the text of each as well.
    let count = [UInt8(2_000 >> 8), UInt8(2_000 & 0xFF)]
    let references = Array(repeating: UInt8(1), count: 2_000)
    let long = [0x5F, 0x11, 4_000 >> 8, 4_000 & 0xFF].map { UInt8($0) }
    let bytes = binary(objects: [
      [0xDF, 0x11] + count + references + references,
      long + Array(repeating: UInt8(ascii: "k"), count: 4_000),
    ])
    var problems = ProblemList(file: "", bytes: bytes, hasLines: false)
    var reader = BinaryPropertyList(bytes)
    let members = reader.members(&problems)
    let size = members.reduce(0) { $0 + $1.key.utf8.count + ($1.value.string ?? "").utf8.count }
    #expect(size <= 8 * bytes.count)
    #expect(
      lines(problems.problems).first
        == "-: the binary property list stands for too much text; this entry is left out")
  }
}
