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
  @available(*, deprecated, renamed: "trash")
  public static var Trash: UIBarButtonItem.SystemItem { .trash }
}

extension UIBarButtonItem.Style {
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
