// The names of Swift 1 to 4.

extension UIBarButtonItem.SystemItem {
  /// The system's item of that name.
  @available(*, deprecated, renamed: "done")
  public static var Done: UIBarButtonItem.SystemItem { .done }

  /// The system's item of that name.
  @available(*, deprecated, renamed: "cancel")
  public static var Cancel: UIBarButtonItem.SystemItem { .cancel }

  /// The system's item of that name.
  @available(*, deprecated, renamed: "edit")
  public static var Edit: UIBarButtonItem.SystemItem { .edit }

  /// The system's item of that name.
  @available(*, deprecated, renamed: "save")
  public static var Save: UIBarButtonItem.SystemItem { .save }

  /// The system's item of that name.
  @available(*, deprecated, renamed: "add")
  public static var Add: UIBarButtonItem.SystemItem { .add }

  /// The system's item of that name.
  @available(*, deprecated, renamed: "flexibleSpace")
  public static var FlexibleSpace: UIBarButtonItem.SystemItem { .flexibleSpace }

  /// The system's item of that name.
  @available(*, deprecated, renamed: "fixedSpace")
  public static var FixedSpace: UIBarButtonItem.SystemItem { .fixedSpace }

  /// The system's item of that name.
  @available(*, deprecated, renamed: "compose")
  public static var Compose: UIBarButtonItem.SystemItem { .compose }

  /// The system's item of that name.
  @available(*, deprecated, renamed: "action")
  public static var Action: UIBarButtonItem.SystemItem { .action }

  /// The system's item of that name.
  @available(*, deprecated, renamed: "reply")
  public static var Reply: UIBarButtonItem.SystemItem { .reply }

  /// The system's item of that name.
  @available(*, deprecated, renamed: "organize")
  public static var Organize: UIBarButtonItem.SystemItem { .organize }

  /// The system's item of that name.
  @available(*, deprecated, renamed: "bookmarks")
  public static var Bookmarks: UIBarButtonItem.SystemItem { .bookmarks }

  /// The system's item of that name.
  @available(*, deprecated, renamed: "search")
  public static var Search: UIBarButtonItem.SystemItem { .search }

  /// The system's item of that name.
  @available(*, deprecated, renamed: "refresh")
  public static var Refresh: UIBarButtonItem.SystemItem { .refresh }

  /// The system's item of that name.
  @available(*, deprecated, renamed: "stop")
  public static var Stop: UIBarButtonItem.SystemItem { .stop }

  /// The system's item of that name.
  @available(*, deprecated, renamed: "camera")
  public static var Camera: UIBarButtonItem.SystemItem { .camera }

  /// The system's item of that name.
  @available(*, deprecated, renamed: "play")
  public static var Play: UIBarButtonItem.SystemItem { .play }

  /// The system's item of that name.
  @available(*, deprecated, renamed: "pause")
  public static var Pause: UIBarButtonItem.SystemItem { .pause }

  /// The system's item of that name.
  @available(*, deprecated, renamed: "rewind")
  public static var Rewind: UIBarButtonItem.SystemItem { .rewind }

  /// The system's item of that name.
  @available(*, deprecated, renamed: "fastForward")
  public static var FastForward: UIBarButtonItem.SystemItem { .fastForward }

  /// The system's item of that name.
  @available(*, deprecated, renamed: "undo")
  public static var Undo: UIBarButtonItem.SystemItem { .undo }

  /// The system's item of that name.
  @available(*, deprecated, renamed: "redo")
  public static var Redo: UIBarButtonItem.SystemItem { .redo }

  /// The system's item of that name.
  @available(*, deprecated, renamed: "pageCurl")
  public static var PageCurl: UIBarButtonItem.SystemItem { .pageCurl }

  /// The system's item of that name.
  @available(*, deprecated, renamed: "trash")
  public static var Trash: UIBarButtonItem.SystemItem { .trash }
}

extension UIBarButtonItem.Style {
  /// With a border, before iOS 8.
  @available(*, deprecated, renamed: "bordered")
  public static var Bordered: UIBarButtonItem.Style { .bordered }

  /// As items mostly look.
  @available(*, deprecated, renamed: "plain")
  public static var Plain: UIBarButtonItem.Style { .plain }

  /// The item that finishes a task.
  @available(*, deprecated, renamed: "done")
  public static var Done: UIBarButtonItem.Style { .done }
}

/// The looks of an item, by their name up to Swift 4.
@available(*, deprecated, renamed: "UIBarButtonItem.Style")
public typealias UIBarButtonItemStyle = UIBarButtonItem.Style

/// The items that the system knows, by their name up to Swift 4.
@available(*, deprecated, renamed: "UIBarButtonItem.SystemItem")
public typealias UIBarButtonSystemItem = UIBarButtonItem.SystemItem
