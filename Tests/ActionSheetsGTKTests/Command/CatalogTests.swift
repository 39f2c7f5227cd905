import Foundation
import Testing

extension GTKTests {
  /// `--catalog` and `--language` in a window.
  @Suite struct CatalogTests {
    /// The catalog of the example that speaks five languages.
    private static let notes = URL(fileURLWithPath: #filePath)
      .appendingPathComponent("../../../../Examples/LocalizedNotes/Resources/Notes.xcstrings")
      .standardized.path

    @Test(arguments: [
      (
        "de", "Was soll mit den Notizen geschehen?",
        ["Löschen (unwiderruflich)", "Per E-Mail senden", "Drucken", "Abbrechen"]
      ),
      (
        "ar", "ماذا تريد أن تفعل بالملاحظات؟",
        ["حذف (لا رجعة فيه)", "إرسال بالبريد الإلكتروني", "طباعة", "إلغاء"]
      ),
    ])
    func `T10, S11: a window shows translations, and the answer is the key as it was given`(
      language: String, message: String, buttons: [String]
    ) throws {
      let program = try Program(
        [
          "show", "--name", "tree", "--catalog", Self.notes, "-m",
          "What should happen to the notes?", "-d", "Delete", "Email", "Print",
        ], variables: ["LANG": "C.UTF-8", "LANGUAGE": language])
      _ = try program.window(titled: "tree")
      #expect(
        try Program.tree(of: "tree") == [
          "frame: tree", "alert: \(message)", "label: \(message)",
        ] + buttons.map { "push button: \($0)" })
      try program.keys("Down", "Return")
      #expect(program.end() == Program.End(status: 0, output: "Print\n"))
    }

    @Test(arguments: [
      (["LANG": "C.UTF-8"], "ar", "Right"), (["LANG": "C.UTF-8", "LANGUAGE": "ar"], nil, "Right"),
      (["LANG": "C.UTF-8", "LANGUAGE": "ar"], "de", "Left"), (["LANG": "C.UTF-8"], nil, "Left"),
    ])
    func `T9, T10: the language alone decides on which side of OK Cancel stands`(
      variables: [String: String], language: String?, key: String
    ) throws {
      let program = try Program(
        ["alert", "-t", "T", "--cancel", "No"] + (language.map { ["--language", $0] } ?? []),
        variables: variables)
      _ = try program.window()
      try program.keys(key, "Return")
      #expect(program.end() == Program.End(status: 1, output: ""))
    }
  }
}
