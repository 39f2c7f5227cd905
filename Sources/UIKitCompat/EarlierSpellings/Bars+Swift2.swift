// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The names of Swift 1 to 4.

extension UIBarButtonItem.SystemItem {
  @available(*, deprecated, renamed: "done") public static var Done: Self { .done }
  @available(*, deprecated, renamed: "cancel") public static var Cancel: Self { .cancel }
  @available(*, deprecated, renamed: "edit") public static var Edit: Self { .edit }
  @available(*, deprecated, renamed: "save") public static var Save: Self { .save }
  @available(*, deprecated, renamed: "add") public static var Add: Self { .add }
  @available(*, deprecated, renamed: "flexibleSpace")
  public static var FlexibleSpace: Self { .flexibleSpace }
  @available(*, deprecated, renamed: "fixedSpace")
  public static var FixedSpace: Self { .fixedSpace }
  @available(*, deprecated, renamed: "compose") public static var Compose: Self { .compose }
  @available(*, deprecated, renamed: "action") public static var Action: Self { .action }
  @available(*, deprecated, renamed: "reply") public static var Reply: Self { .reply }
  @available(*, deprecated, renamed: "organize") public static var Organize: Self { .organize }
  @available(*, deprecated, renamed: "bookmarks") public static var Bookmarks: Self { .bookmarks }
  @available(*, deprecated, renamed: "search") public static var Search: Self { .search }
  @available(*, deprecated, renamed: "refresh") public static var Refresh: Self { .refresh }
  @available(*, deprecated, renamed: "stop") public static var Stop: Self { .stop }
  @available(*, deprecated, renamed: "camera") public static var Camera: Self { .camera }
  @available(*, deprecated, renamed: "play") public static var Play: Self { .play }
  @available(*, deprecated, renamed: "pause") public static var Pause: Self { .pause }
  @available(*, deprecated, renamed: "rewind") public static var Rewind: Self { .rewind }
  @available(*, deprecated, renamed: "fastForward")
  public static var FastForward: Self { .fastForward }
  @available(*, deprecated, renamed: "undo") public static var Undo: Self { .undo }
  @available(*, deprecated, renamed: "redo") public static var Redo: Self { .redo }
  @available(*, deprecated, renamed: "pageCurl") public static var PageCurl: Self { .pageCurl }
  @available(*, deprecated, renamed: "trash") public static var Trash: Self { .trash }
}

extension UIBarButtonItem.Style {
  @available(*, deprecated, renamed: "bordered") public static var Bordered: Self { .bordered }
  @available(*, deprecated, renamed: "plain") public static var Plain: Self { .plain }
  @available(*, deprecated, renamed: "done") public static var Done: Self { .done }
}

@available(*, deprecated, renamed: "UIBarButtonItem.Style")
public typealias UIBarButtonItemStyle = UIBarButtonItem.Style

@available(*, deprecated, renamed: "UIBarButtonItem.SystemItem")
public typealias UIBarButtonSystemItem = UIBarButtonItem.SystemItem
