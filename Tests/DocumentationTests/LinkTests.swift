import Foundation
import Testing

struct LinkTests {
  @Test(arguments: ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"])
  func `links to files lead somewhere`(document: String) throws {
    let text = try Repository.text(document)
    for match in text.matches(of: /\]\(([^)#:]+)\)/) {
      let target = Repository.root.appendingPathComponent(String(match.1))
      #expect(FileManager.default.fileExists(atPath: target.path), "\(match.1)")
    }
  }

  /// `ARCHITECTURE.md` is where people look for the place of a new thing.
  @Test func `the architecture names files that exist`() throws {
    let text = try Repository.text("ARCHITECTURE.md")
    let names = text.matches(of: /`([A-Za-z\/]+(?:\+[A-Za-z]+)?\.swift)`/).map { String($0.1) }
    let files = Repository.files(below: "Sources", "Tests", suffix: ".swift")
    #expect(names.count > 20)
    for name in names {
      #expect(files.contains { $0.hasSuffix("/\(name)") }, "\(name)")
    }
  }
}
