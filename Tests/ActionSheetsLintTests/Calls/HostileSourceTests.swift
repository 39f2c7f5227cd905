import ActionSheetsLint
import Testing

@Suite struct HostileSourceTests {
  private static let languages = [CallReader.Language.c, .vala, .python]

  @Test(
    "S13: no source makes the reader crash or stop",
    arguments: [
      "{", "}", "(", ")", "([{", "if (", "if (a) ", "else ", "'", "\"", "\"\"\"", "/*", "\\",
      "#if\n",
      "#else\n", "#endif\n", "\0", "\u{FEFF}", "_(", "gtk_dialog_add_button (", "d = ", "a.", "a->",
      "class A : B {", "class A : (a b, c) d {", "switch (x) { case 1:", "return;", " \n\t",
      "if x:\n ", "lambda: ", "@\"$",
      "gtk_dialog_new (gtk_dialog_add_buttons (", "d.add_button(_('A') if x else ", "%(",
      "\"{a\".format(",
      "// actionsheet-lint:disable", "/* actionsheet-lint:disable a */ ", "x ? ", "R\"(",
    ])
  func repeated(_ piece: String) {
    let start = "d = gtk_dialog_new ();\nd = Gtk.Dialog()\n"
    let source = Array((start + String(repeating: piece, count: 3_000)).utf8)
    for language in Self.languages {
      let list = CallReader.read(source, file: "a", language: language)
      #expect(list.sheets.count <= 1)
    }
    _ = InterfaceFile.read(source, file: "a.ui")
  }

  @Test func `S13: text that is not UTF-8 is repaired`() {
    let source =
      Array("d = gtk_dialog_new (); gtk_dialog_add_button (d, \"A".utf8) + [0xFF]
      + Array("\", 1);".utf8)
    let list = CallReader.read(source, file: "a.c", language: .c)
    #expect(list.sheets.first?.buttons.map(\.title.text) == ["A\u{FFFD}"])
  }

  @Test func `S13: what is nested too deeply is told`() {
    let source =
      "d = gtk_dialog_new ();" + String(repeating: "if (a) {", count: 100)
      + "gtk_dialog_add_button (d, \"A\", 1);"
    let list = CallReader.read(Array(source.utf8), file: "a.c", language: .c)
    #expect(list.skipped.map(\.reason).contains("it is nested too deeply"))
  }

  @Test func `S13: a source of more than 16 MiB is told`() {
    let source = Array("Dialog".utf8) + [UInt8](repeating: 32, count: 16 << 20)
    let list = CallReader.read(source, file: "a.c", language: .c)
    #expect(list.skipped.map(\.reason) == ["the file has more than 16 MiB"])
  }
}
