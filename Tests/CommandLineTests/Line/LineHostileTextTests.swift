import TerminalEmulation
import Testing

struct LineHostileTextTests {
  @Test func `C17: whatever titles hold is shown as text and answered byte for byte`() throws {
    let evil = "\u{1B}[2J\u{1B}]0;owned\u{7}\n9. Fake\r\u{9B}1m\u{202E}"
    let test = try LineDialogue.ask(["-t", evil, "-m", "\u{1B}c", "-d", evil, evil, "{default}"])
    #expect(test.controls == [])
    #expect(test.modes.isRestored && test.modes.systemCommands == [] && test.modes.bells == 0)
    #expect(test.screen.contains("\n␛c\n1. ␛[2J␛]0;owned␇␊9. Fake␍"))
    #expect(!test.lines.contains { $0.hasPrefix("9. Fake") && $0.contains("destructive") })
    try test.send("text:2 enter")
    #expect(try test.ending() == "0 \(evil)\n")
  }

  @Test func `C17: a terminal without UTF-8 gets ASCII`() throws {
    let test = try LineDialogue.ask(
      ["Café – 中", "…"], environment: ["ACCESSIBLE": "1", "LANG": "C"])
    #expect(test.transcript.allSatisfy { $0 < 0x7F })
    #expect(test.screen.hasPrefix("1. Caf? - ??\n2. ...\n"))
    try test.send("text:cafe enter")
    #expect(try test.ending() == "0 Café – 中\n")
  }

  @Test func `C17: a long title is shortened in the prompt alone`() throws {
    let long = String(repeating: "long ", count: 200)
    let test = try LineDialogue.ask([long])
    #expect(test.transcriptText.contains("1. " + long + "\r\n"))
    #expect(
      test.transcriptText.contains(
        "(Return: 1. " + String(repeating: "long ", count: 8) + "…; end of input cancels): "))
    try test.send("enter")
    #expect(try test.ending() == "0 \(long)\n")
  }

  @Test func `C2: a title that nobody can type is answered by its number`() throws {
    let test = try LineDialogue.ask(["--print", "index", "A", "\u{200B}"])
    try test.send("text:2 enter")
    #expect(try test.ending() == "0 1\n")
  }
}
