import ActionSheetsLint
import Testing

@Suite struct DialogTests {
  @Test(
    "S13: dialogs of C are found with their buttons",
    arguments: [
      (
        """
        GtkWidget *d = gtk_dialog_new_with_buttons (_("Save"), parent, GTK_DIALOG_MODAL,
          _("_Cancel"), GTK_RESPONSE_CANCEL, _("_Save"), GTK_RESPONSE_ACCEPT, NULL);
        gtk_dialog_add_button (GTK_DIALOG (d), _("_Discard"), 7);
        """, "Save: <_Cancel, _Save, _Discard"
      ),
      (
        """
        d = gtk_message_dialog_new (p, 0, GTK_MESSAGE_ERROR, GTK_BUTTONS_OK_CANCEL, _("No %s"), x);
        gtk_message_dialog_format_secondary_text (GTK_MESSAGE_DIALOG (d), "%s", _("Why"));
        """, "No %s %s / Why: <_Cancel, _OK"
      ),
      (
        """
        AdwDialog *d = adw_alert_dialog_new (_("Delete?"), NULL);
        adw_alert_dialog_add_responses (ADW_ALERT_DIALOG (d), "no", _("Keep"), "yes", _("Delete"), NULL);
        adw_alert_dialog_set_response_appearance (ADW_ALERT_DIALOG (d), "yes", ADW_RESPONSE_DESTRUCTIVE);
        adw_alert_dialog_set_close_response (ADW_ALERT_DIALOG (d), "no");
        """, "Delete?: <Keep, !Delete"
      ),
      (
        """
        d = adw_message_dialog_new (p, _("A"), _("B"));
        adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (d), "cancel", _("C"));
        """, "A / B: <C"
      ),
      (
        """
        d = gtk_alert_dialog_new ("%s", _("A"));
        gtk_alert_dialog_set_buttons (d, (const char *[]) {_("No"), _("Yes"), NULL});
        gtk_alert_dialog_set_cancel_button (d, 0);
        """, "A: <No, Yes"
      ),
      ("d = gtk_alert_dialog_new (_(\"A\"));", "A: <_Close"),
      (
        """
        d = gtk_file_chooser_dialog_new (_("Open"), p, GTK_FILE_CHOOSER_ACTION_OPEN,
          _("_Cancel"), GTK_RESPONSE_CANCEL, _("_Open"), GTK_RESPONSE_ACCEPT, NULL);
        """, "Open: <_Cancel, _Open"
      ),
      (
        """
        w = gtk_dialog_add_button (GTK_DIALOG (self->dialog), _("Close"), GTK_RESPONSE_NO);
        gtk_style_context_add_class (gtk_widget_get_style_context (w), "destructive-action");
        """, "!Close, …"
      ),
      (
        """
        d = g_object_new (ADW_TYPE_ALERT_DIALOG, "heading", _("A"), "close-response", "b", NULL);
        adw_alert_dialog_add_response (d, "b", _("B"));
        """, "A: <B"
      ),
    ])
  func c(_ body: String, _ expected: String) {
    #expect(sheets(.c, "void f (void)\n{\n\(body)\n}\n") == [expected])
  }

  @Test(
    "S13: dialogs of Vala are found with their buttons",
    arguments: [
      (
        """
        var d = new Gtk.Dialog.with_buttons (_("A"), this, MODAL, _("_No"), Gtk.ResponseType.CANCEL);
        unowned var b = d.add_button (_("Go"), Gtk.ResponseType.YES);
        b.get_style_context ().add_class (Gtk.STYLE_CLASS_DESTRUCTIVE_ACTION);
        """, "A: <_No, !Go"
      ),
      (
        """
        var d = new Adw.AlertDialog (_("A"), null) { close_response = "x", body = _("B") };
        d.add_response ("x", _("X"));
        d.add_responses ("y", _("Y"), "z", _("Z"));
        d.set_response_appearance ("z", Adw.ResponseAppearance.DESTRUCTIVE);
        """, "A / B: <X, Y, !Z"
      ),
      (
        "new Granite.MessageDialog (_(\"A\"), e.message, icon, Gtk.ButtonsType.CANCEL).run ();",
        "A / \"?\": <_Cancel"
      ),
      (
        "d = new Gtk.AlertDialog (_(\"A\")); d.set_buttons ({ _(\"B\"), _(\"C\") });",
        "A: B, C"
      ),
    ])
  func vala(_ body: String, _ expected: String) {
    #expect(sheets(.vala, "class A : B { void f () {\n\(body)\n} }") == [expected])
  }

  @Test func `S13: a class of Vala that is a dialog has the buttons that it adds`() {
    let source = """
      public class A.Dialog : Granite.MessageDialog {
        construct {
          add_button (_("Skip"), 1);
          var b = (Gtk.Button) add_button (_("Cancel"), Gtk.ResponseType.CANCEL);
        }
        void later () { add_button (_("More"), 2); }
      }
      """
    #expect(sheets(.vala, source) == ["Skip, <Cancel, More 0:0"])
  }

