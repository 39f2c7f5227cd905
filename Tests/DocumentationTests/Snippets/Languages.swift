import ActionSheets
import ActionSheetsTerminal

/// The code of `Documentation/Languages.md`.
@MainActor
func presenterWithWordsOfItsOwn() -> TerminalPresenter {
  var words = TerminalVocabulary()
  words.escapeCancels = "esc goes back"
  let presenter = TerminalPresenter(TerminalConfiguration(vocabulary: words))
  return presenter
}
