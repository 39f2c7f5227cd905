import Foundation
import TerminalEmulation
import Testing

@Suite(
  .disabled(
    if: ProcessInfo.processInfo.environment["ACTIONSHEETS_TEST_SANITIZER"] == "thread",
    "The heap under the thread sanitizer is part of a mapping too large to be read"))
struct SecretMemoryTests {
  private static let secret = "ZQXJZQXJ"

  /// Returns how often a text stands in the writable memory of a process that belongs to this one.
  private func count(_ text: String, in process: Int32) throws -> Int {
    let maps = try String(contentsOfFile: "/proc/\(process)/maps", encoding: .utf8)
    let memory = try #require(FileHandle(forReadingAtPath: "/proc/\(process)/mem"))
    var count = 0
    for line in maps.split(separator: "\n") {
      let words = line.split(separator: " ", omittingEmptySubsequences: true)
      let bounds = words[0].split(separator: "-").compactMap { UInt64($0, radix: 16) }
      // Sanitizers reserve far more than is ever used; nothing of the command's own is so large.
      guard words[1].hasPrefix("rw"), bounds.count == 2, bounds[1] - bounds[0] < 64 << 20 else {
        continue
      }
      try memory.seek(toOffset: bounds[0])
      guard let bytes = try? memory.read(upToCount: Int(bounds[1] - bounds[0])) else { continue }
      var rest = bytes[...]
      while let range = rest.firstRange(of: Data(text.utf8)) {
        count += 1
        rest = rest[range.upperBound...]
      }
    }
    return count
  }

  @Test(arguments: ["text:\(secret)", "paste:\(secret)", "text:ZQXJ left right text:ZQXJ"])
  func `A secret that was removed from its field is nowhere in memory`(keys: String) throws {
    let test = try Asking.alert("--secure-field", "P").shown()
    let process = try #require(test.process)
    try test.send(keys)
    try test.waitUntil(.screen(contains: "••••••••"))
    try test.waitUntil(.quiet)
    #expect(try count(Self.secret, in: process) > 0)
    try test.send("ctrl-u")
    try test.waitUntil(.screen(lacks: "•"))
    try test.waitUntil(.quiet)
    #expect(try count(Self.secret, in: process) == 0)
    try test.send("esc")
    try test.waitUntil(.ended)
  }

  @Test func `A secret typed in the line dialogue is kept once, until it is answered`() throws {
    let test = try LineDialogue.start(["--secure-field", "P"], subcommand: "alert")
    try test.waitUntil(.line("P (not shown):"))
    let process = try #require(test.process)
    try test.send("text:\(Self.secret) enter")
    try test.waitUntil(.prompted)
    try test.waitUntil(.quiet)
    #expect(try count(Self.secret, in: process) == 1)
    try test.send("enter")
    #expect(try test.ending() == "0 OK\n\(Self.secret)\n")
  }
}