  @Test(
    "S13: dialogs of Python are found with their buttons",
    arguments: [
      (
        """
        d = Adw.AlertDialog(
            heading=_("A"),
            body=_("B"),
        )
        d.add_response("cancel", _("_Cancel"))
        d.add_response("delete", _("_Delete"))
        d.set_response_appearance("delete", Adw.ResponseAppearance.DESTRUCTIVE)
        """, "A / B: <_Cancel, !_Delete"
      ),
      (
        "self.d = Gtk.Dialog(_('A'), self, 0, (_('No'), Gtk.ResponseType.CANCEL, 'Yes', 1))",
        "A: <No, \"Yes\""
      ),
      (
        "d = Gtk.Dialog(title='A', buttons=(Gtk.STOCK_CANCEL, Gtk.ResponseType.CANCEL))",
        "\"A\": <_Cancel"
      ),
      (
        "d: Gtk.Dialog = Gtk.Dialog()\nd.add_buttons('A', 1, _('B'), Gtk.ResponseType.CLOSE)",
        "\"A\", <B"
      ),
      (
        "Gtk.MessageDialog(p, 0, Gtk.MessageType.ERROR, Gtk.ButtonsType.CLOSE, _('A %s') % x)",
        "A %s %s: <_Close"
      ),
      ("dlg.add_button(_('A'), Gtk.ResponseType.OK)", "A, …"),
    ])
  func python(_ body: String, _ expected: String) {
    let indented = body.split(separator: "\n").map { "    \($0)\n" }.joined()
    #expect(sheets(.python, "import Dialog\ndef f(self):\n\(indented)") == [expected])
  }

  @Test func `S13: a class of Python that is a dialog has the buttons that it adds`() {
    let source = """
      class Popup(Gtk.Dialog):
          def __init__(self):
              super().__init__(title=_("A"))
              self.add_button(_("No"), Gtk.ResponseType.CANCEL)
          def more(self):
              self.add_button(_("Yes"), Gtk.ResponseType.OK)
          def other(self):
              return Gtk.Dialog.do_map(self)
      """
    #expect(sheets(.python, source) == ["A: <No, Yes 0:0"])
  }

  @Test func `S13: two functions have two sheets, though their variables are alike`() {
    let body = "d = gtk_dialog_new (); gtk_dialog_add_button (d, _(\"A\"), 1);"
    let source =
      "void f (void) {\(body)}\nvoid g (GtkWidget *d) { gtk_dialog_add_button (d, _(\"B\"), 1); }"
    #expect(sheets(.c, source) == ["A", "B, …"])
  }

  @Test func `S13: buttons of bars are none of a dialog`() {
    #expect(sheets(.python, "dialog = 1\nbar.add_button(_('Hide'), Gtk.ResponseType.CLOSE)") == [])
  }

  @Test func `S13: places are lines and columns in bytes`() {
    let source =
      "void f (void) {\n  é = gtk_dialog_new ();\n  gtk_dialog_add_button (é, _(\"A\"), 1);\n}"
    let list = CallReader.read(Array(source.utf8), file: "x.c", language: .c)
    #expect(list.sheets.map(\.place) == [SourcePlace(file: "x.c", line: 2, column: 8)])
    #expect(
      list.sheets.first?.buttons.map(\.title.place) == [
        SourcePlace(file: "x.c", line: 3, column: 32)
      ])
  }

  @Test func `S13: a title that does not stand there is told, and the sheet is not complete`() {
    let source =
      "void f (void) { d = gtk_dialog_new (); gtk_dialog_add_button (d, label, 1);\ngtk_dialog_add_button (d, _(\"A\"), 2); }"
    let list = CallReader.read(Array(source.utf8), file: "x.c", language: .c)
    #expect(list.sheets.map(\.summary) == ["A, …"])
    #expect(
      list.skipped == [
        .init(
          "the title of a button is not a text that stands here",
          at: SourcePlace(file: "x.c", line: 1, column: 66))
      ])
  }

  @Test(
    "S13: a comment switches rules off, for its line or for the next one",
    arguments: [
      (
        CallReader.Language.c,
        "gtk_dialog_add_button (d, \"A\", 1); // actionsheet-lint:disable a, b"
      ),
      (.c, "/* actionsheet-lint:disable a b */\ngtk_dialog_add_button (d, \"A\", 1);"),
      (.python, "d.add_button('A', 1)  # actionsheet-lint:disable a, b"),
      (.python, "# actionsheet-lint:disable a, b\nd.add_button('A', 1)"),
    ])
  func disabling(_ language: CallReader.Language, _ source: String) {
    let start =
      language == .c ? "d = gtk_dialog_new ();\n" : "d = Gtk.Dialog()\n"
    let list = CallReader.read(Array((start + source).utf8), file: "x", language: language)
    #expect(list.sheets.map(\.disabled) == [[]])
    #expect(list.sheets.first?.buttons.map(\.disabled) == [["a", "b"]])
  }
}
