import ActionSheets

/// The words on the buttons of system items, in each of ``/ActionSheets/Presentation/Vocabulary/languages``.
///
/// A program can change any of them:
///
///     UIKitCompat.systemItemVocabulary[.done] = "Ready"
public struct SystemItemVocabulary: Hashable, Sendable {
  /// The titles in the order of the raw values of the items; those of spaces are empty.
  var titles: [String]
  /// The title of the button that goes back to a controller without a title.
  public var back: String

  /// Creates the words for the person whom the variables of an environment describe.
  package init(environment variables: [String: String]) {
    self.init(Presentation.Vocabulary.language { variables[$0] })
  }

  /// The title of an item; empty for a space.
  public subscript(item: UIBarButtonItem.SystemItem) -> String {
    get { titles[item.rawValue] }
    set { titles[item.rawValue] = newValue }
  }
}

/// The words that bars show, to be set before the first window is shown; tests share it with all others.
///
/// At first they are in the language that the environment of the process names.
@preconcurrency @MainActor public var systemItemVocabulary = SystemItemVocabulary(
  environment: ProcessInfo.processInfo.environment)

extension UIBarButtonItem {
  /// The text on the item's button, for hosts that draw it: its title, or the one of its system item.
  public var shownTitle: String { title ?? systemItem.map { systemItemVocabulary[$0] } ?? "" }
}
