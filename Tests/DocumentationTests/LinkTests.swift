import Foundation
import Testing

struct LinkTests {
  @Test(
    arguments: [
      "README.md", "ARCHITECTURE.md", "BEHAVIOR.md", "CONTRIBUTING.md", "CHANGELOG.md",
    ] + Repository.files(below: "Documentation", suffix: ".md"))
  func `links to files lead somewhere`(document: String) throws {
    let text = try Repository.text(document)
    let folder = Repository.root.appendingPathComponent(document).deletingLastPathComponent()
    for match in text.matches(of: /\]\(([^)#:]+)\)/) {
      let target = folder.appendingPathComponent(String(match.1))
      #expect(FileManager.default.fileExists(atPath: target.path), "\(match.1)")
    }
  }

  /// `ARCHITECTURE.md` is where people look for the place of a new thing.
  @Test func `the architecture names files that exist`() throws {
    let text = try Repository.text("ARCHITECTURE.md")
    let names = text.matches(of: /`([A-Za-z\/]+(?:\+[A-Za-z]+)?\.swift)`/).map { String($0.1) }
    let files = Repository.files(below: "Sources", "Tests", suffix: ".swift")
    #expect(names.count >= 10)
    for name in names {
      #expect(files.contains { $0.hasSuffix("/\(name)") }, "\(name)")
    }
  }

  /// A row is a capital letter and a number: in comments as `(row C9)`, in tests before the colon of their names.
  @Test func `every row that the code names is a row of the behavior`() throws {
    let behavior = try Repository.text("BEHAVIOR.md")
    let rows = Set(behavior.matches(of: /(?m)^\| ([A-Z][0-9]+) \|/).map { String($0.1) })
    #expect(rows.count > 100)
    for file in Repository.files(below: "Sources", "Tests", suffix: ".swift") {
      let text = try Repository.text(file)
      let inComments = text.matches(of: /\(row ([A-Z][0-9]+)\)/).map { String($0.1) }
      let inNames = text.matches(of: /func `([A-Z][0-9]+(?:, [A-Z][0-9]+)*):/)
        .flatMap { $0.1.split(separator: ", ").map(String.init) }
      let unknown = (inComments + inNames).filter { !rows.contains($0) }
      #expect(unknown == [], "\(file)")
    }
  }
}
