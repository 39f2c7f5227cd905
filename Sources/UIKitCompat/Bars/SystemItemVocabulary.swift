/// The words on the buttons of system items, which a program can translate.
///
///     UIKitCompat.systemItemVocabulary = SystemItemVocabulary([.done: "Fertig", .cancel: "Abbrechen"])
public struct SystemItemVocabulary: Hashable, Sendable {
  private var titles: [UIBarButtonItem.SystemItem: String]
  /// The title of the button that goes back to a controller without a title.
  public var back: String

  /// Creates a vocabulary; an item without a title has its English one.
  public init(_ titles: [UIBarButtonItem.SystemItem: String] = [:], back: String = "Back") {
    self.titles = titles
    self.back = back
  }

  /// The title of an item; empty for a space.
  public subscript(item: UIBarButtonItem.SystemItem) -> String {
    get { titles[item] ?? Self.english[item.rawValue] }
    set { titles[item] = newValue }
  }

  /// The words in the order of the raw values, which are UIKit's; the spaces have none.
  private static let english = [
    "Done", "Cancel", "Edit", "Save", "Add", "", "", "Compose", "Reply", "Share", "Organize",
    "Bookmarks", "Search", "Refresh", "Stop", "Camera", "Delete", "Play", "Pause", "Rewind",
    "Fast Forward", "Undo", "Redo", "Page Curl", "Close",
  ]
}

/// The words that bars show, to be set before the first window is shown; tests share it with all others.
@preconcurrency @MainActor public var systemItemVocabulary = SystemItemVocabulary()

extension UIBarButtonItem {
  /// The text on the item's button, for hosts that draw it: its title, or the one of its system item.
  public var shownTitle: String { title ?? systemItem.map { systemItemVocabulary[$0] } ?? "" }
}
