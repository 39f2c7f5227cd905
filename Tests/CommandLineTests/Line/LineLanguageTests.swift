import TerminalEmulation
import Testing

struct LineLanguageTests {
  private func screen(_ variables: [String: String], until end: String) throws -> String {
    let test = try LineDialogue.start(
      ["-d", "Weg", "Mail", "--cancel", "Nein"],
      environment: variables.merging(["ACCESSIBLE": "1"]) { first, _ in first })
    try test.waitUntil(Condition("there is a prompt") { $0.screen.hasSuffix(end) })
    let screen = test.screen
    try test.send("text:mail enter")
    #expect(try test.ending() == "0 Mail\n")
    return screen
  }

  @Test(arguments: [["LANG": "de_AT.UTF-8"], ["LANGUAGE": "xx:de:fr"]])
  func `T8: the dialogue is in the language that the environment names`(
    variables: [String: String]
  ) throws {
    #expect(
      try screen(variables, until: "):") == """
        1. Weg (unwiderruflich)
        2. Mail
        3. Nein (bricht ab)
        Nummer oder Titel (Eingabetaste: 2. Mail; Ende der Eingabe bricht ab):
        """)
  }

  @Test func `T8: the locale C asks for English`() throws {
    let screen = try screen(["LANG": "C", "LANGUAGE": "de"], until: "cancels):")
    #expect(screen.hasPrefix("1. Weg (destructive)\n"))
  }

  @Test(arguments: [("ja", "秒 ─╮"), ("ar", "╭─ ث ")])
  func `T8, T9: a sheet counts down in the language of the environment`(
    language: String, shown: String
  ) throws {
    let asking = Asking("--timeout", "1h", "Email").with { $0.environment = ["LANGUAGE": language] }
    let test = try asking.shown()
    // Braille blanks keep a terminal from turning the number and its word again.
    #expect(test.screen.replacing("\u{2800}", with: " ").contains(shown))
    try test.send("esc")
    try test.waitUntil(.ended)
  }
}
