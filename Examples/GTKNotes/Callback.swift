import CGTK

/// A function of Swift that hears a signal without arguments for as long as its widget lives.
@MainActor
final class Callback {
  private let body: @MainActor () -> Void

  private init(_ body: @escaping @MainActor () -> Void) {
    self.body = body
  }

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
}
