/// The looks that action sheets once had. The value is kept; presenters follow the host's looks.
public enum UIActionSheetStyle: Int, Sendable {
  /// As the bar at the bottom looks.
  case automatic = -1
  /// As the system looks.
  case `default` = 0
  /// Dark and translucent.
  case blackTranslucent = 1
  /// Dark.
  case blackOpaque = 2
}
