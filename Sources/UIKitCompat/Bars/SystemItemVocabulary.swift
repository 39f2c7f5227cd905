/// What the buttons of the items say that the system knows, so that it can be translated.
///
///     UIKitCompat.systemItemVocabulary = SystemItemVocabulary([.done: "Fertig", .cancel: "Abbrechen"])
public struct SystemItemVocabulary: Hashable, Sendable {
  private var titles: [UIBarButtonItem.SystemItem: String]
  /// What the button says that goes back to a controller without a title.
  public var back: String

  /// Creates a vocabulary; what is not named is English.
  public init(_ titles: [UIBarButtonItem.SystemItem: String] = [:], back: String = "Back") {
    self.titles = titles
    self.back = back
  }

  /// What the button of an item says; nothing for a space.
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

/// What the buttons of system items say; set it before the first window is shown.
@preconcurrency @MainActor public var systemItemVocabulary = SystemItemVocabulary()

extension UIBarButtonItem {
  /// What the button of the item says: its title, or what the system calls it. For hosts that draw it.
  public var shownTitle: String { title ?? systemItem.map { systemItemVocabulary[$0] } ?? "" }
}
