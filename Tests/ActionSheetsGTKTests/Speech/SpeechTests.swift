import ActionSheets
import Foundation
import Testing

extension GTKTests {
  /// What the Orca screen reader says, beside what the core says that it must.
  @Suite(.enabled(if: Orca.isThere, "needs Orca, and the right to make namespaces"))
  struct SpeechTests {
    /// What is said when a sheet appears, in Orca's words: the button's title and what it is are one utterance.
    private static func appearing(_ content: Content) -> [String] {
      let presentation = Presentation(content, from: nil, in: Presentation.Environment(idiom: .pad))
      var vocabulary = Presentation.Vocabulary()
      vocabulary.button = "push button."
      var lines = Transcript.appearing(presentation, vocabulary)
      // Orca says "alert" and the alert's name in one breath, and so the focused button and what it is.
      lines[0...1] = [lines[0...1].joined(separator: " ")]
      let focused = presentation.focusedButton.flatMap {
        Transcript.button($0, in: content, vocabulary)
      }
      guard let focused else { return lines }
      return lines.dropLast(focused.count) + [focused.joined(separator: " ")]
    }

    private static let notes = Content(
      message: "“Groceries”",
      buttons: [
        .init("Delete Note", role: .destructive), .init("Duplicate"), .init("Email"),
        .init("Print"), .init("Cancel", role: .cancel),
      ])

    /// Where the program has the buttons that ask, each after what opens their popover.
    private static let clicks = [
      ["click:465,25"], ["click:40,455"], ["click:385,25", "click:385,115"],
    ]

    @Test(arguments: clicks)
    func
      `S7, S11: a popover, a centered sheet and one inside a popover are said once, without stray lines`(
        clicks: [String]
      ) throws
    {
      let said = try Orca.listen(to: "GTKNotes", window: "Notes", keys: clicks + ["Tab", "Escape"])
      // Pressing a button with the mouse gives it the focus first, which Orca may say.
      let sheet = clicks.last.flatMap { said[$0] }?.filter {
        !["Share push button.", "List push button.", "Actions… push button."].contains($0)
      }
      #expect(sheet == Self.appearing(Self.notes))
      #expect(said["Tab"] == ["Email push button."])
      #expect(said["Escape"]?.count == 1)
    }

    @Test(arguments: Orca.Pause.allCases)
    func `S11: a sheet in a window of its own is said as soon as it is there`(pause: Orca.Pause)
      throws
    {
      let content = Content(
        title: "Delete this note?", message: "It cannot be undone.",
        buttons: [.init("Delete", role: .destructive), .init("Email"), .init("Print")])
      let said = try Orca.listen(
        to: "actionsheet-gtk", window: "actionsheet", keys: ["Tab"], isFirst: true,
        pause: pause, until: Self.appearing(content).last,
        arguments: [
          "show", "-t", "Delete this note?", "-m", "It cannot be undone.", "-d", "Delete", "Email",
          "Print",
        ])
      // Orca greets, and says the name of the window too unless the sheet comes first.
      let sheet = said[""]?.filter { $0 != "Screen reader on." && $0 != "actionsheet frame." }
      #expect(sheet == Self.appearing(content))
      #expect(said["Tab"] == ["Print push button."])
    }
  }
}
