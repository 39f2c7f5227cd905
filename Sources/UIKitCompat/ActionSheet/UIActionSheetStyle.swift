/// The looks that action sheets once had. The value is kept; presenters follow the host's looks.
public enum UIActionSheetStyle: Int, Sendable {
  case automatic = -1
  case `default` = 0
  case blackTranslucent = 1
  case blackOpaque = 2
}
