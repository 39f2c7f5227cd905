import ActionSheetsLint
import Testing

/// Two buttons stand together only if no statement of theirs has two ways.
@Suite struct BranchTests {
  private func add(_ title: String) -> String { "gtk_dialog_add_button (d, _(\"\(title)\"), 1);" }

  @Test(
    "S13: the branches of C say which buttons may stand together",
    arguments: [
      ("if (a) A else B C", "A 0:0, B 0:1, C"),
      ("if (a) { A } else if (b) { B } else C", "A 0:0, B 0:1, C 0:2"),
      ("if (a) if (b) A else B C", "A 0:0 1:0, B 0:0 1:1, C"),
      ("if (a) A if (b) B", "A 0:0, B 1:0"),
      (
        "switch (x) { case 1: A break; case 2: case 3: B break; default: C }", "A 0:0, B 0:1, C 0:2"
      ),
      ("switch (x) { case 1: A case 2: B break; case 3: C }", "A 0:0, B 0:0, C 0:1"),
      ("if (a) { A return; } B C", "A 0:0 1:0, B 1:1, C 1:1"),
      ("if (a) { if (b) return; A } B", "A 0:0, B"),
      ("if (a) { A exit (1); } B", "A 0:0 1:0, B 1:1"),
      ("if (a) { A g_assert_not_reached (); } B", "A 0:0 1:0, B 1:1"),
      ("if (a) { A g (exit); } B", "A 0:0, B"),
      ("if (a) { if (b) { A return; } } B", "A 0:0 1:0 2:0, B 2:1"),
      ("if (a) return; A B", "A, B"),
      ("for (;;) { if (a) A else B }", "A 0:0 1:0, B 0:0 2:0"),
      ("while (x) { if (a) { A continue; } B } C", "A 0:0 1:0, B 0:0, C"),
      ("while (x) { if (a) { A return; } B } C", "A 0:0 1:0 2:0, B 0:0, C 2:1"),
      ("do A while (x); B", "A 0:0, B"),
      ("#ifdef X\nA\n#else\nB\n#endif\nC", "A 0:0, B 0:1, C"),
      ("#ifdef X\nif (a) {\n#else\nif (b) {\n#endif\nA } B", "A 0:1 1:0, B 0:1"),
    ])
  func c(_ body: String, _ expected: String) {
    let calls = body.map { "ABC".contains($0) ? add(String($0)) : String($0) }.joined()
    #expect(sheets(.c, "void f (void)\n{ d = gtk_dialog_new ();\n\(calls)\n}\n") == [expected])
  }

  @Test(
    "S13: the branches of Python say which buttons may stand together",
    arguments: [
      ("if a:\n  A\nelif b:\n  B\nelse:\n  C", "A 0:0, B 0:1, C 0:2"),
      ("if a: A\nelse: B\nC", "A 0:0, B 0:1, C"),
      ("if a:\n  if b:\n    A\nelse:\n  B", "A 0:0 1:0, B 0:1"),
      ("if a:\n  A\n  return\nB", "A 0:0 1:0, B 1:1"),
      ("for x in y:\n  if x: A\n  else: B", "A 0:0 1:0, B 0:0 2:0"),
      ("try:\n  A\nexcept E:\n  B\nfinally:\n  C", "A 0:0, B 0:1, C"),
      ("try:\n  A\nexcept E: B\nexcept:\n  C", "A 0:0, B 0:1, C 0:2"),
      ("try:\n  A\nexcept E:\n  B\nelse:\n  C", "A 0:0, B 0:1, C 0:0"),
      ("try:\n  g()\nexcept E:\n  A\n  return\nB", "A 0:1 1:0, B 1:1"),
      ("match x:\n  case 1:\n    A\n  case _:\n    B", "A 0:0, B 0:1"),
      ("if (lambda: 1)():\n  A\nB", "A 0:0, B"),
      ("if a:\n# comment\n\n  A\n  # comment\nB", "A 0:0, B"),
      ("def g():\n  A\nB", "A 0:0, B"),
    ])
  func python(_ body: String, _ expected: String) {
    let calls = body.map { "ABC".contains($0) ? "d.add_button(_('\($0)'), 1)" : String($0) }
      .joined()
    let lines = ("d = Gtk.Dialog()\n" + calls).split(separator: "\n").map { "  \($0)\n" }.joined()
    #expect(sheets(.python, "def f():\n" + lines) == [expected])
  }

  @Test(
    "S13: the body of a `try` of Vala and its clauses are ways",
    arguments: [
      ("try { A } catch (Error e) { B } C", "A 0:0, B 0:1, C"),
      ("try { g (); } catch (IOError e) { A } catch { B } finally { C }", "A 0:1, B 0:2, C"),
      ("try { g (); } catch (Error e) { A return; } B", "A 0:1 1:0, B 1:1"),
      ("if (a) { try { A } catch (Error e) { B } } else { C }", "A 0:0 1:0, B 0:0 1:1, C 0:1"),
    ])
  func vala(_ body: String, _ expected: String) {
    let calls = body.map { "ABC".contains($0) ? "d.add_button (_(\"\($0)\"), 1);" : String($0) }
      .joined()
    let source = "void f () { var d = new Gtk.Dialog (); \(calls) }"
    #expect(sheets(.vala, source) == [expected])
  }

  @Test func `S13: two titles of one call exclude each other`() {
    let source = "d = gtk_dialog_new (); gtk_dialog_add_button (d, x ? _(\"A\") : _(\"B\"), 1);"
    #expect(sheets(.c, source) == ["A 0:0, B 0:1"])
    let python = "d = Gtk.Dialog()\nd.add_button(_('A') if x else _('B'), 1)"
    #expect(sheets(.python, python) == ["A 0:0, B 0:1"])
  }

  @Test func `S13: titles that variables hold are told apart by what sets them`() {
    let source = """
      void f (void) {
        if (x) { a = _("A"); b = _("B"); } else { a = _("B"); b = _("A"); }
        d = gtk_dialog_new ();
        gtk_dialog_add_buttons (d, a, 1, b, 2, NULL);
      }
      """
    #expect(sheets(.c, source) == ["A 0:0 1:0, B 0:1 1:1, B 2:0 1:0, A 2:1 1:1"])
  }

  @Test func `S13: dialogs that are made in two ways each get what is added behind`() {
    let source = """
      void f (void) {
        if (x) { d = adw_alert_dialog_new (_("1"), NULL); adw_alert_dialog_add_response (d, "a", _("A")); }
        else { d = adw_alert_dialog_new (_("2"), NULL); }
        adw_alert_dialog_add_response (d, "b", _("B"));
      }
      """
    #expect(sheets(.c, source) == ["1: A, B", "2: B"])
  }
}
