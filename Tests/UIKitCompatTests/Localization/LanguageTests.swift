import TerminalEmulation
import Testing
import UIKitCompat

/// A program with texts in English and German, in the language of its environment.
struct LanguageTests {
  private struct Failed: Error {}

  @Test(arguments: [
    ["LANG": "C.UTF-8", "LANGUAGE": "de"], ["LANG": "de_DE.UTF-8"],
    ["LANG": "en_US.UTF-8", "LANGUAGE": "xx:de_AT:en"],
  ])
  func `T12: NSLocalizedString has the person's language, where Foundation is imported too`(
    environment: [String: String]
  ) throws {
    let texts = try texts(environment)
    #expect(texts[0...1] == ["Notiz löschen", "Notiz löschen"])
    #expect(texts[4] == "Stift")
  }

  @Test(arguments: [
    [:], ["LANG": "C.UTF-8"], ["LANG": "C.UTF-8", "LANGUAGE": "fr"],
    ["LANG": "C.UTF-8", "LANGUAGE": "../../etc"], ["LANGUAGE": "de", "LC_ALL": "C"],
  ])
  func `T12: NSLocalizedString has the development language where the person reads no other`(
    environment: [String: String]
  ) throws {
    #expect(try texts(environment)[0...1] == ["Delete Note", "Delete Note"])
  }

  @Test func `T12: a text that is missing is that of the development language, or the key`()
    throws
  {
    let texts = try texts(german)
    #expect(texts[5...8] == ["Value", "missing", "V", "Only in English"])
  }

  @Test func `T12: a bundle and a table are asked in the person's language`() throws {
    let texts = try texts(german)
    #expect(texts[2...4] == ["Notiz löschen", "Notiz löschen", "Stift"])
    #expect(texts[9] == "Stift")
  }

  @Test func `T12: values are put into a text of the person's language`() throws {
    #expect(try texts(german)[10...11] == ["Hallo, Ada", "Ada: 1"])
  }

  @Test func `T12: a text that takes another kind of value is not used`() throws {
    #expect(try texts(german)[12] == "1 wrong")
  }

  @Test(arguments: [
    (1, ["1 Notiz", "Ada hat eine Notiz"]), (3, ["3 Notizen", "Ada hat 3 Notizen"]),
    (1000, ["1.000 Notizen", "Ada hat 1.000 Notizen"]),
  ])
  func `T12: a .stringsdict has the plural form for a number`(number: Int, expected: [String])
    throws
  {
    #expect(try texts(german, number)[13...14] == expected[...])
  }

  @Test(arguments: [
    ("de", 1, ["Notiz löschen?", "Eine Notiz wird gelöscht.", "Keep"]),
    ("de", 1000, ["Notiz löschen?", "1.000 Notizen werden gelöscht.", "Keep"]),
    ("fr", 1000, ["Delete Note?", "1,000 notes will be deleted.", "Keep"]),
  ])
  func `T12: a catalog of Xcode has the person's language, and that of the source for the rest`(
    language: String, number: Int, expected: [String]
  ) throws {
    let texts = try texts(["LANG": "C.UTF-8", "LANGUAGE": language], number)
    #expect(texts[20...] == expected[...])
  }

  @Test func `T12: an entry of a .stringsdict without a general form is left out`() throws {
    #expect(try texts(german)[16] == "without other")
  }

  @Test func `T12: a function of the program takes Foundation's place in every file`() throws {
    #expect(try texts(german)[17...19] == ["Notiz löschen", "Notiz löschen", "Notiz löschen"])
  }

  @Test func `T12: nothing is written to the home folder`() throws {
    let home = try temporaryFolder()
    defer { try? FileManager.default.removeItem(at: home) }
    #expect(try texts(german.merging(["HOME": home.path]) { $1 })[0] == "Notiz löschen")
    #expect(try FileManager.default.contentsOfDirectory(atPath: home.path).isEmpty)
  }

  @Test(arguments: ["/nonexistent", "/proc", ""])
  func `T12: texts are found without a home folder`(home: String) throws {
    #expect(try texts(german.merging(["HOME": home]) { $1 })[0] == "Notiz löschen")
  }

  private let german = ["LANG": "C.UTF-8", "LANGUAGE": "de"]

  private func texts(_ environment: [String: String], _ number: Int = 1) throws -> [String] {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: Launch.built("UIKitTexts"))
    process.arguments = ["\(number)"]
    process.environment = environment
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0, process.terminationReason == .exit else { throw Failed() }
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}

/// Makes a folder of its own.
func temporaryFolder() throws -> URL {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("UIKitCompatTests-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  return folder
}
