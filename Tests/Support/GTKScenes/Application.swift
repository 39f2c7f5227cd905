import CGTK

/// A `GtkApplication` that has one function called when it is activated.
@MainActor
final class Application {
  typealias Pointer = UnsafeMutablePointer<GApplication>

  private var activate: (Pointer) -> Void = { _ in }

  /// Runs the application's own main loop and returns when it quits.
  func run(_ activate: @escaping (Pointer) -> Void) {
    self.activate = activate
    let created = gtk_application_new("org.example.GTKScenes", G_APPLICATION_NON_UNIQUE)
    guard let created else { return }
    let application = UnsafeMutableRawPointer(created).assumingMemoryBound(to: GApplication.self)
    let handler: @convention(c) (Pointer?, UnsafeMutableRawPointer?) -> Void = { sender, data in
      guard let sender, let data else { return }
      nonisolated(unsafe) let application = sender
      let owner = Unmanaged<Application>.fromOpaque(data).takeUnretainedValue()
      MainActor.assumeIsolated { owner.activate(application) }
    }
    g_signal_connect_data(
      created, "activate", unsafeBitCast(handler, to: GCallback.self),
      Unmanaged.passUnretained(self).toOpaque(), nil, G_CONNECT_DEFAULT)
    withExtendedLifetime(self) {
      _ = g_application_run(application, 0, nil)
    }
    g_object_unref(created)
  }
}
