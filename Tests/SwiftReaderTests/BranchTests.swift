import Testing

@Suite struct BranchTests {
  /// Reads an alert whose actions are added by statements.
  private func read(_ body: String) throws -> String? {
    let source = """
      func add(_ title: String) {}
      func f() {
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        func add(_ title: String) { alert.addAction(UIAlertAction(title: title, style: .default)) }
        \(body)
      }
      """
    return try SwiftReader.read(source).first
  }

  @Test(
    "S13: Titles of different ways of one statement exclude each other",
    arguments: [
      ("if x { add(\"A\") } else { add(\"B\") }; add(\"C\")", "“A” /0.0, “B” /0.1, “C”"),
      ("if x { add(\"A\") } else if y { add(\"B\") }", "“A” /0.0, “B” /0.1"),
      ("switch x { case 1: add(\"A\"); default: add(\"B\") }", "“A” /0.0, “B” /0.1"),
      ("if x { add(\"A\"); if y { add(\"B\") } }", "“A” /0.0, “B” /0.0 /1.0"),
      ("add(x ? \"A\" : \"B\")", "“A” /0.0, “B” /0.1"),
      ("#if os(iOS)\nadd(\"A\")\n#else\nadd(\"B\")\n#endif", "“A” /0.0, “B” /0.1"),
      ("if #available(iOS 15, *) { add(\"A\") } else { add(\"B\") }", "“A” /0.0, “B” /0.1"),
      ("let t = if x { \"A\" } else { \"B\" }; add(t)", "“A” /0.0, “B” /0.1"),
      // What is left early, and what follows.
      ("if x { add(\"A\"); return }; add(\"B\")", "“A” /0.0, “B” /0.1"),
      ("guard x else { add(\"A\"); return }; add(\"B\")", "“A” /0.1, “B” /0.0"),
      ("guard x else { return }; add(\"A\")", "“A”"),
      ("if x { return }; add(\"A\")", "“A”"),
      ("if x { if y { add(\"A\"); return } }; add(\"B\")", "“A” /0.0 /1.0, “B” /1.1"),
      (
        "switch x { case 1: add(\"A\"); return; case 2: add(\"B\"); default: add(\"C\") }; add(\"D\")",
        "“A” /0.0 /1.0, “B” /0.1, “C” /0.2, “D” /1.1"
      ),
      // A body that throws, and its clauses.
      ("do { g(); add(\"A\") } catch { add(\"B\") }; add(\"C\")", "“A” /0.0, “B” /0.1, “C”"),
      ("do { try g() } catch { add(\"A\"); return }; add(\"B\")", "“A” /0.1, “B” /0.0"),
      (
        "do { try g() } catch E.a { add(\"A\") } catch { add(\"B\") }; add(\"C\")",
        "“A” /0.1, “B” /0.2, “C”"
      ),
      ("do { add(\"A\") }; add(\"B\")", "“A”, “B”"),
      // Several turns of a loop can take several ways.
      ("for y in ys { if y.x { add(\"A\") } else { add(\"B\") } }", "“A” /0.0 /1.0, “B” /0.0 /2.1"),
      ("for y in [1, 2] { add(\"A\") }", "“A”, “A”"),
      // A variable: its values exclude each other, and a value that was replaced is gone.
      (
        "var t = \"A\"; if x { t = \"B\" }; add(t); add(t)",
        "“A” /0.0, “B” /1.0 /0.1, “A” /0.0, “B” /1.0 /0.1"
      ),
      ("var t = \"A\"; t = \"B\"; add(t)", "“B”"),
      ("let t: String; if x { t = \"A\" } else { t = \"B\" }; add(t)", "“A” /0.0, “B” /0.1"),
    ])
  func ways(body: String, expected: String) throws {
    #expect(try read(body) == "alert: " + expected)
  }

  @Test("S13: What leads to the sheet itself is no branch of its buttons")
  func outerBranches() throws {
    let source = """
      func f() {
        if x {
          for y in ys {
            let a = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
            if y { a.addAction(UIAlertAction(title: "A", style: .default)) }
            else { a.addAction(UIAlertAction(title: "B", style: .default)) }
          }
        }
      }
      """
    #expect(try SwiftReader.read(source) == ["alert: “A” /0.0, “B” /0.1"])
  }

  @Test("S13: Two sheets in one function stay apart")
  func twoSheets() throws {
    let source = """
      func f() {
        let a: UIAlertController
        if x { a = UIAlertController(title: "X", message: nil, preferredStyle: .alert) }
        else { a = UIAlertController(title: "Y", message: nil, preferredStyle: .alert) }
        a.addAction(UIAlertAction(title: "OK", style: .default))
        let b = UIAlertController(title: "Z", message: nil, preferredStyle: .alert)
        b.addAction(UIAlertAction(title: "OK", style: .default))
      }
      """
    #expect(
      try SwiftReader.read(source).map { $0.prefix(10) } == [
        "alert “X”:", "alert “Y”:", "alert “Z”:",
      ])
  }
}
