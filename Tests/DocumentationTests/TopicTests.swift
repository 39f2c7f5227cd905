import Testing

/// The page of the core tells apart the types that programs use from those of authors of presenters.
struct TopicTests {
  @Test func `each public type of the core is listed once, and says for whom`() throws {
    var audience: Substring?
    var listed: [Substring] = []
    let page = try Repository.text("Sources/ActionSheets/ActionSheets.docc/ActionSheets.md")
    for line in page.split(separator: "\n") {
      if let heading = line.wholeMatch(of: /### (.+)/) {
        audience =
          ["For programs: ", "For authors of presenters: "].contains {
            heading.1.hasPrefix($0)
          } ? heading.1 : nil
      } else if let name = line.wholeMatch(of: /- ``([\w\/]+)``/)?.1 {
        #expect(audience != nil, "\(name)")
        listed.append(name)
      }
    }
    // Nested types may be listed as well.
    #expect(listed.filter { !$0.contains("/") }.sorted() == (try Self.publicTypes()).sorted())
  }

  /// The names of the types at top level, for which an `#if` at top level indents what it holds.
  private static func publicTypes() throws -> [Substring] {
    let declaration =
      /( *)public (?:final )?(?:struct|enum|class|actor|protocol|typealias) (\w+).*/
    var names: Set<Substring> = []
    for file in Repository.files(below: "Sources/ActionSheets", suffix: ".swift") {
      var indentation = 0
      for line in try Repository.text(file).split(separator: "\n") {
        if line.hasPrefix("#if ") { indentation = 2 }
        if line == "#endif" { indentation = 0 }
        if let match = line.wholeMatch(of: declaration), match.1.count == indentation {
          names.insert(match.2)
        }
      }
    }
    return Array(names)
  }
}
