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
    get { titles[item] ?? SystemItemVocabulary.english(item) }
    set { titles[item] = newValue }
  }

  private static func english(_ item: UIBarButtonItem.SystemItem) -> String {
    switch item {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .add: "Add"
    case .compose: "Compose"
    case .reply: "Reply"
    case .action: "Share"
    case .organize: "Organize"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .refresh: "Refresh"
    case .stop: "Stop"
    case .camera: "Camera"
    case .trash: "Delete"
    case .play: "Play"
    case .pause: "Pause"
    case .rewind: "Rewind"
    case .fastForward: "Fast Forward"
    case .undo: "Undo"
    case .redo: "Redo"
    case .pageCurl: "Page Curl"
    case .close: "Close"
    case .flexibleSpace, .fixedSpace: ""
    }
  }
}

/// The words on the buttons of system items. Set it before the first window is shown.
///
/// It belongs to the whole process: tests that change it share it with all others.
@preconcurrency @MainActor public var systemItemVocabulary = SystemItemVocabulary()

extension UIBarButtonItem {
  /// The text on the item's button, for hosts that draw it: its title, or the one of its system item.
  public var shownTitle: String { title ?? systemItem.map { systemItemVocabulary[$0] } ?? "" }
}
