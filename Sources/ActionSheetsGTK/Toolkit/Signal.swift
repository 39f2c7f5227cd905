import CGTK

/// A function of Swift that is called at a signal of an object, until this is dropped.
///
/// A connection that nobody holds goes on for as long as its object lives.
@MainActor
final class Signal {
  private let instance: UnsafeMutableRawPointer
  private let handler: UInt

  private typealias Body = Callback<@MainActor (SignalArguments) -> Bool>

  /// Connects a function to a signal of an object, which is kept alive until the connection is dropped.
  ///
  /// - Parameter body: Returns the signal's result, as a rule whether the event is dealt with.
  init(
    _ instance: UnsafeMutableRawPointer, _ name: String,
    _ body: @escaping @MainActor (SignalArguments) -> Bool
  ) {
    self.instance = g_object_ref(instance)
    handler = Signal.connect(instance, name, body)
  }

  /// Connects a function that wants no arguments and leaves the event to others.
  convenience init(
    _ instance: UnsafeMutableRawPointer, _ name: String, _ body: @escaping @MainActor () -> Void
  ) {
    self.init(instance, name) { _ in
      body()
      return false
    }
  }

  isolated deinit {
    if g_signal_handler_is_connected(instance, handler) != 0 {
      g_signal_handler_disconnect(instance, handler)
    }
    g_object_unref(instance)
  }

  /// Connects a function to a signal for as long as the object lives.
  ///
  /// - Parameter isAfter: Whether the class's own handler comes first.
  @discardableResult
  static func connect(
    _ instance: UnsafeMutableRawPointer, _ name: String, isAfter: Bool = false,
    _ body: @escaping @MainActor (SignalArguments) -> Bool
  ) -> UInt {
    let data = Body.retain(body)
    let closure = g_closure_new_simple(UInt32(MemoryLayout<GClosure>.size), data)
    g_closure_add_finalize_notifier(closure, data) { data, _ in Body.release(data) }
    g_closure_set_marshal(closure) { closure, result, count, values, _, _ in
      guard let body = Body.function(closure?.pointee.data) else { return }
      nonisolated(unsafe) let arguments = values
      let isHandled = MainActor.assumeIsolated {
        body(SignalArguments(values: arguments, count: Int(count)))
      }
      // GTK's signals that want to know anything want a boolean.
      if let result, result.pointee.g_type != 0 { g_value_set_boolean(result, isHandled ? 1 : 0) }
    }
    return g_signal_connect_closure(instance, name, closure, isAfter ? 1 : 0)
  }
}

extension Widget {
  /// Calls a function at a signal for as long as the widget lives.
  package func on(_ name: String, isAfter: Bool = false, _ body: @escaping @MainActor () -> Void) {
    Signal.connect(pointer, name, isAfter: isAfter) { _ in
      body()
      return false
    }
  }
}

/// The arguments that an object sends along with a signal.
@MainActor
struct SignalArguments {
  let values: UnsafePointer<GValue>?
  let count: Int

  /// Returns an argument as a pointer to an object or boxed value, or `nil`; the sender is not counted.
  func pointer(_ index: Int) -> UnsafeMutableRawPointer? {
    value(index).flatMap { value in
      g_value_fits_pointer(value) != 0
        ? g_value_peek_pointer(value).map { UnsafeMutableRawPointer(mutating: $0) } : nil
    }
  }

  func isEmptyText(_ index: Int) -> Bool {
    value(index).flatMap { g_value_get_string($0) }.map { $0.pointee == 0 } ?? true
  }

  func unsigned(_ index: Int) -> UInt32 { value(index).map { g_value_get_uint($0) } ?? 0 }

  func flags(_ index: Int) -> UInt32 { value(index).map { g_value_get_flags($0) } ?? 0 }

  private func value(_ index: Int) -> UnsafePointer<GValue>? {
    index + 1 < count ? values.map { $0 + index + 1 } : nil
  }
}
