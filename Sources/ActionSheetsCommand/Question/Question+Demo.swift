extension Question {
  /// The sheet that `demo` shows.
  static var demo: Question {
    Question(
      message: "What should happen to the note?",
      buttons: QuestionButtons(
        titles: ByteStrings(["Delete Note", "Email", "Print", "Duplicate", "Cancel"]),
        roles: [.destructive, .default, .default, .default, .cancel]))
  }
}
