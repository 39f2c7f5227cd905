import Foundation
import Testing

@Suite struct BadInputTests {
  private static let good = """

    func good() {
      let a = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
      a.addAction(UIAlertAction(title: "OK", style: .default))
    }

    """

  @Test(
    "S13: Code that is broken or stands deep in itself does no harm",
    arguments: [
      String(repeating: "(", count: 100_000),
      "let x = " + String(repeating: "a.alert(b).", count: 50_000) + "c",
      "let x = " + String(repeating: "\"a\" + ", count: 50_000) + "\"b\"",
      "func f() { " + String(repeating: "if a { } else ", count: 20_000) + "{ } }",
      "func f() { " + String(repeating: "if a { ", count: 5_000),
      String(repeating: "struct A { ", count: 5_000),
      "let x = " + String(repeating: "[", count: 10_000),
      "func f() { UIAlertController(title: ",
      "let s = \"\\(\"\\(\"\\(",
      "func f() { f { f { f { f { UIAlertController() } } } } }",
      "func a() -> UIAlertController { b() }\nfunc b() -> UIAlertController { a() }",
      "func a(_ x: () -> Void) -> UIAlertController { a { a(x) }; x(); return a(x) }",
      "class A: B {}\nclass B: A {}\nextension A { func f() { g(); UIAlertController(with: self.h) } }",
    ])
  func hostileCode(source: String) throws {
    let sheets = try SwiftReader.read(Self.good, source)
    #expect(sheets.contains("alert “T”: “OK”"))
  }

  @Test("S13: What stands behind many early exits, and what are too many buttons, is left out")
  func limits() throws {
    func read(_ body: String) throws -> SwiftReader.Sheet? {
      let source = """
        func f() {
          let a = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
          \(body)
        }
        """
      return try SwiftReader.list([Data(source.utf8)]).sheets.first
    }
    let add = "a.addAction(UIAlertAction(title: \"A\", style: .default))\n"
    let short = try #require(try read(String(repeating: "if x { \(add) return }\n", count: 20)))
    #expect(short.buttons.count == 20 && short.complete)
    let long = try #require(try read(String(repeating: "if x { \(add) return }\n", count: 2_000)))
    #expect((20...64).contains(long.buttons.count) && !long.complete)
    let many = try #require(try read(String(repeating: add, count: 1_100)))
    #expect(many.buttons.count == 1_000 && !many.complete)
  }

  @Test(
    "S13: A text that doubles in each line does not grow without end",
    arguments: ["\"\\(t0)\\(t0)\"", "t0 + t0"])
  func doubledText(twice: String) throws {
    let lines = (1...40).map { "let t\($0) = " + twice.replacing("t0", with: "t\($0 - 1)") }
    let source = """
      func f() {
        let t0 = "abc"
        \(lines.joined(separator: "\n"))
        let a = UIAlertController(title: t40, message: t2, preferredStyle: .alert)
        a.addAction(UIAlertAction(title: "OK", style: .default))
      }
      """
    let sheet = try #require(try SwiftReader.list([Data(source.utf8)]).sheets.first)
    #expect(sheet.title?.text?.contains("abcabc") != true)
    #expect(sheet.message?.text == "abcabcabcabc")
  }

  @Test("S13: A file that is no text is read as far as it goes")
  func bytes() throws {
    var bytes = Data(Self.good.utf8)
    bytes.append(contentsOf: [0xFF, 0xFE, 0, 0xC3, 0x28])
    bytes.append(Data(Self.good.replacing("good", with: "more").utf8))
    #expect(try SwiftReader.list([bytes]).sheets.count == 2)
  }

  @Test("S13: What cannot be read, and what is too large, is reported as skipped")
  func skippedFiles() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(Self.good.utf8).write(to: folder.appendingPathComponent("good.swift"))
    try Data(count: 5 << 20).write(to: folder.appendingPathComponent("large.swift"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/loop.swift", withDestinationPath: "loop.swift")
    mkfifo(folder.path + "/pipe.swift", 0o600)
    let list = try SwiftReader.list(
      ["good.swift", "large.swift", "loop.swift", "pipe.swift", "none.swift", "."], in: folder)
    #expect(list.sheets.map(\.file) == ["good.swift"])
    #expect(
      list.skipped.map(\.file) == ["large.swift", "loop.swift", "pipe.swift", "none.swift", "."])
    #expect(list.skipped.first?.reason == "the file is larger than 4 MB")
  }
}
