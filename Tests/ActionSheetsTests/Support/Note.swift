import ActionSheets

/// The choices of the sheet that most tests show.
enum NoteAction: Equatable { case delete, email, print }

extension ActionSheet<NoteAction> {
  /// A destructive button, two others and a way back.
  static let note = ActionSheet {
    Button("Delete Note", .delete, role: .destructive)
    Button("Email", .email)
    Button("Print", .print)
    Cancel("Cancel")
  }

  /// The same without a way back.
  static let noteWithoutCancel = ActionSheet(buttons: note.buttons)
}

extension Content {
  /// Content written as one letter for each button: `d` destructive, `c` cancel, anything else default;
  /// a letter in upper case is disabled.
  init(letters: String) {
    self.init(
      buttons: letters.map { letter in
        let role: Content.Role =
          switch letter.lowercased() {
          case "d": .destructive
          case "c": .cancel
          default: .default
          }
        return Button(String(letter), role: role, isEnabled: letter.isLowercase)
      })
  }
}

extension Presentation.Order {
  /// The order on screen as one letter for each button.
  func letters(_ content: Content) -> String {
    map { content[$0]?.title ?? "?" }.joined()
  }
}

extension Presentation.Environment {
  static let phone = Presentation.Environment()
  static let pad = Presentation.Environment(idiom: .pad, sizeClass: .regular)
}
