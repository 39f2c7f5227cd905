// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The names of Swift 1 to 4.

extension UIBarButtonItem.SystemItem {
  @available(*, deprecated, renamed: "done") public static let Done = done
  @available(*, deprecated, renamed: "cancel") public static let Cancel = cancel
  @available(*, deprecated, renamed: "edit") public static let Edit = edit
  @available(*, deprecated, renamed: "save") public static let Save = save
  @available(*, deprecated, renamed: "add") public static let Add = add
  @available(*, deprecated, renamed: "flexibleSpace")
  public static var FlexibleSpace: Self { .flexibleSpace }
  @available(*, deprecated, renamed: "fixedSpace") public static let FixedSpace = fixedSpace
  @available(*, deprecated, renamed: "compose") public static let Compose = compose
  @available(*, deprecated, renamed: "action") public static let Action = action
  @available(*, deprecated, renamed: "reply") public static let Reply = reply
  @available(*, deprecated, renamed: "organize") public static let Organize = organize
  @available(*, deprecated, renamed: "bookmarks") public static let Bookmarks = bookmarks
  @available(*, deprecated, renamed: "search") public static let Search = search
  @available(*, deprecated, renamed: "refresh") public static let Refresh = refresh
  @available(*, deprecated, renamed: "stop") public static let Stop = stop
  @available(*, deprecated, renamed: "camera") public static let Camera = camera
  @available(*, deprecated, renamed: "play") public static let Play = play
  @available(*, deprecated, renamed: "pause") public static let Pause = pause
  @available(*, deprecated, renamed: "rewind") public static let Rewind = rewind
  @available(*, deprecated, renamed: "fastForward") public static let FastForward = fastForward
  @available(*, deprecated, renamed: "undo") public static let Undo = undo
  @available(*, deprecated, renamed: "redo") public static let Redo = redo
  @available(*, deprecated, renamed: "pageCurl") public static let PageCurl = pageCurl
  @available(*, deprecated, renamed: "trash") public static let Trash = trash
}

extension UIBarButtonItem.Style {
  @available(*, deprecated, renamed: "bordered") public static let Bordered = bordered
  @available(*, deprecated, renamed: "plain") public static let Plain = plain
  @available(*, deprecated, renamed: "done") public static let Done = done
}

@available(*, deprecated, renamed: "UIBarButtonItem.Style")
public typealias UIBarButtonItemStyle = UIBarButtonItem.Style

@available(*, deprecated, renamed: "UIBarButtonItem.SystemItem")
public typealias UIBarButtonSystemItem = UIBarButtonItem.SystemItem
