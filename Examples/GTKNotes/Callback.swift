import CGTK

/// A function of Swift that hears a signal for as long as its widget lives.
@MainActor
final class Callback {
  private let body: @MainActor () -> Void

  private let key: UInt32?

  private init(_ body: @escaping @MainActor () -> Void, key: UInt32? = nil) {
    self.body = body
    self.key = key
  }

  /// Calls a function at each signal, one without arguments.
  static func connect(
    _ widget: UnsafeMutablePointer<GtkWidget>?, _ signal: String,
    _ body: @escaping @MainActor () -> Void
  ) {
    guard let widget else { return }
    let handler: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void = {
      _, data in
      guard let data else { return }
      let callback = Unmanaged<Callback>.fromOpaque(data).takeUnretainedValue()
      MainActor.assumeIsolated { callback.body() }
    }
    g_signal_connect_data(
      widget, signal, unsafeBitCast(handler, to: GCallback.self),
      Unmanaged.passRetained(Callback(body)).toOpaque(),
      { data, _ in
        guard let data else { return }
        Unmanaged<Callback>.fromOpaque(data).release()
      }, G_CONNECT_DEFAULT)
  }

  /// Calls a function at each press of a key, which goes no further.
  static func connect(
    _ controller: OpaquePointer?, key: String, _ body: @escaping @MainActor () -> Void
  ) {
    guard let controller else { return }
    let handler:
      @convention(c) (UnsafeMutableRawPointer?, UInt32, UInt32, UInt32, UnsafeMutableRawPointer?) ->
        Int32 = { _, key, _, _, data in
          guard let data else { return 0 }
          let callback = Unmanaged<Callback>.fromOpaque(data).takeUnretainedValue()
          return MainActor.assumeIsolated {
            guard callback.key == key else { return 0 }
            callback.body()
            return 1
          }
        }
    g_signal_connect_data(
      UnsafeMutableRawPointer(controller), "key-pressed",
      unsafeBitCast(handler, to: GCallback.self),
      Unmanaged.passRetained(Callback(body, key: gdk_keyval_from_name(key))).toOpaque(),
      { data, _ in
        guard let data else { return }
        Unmanaged<Callback>.fromOpaque(data).release()
      }, G_CONNECT_DEFAULT)
  }
}

/// Returns a pointer to a widget as one to its class.
func cast<Class>(_ widget: UnsafeMutablePointer<GtkWidget>?) -> UnsafeMutablePointer<Class>? {
  widget.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: Class.self) }
}
