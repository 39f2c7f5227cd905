import ActionSheetsLint
import Testing

@Suite struct TitleTests {
  private func title(_ language: CallReader.Language, _ expression: String) -> ListedText? {
    let source =
      switch language {
      case .c: "d = gtk_dialog_new (); gtk_dialog_add_button (d, \(expression), 1);"
      case .vala: "d = new Gtk.Dialog (); d.add_button (\(expression), 1);"
      case .python: "d = Gtk.Dialog()\nd.add_button(\(expression), 1)"
      }
    var text = CallReader.read(Array(source.utf8), file: "a", language: language)
      .sheets.first?.buttons.first?.title
    text?.place = nil
    return text
  }

  @Test(
    "S13: gettext's calls are keys, and literals are words",
    arguments: [
      ("_(\"A\")", ListedText(key: "A", text: "A")),
      ("\"A\"", ListedText(text: "A")),
      ("N_ (\"A\" \"B\")", ListedText(key: "AB", text: "AB")),
      ("C_(\"verb\", \"Open\")", ListedText(key: "Open", text: "Open", context: "verb")),
      ("g_dgettext (\"gtk30\", \"A\")", ListedText(key: "A", text: "A", table: "gtk30")),
      ("g_dgettext (GETTEXT_PACKAGE, \"A\")", ListedText(key: "A", text: "A")),
      (
        "g_dpgettext2 (\"d\", \"c\", \"A\")",
        ListedText(key: "A", text: "A", table: "d", context: "c")
      ),
      ("Q_(\"verb|Open\")", ListedText(key: "verb|Open", text: "Open")),
      ("ngettext (\"A\", \"As\", n)", ListedText(key: "A", text: "As")),
      (
        "g_strdup_printf (_(\"%s of %'5ld, 100%%\"), a, b)",
        ListedText(key: "%s of %'5ld, 100%%", text: "%s of %'5ld, 100%%", arguments: ["s", "ld"])
      ),
      ("(const char *) _(\"A\")", ListedText(key: "A", text: "A")),
      ("_(\"a\\n\\t\\\"\\x41\\101\\u00e9\")", ListedText(key: "a\n\t\"AAé", text: "a\n\t\"AAé")),
      ("R\"x(a\"b)x\"", ListedText(text: "a\"b")),
      ("GTK_STOCK_SAVE_AS", ListedText(key: "Save _As", text: "Save _As", table: "gtk40")),
    ])
  func c(_ expression: String, _ expected: ListedText) {
    #expect(title(.c, expression) == expected)
  }

  @Test(
    "S13: Vala puts values into texts",
    arguments: [
      ("_(\"%d A\").printf (n)", ListedText(key: "%d A", text: "%d A", arguments: ["d"])),
      ("\"\"\"a\\\"b\"\"\"", ListedText(text: "a\\\"b")),
      ("_(\"A\" + \"B\")", ListedText(key: "AB", text: "AB")),
      ("@\"A\"", ListedText(text: "A")),
    ])
  func vala(_ expression: String, _ expected: ListedText) {
    #expect(title(.vala, expression) == expected)
  }

  @Test(
    "S13: Python puts values into texts",
    arguments: [
      ("_('%(n)s A') % x", ListedText(key: "%(n)s A", text: "%(n)s A", arguments: ["s"])),
      ("_('{} A {{').format(x)", ListedText(key: "{} A {{", text: "{} A {{", arguments: ["s"])),
      ("gettext.pgettext('c', 'A')", ListedText(key: "A", text: "A", context: "c")),
      ("r'a\\n'", ListedText(text: "a\\n")),
      ("('A'\n  u\"B\")", ListedText(text: "AB")),
      ("'''A\nB'''", ListedText(text: "A\nB")),
      ("f'A'", ListedText(text: "A")),
    ])
  func python(_ expression: String, _ expected: ListedText) {
    #expect(title(.python, expression) == expected)
  }

  @Test(
    "S13: what is made at run time is no title",
    arguments: [
      (CallReader.Language.c, "label"), (.c, "get_label (x)"), (.c, "NULL"),
      (.c, "x ? _(\"A\") : b"),
      (.vala, "@\"A $b\""), (.vala, "_(\"A\").replace (\"_\", \"\")"), (.python, "f'{a}'"),
      (.python, "_('A') + b"), (.python, "''.join(a)"), (.python, "_(a)"),
    ])
  func unknown(_ language: CallReader.Language, _ expression: String) {
    #expect(title(language, expression) == nil)
  }

  @Test(
    "S13: comments and strings hide what looks like calls",
    arguments: [
      (CallReader.Language.c, "/* gtk_dialog_add_button (d, \"X\", 1); */"),
      (.c, "// gtk_dialog_add_button (d, \"X\", 1);"),
      (.c, "s = \"gtk_dialog_add_button (d, \\\"X\\\", 1);\";"),
      (.c, "#define F \\\n gtk_dialog_add_button (d, \"X\", 1);\n"),
      (.c, "c = '\"'; /* \" */"), (.python, "# d.add_button('X', 1)"),
      (.python, "'''\nd.add_button('X', 1)\n'''"),
    ])
  func hidden(_ language: CallReader.Language, _ code: String) {
    let source =
      language == .c
      ? "d = gtk_dialog_new ();\n\(code)\ngtk_dialog_add_button (d, \"A\", 1);"
      : "d = Gtk.Dialog()\n\(code)\nd.add_button('A', 1)"
    #expect(sheets(language, source) == ["\"A\""])
  }
}
