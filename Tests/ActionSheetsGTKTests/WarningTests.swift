import CGTK
import Testing

extension GTKTests {
  /// What the other tests rely on: that no warning of GTK is overlooked.
  @MainActor
  @Suite struct WarningTests {
    @Test func `A warning in GLib's older way is an issue of the test`() {
      withKnownIssue { g_return_if_fail_warning("Tests", "test", "the warning is deliberate") }
    }

    @Test func `A warning in GLib's newer way is an issue of the test`() {
      let fields = g_variant_parse(
        nil, "{'MESSAGE': <'This warning is deliberate'>}", nil, nil, nil)
      defer { g_variant_unref(fields) }
      withKnownIssue { g_log_variant("Tests", G_LOG_LEVEL_WARNING, fields) }
    }

    @Test func `A warning of GTK's own is an issue of the test`() {
      withKnownIssue { gtk_label_set_text(nil, "") }
    }

    @Test func `A warning ends a program that a test runs`() throws {
      let program = try Program(["warn"], of: "GTKScenes")
      #expect(program.end() == Program.End(status: SIGTRAP, output: "warning\n"))
    }
  }
}
