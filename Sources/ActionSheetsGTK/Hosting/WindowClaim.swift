import CGTK

/// Sees to it that one presenter at a time shows sheets over a window.
///
/// Two would make the same content unusable, and each would undo what it found rather than what the program had set.
@MainActor
enum WindowClaim {
  private static let key = "actionsheets-host"

  /// Takes a window for a host. Returns whether no other host has it.
  static func take(_ window: Widget, for host: AnyObject) -> Bool {
    let owner = g_object_get_data(window.object, key)
    guard owner == nil || owner == pointer(host) else { return false }
    g_object_set_data(window.object, key, pointer(host))
    return true
  }

  /// Gives a window back if the host has it.
  static func release(_ window: Widget, by host: AnyObject) {
    guard g_object_get_data(window.object, key) == pointer(host) else { return }
    g_object_set_data(window.object, key, nil)
  }

  private static func pointer(_ host: AnyObject) -> UnsafeMutableRawPointer {
    Unmanaged.passUnretained(host).toOpaque()
  }
}

extension Widget {
  fileprivate var object: UnsafeMutablePointer<GObject> { cast(to: GObject.self) }
}
